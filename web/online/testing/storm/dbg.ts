import { TABLE } from './table-name.ts'
import { fork } from '@roundhouse/kernel/dice'
import { checkAfterStorm } from './laws.ts'
import { seedOf } from './setting.ts'
import { World } from './world.ts'

for (const n of process.argv.slice(2).map(Number)) {
  const world = await World.open({ seed: fork(seedOf('1'), n), game: 'pebbles', sabotage: null })
  await world.storm()
  await world.calmDown()
  await checkAfterStorm(world)
  if (!world.breaches.length) {
    await world.abandon()
    await checkAfterStorm(world)
  }
  console.log(world.breaches)
  const t = world.disk.tables.get(TABLE)!
  const rel = (x: number) => ((x - 1780315200000) / 1000).toFixed(3)
  console.log(
    world.setup.pace,
    world.setup.bank,
    'gaps',
    world.gaps.map(g => [rel(g.from), rel(g.to)].join('-')).join(' '),
  )
  console.log('starts', world.starts.map(g => rel(g.beat) + '->' + rel(g.at)).join(' '))
  t.entries.forEach((e, i) => console.log(e.seq, rel(e.at), rel(t.committed[i]!), e.by, JSON.stringify(e.event)))
}
