import { expect, test } from 'vitest'
import { begun, rulesOn, seeds, writeLine } from '../testing/positions.ts'

test.each([
  [2, ['U1', 'U2', 'L1', 'L2']],
  [3, ['U1', 'U2', 'U3', 'L1', 'L2', 'L3']],
  [4, ['U1', 'U2', 'U3', 'U4', 'L1', 'L2', 'L3', 'L4']],
])('NB-2.2 with %i players one disc lies on every open box, none elsewhere', (players, open) => {
  const rules = rulesOn('nuremberg', players)
  for (const seed of seeds(5)) {
    const { discs } = begun(rules, seed).state
    expect(rules.boxes.filter((_, box) => discs[box] !== -1).map(({ name }) => name)).toEqual(open)
  }
})

test('NB-2.2 the discs are random: every colour comes', () => {
  const colours = seeds(20).map(seed => begun(rulesOn('nuremberg', 2), seed).state.discs[0]!)
  expect([...new Set(colours)].sort()).toEqual([0, 1, 2, 3])
})

test('NB-2.2 they come from the bag of NB-1.5: never more than 5 of a colour', () => {
  const rules = { ...rulesOn('nuremberg', 4), bags: { ...rulesOn('nuremberg', 4).bags, discs: [2, 2, 2, 2] } }
  for (const seed of seeds(20)) expect([...begun(rules, seed).state.discs].sort()).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})

test('NB-2.2 is told box by box', () => {
  const scene = begun(rulesOn('nuremberg', 2))
  const colours = ['white', 'brown', 'red', 'green']
  const on = (box: number) => colours[scene.state.discs[box]!]
  const discs = scene.story.map(writeLine).filter(line => line.startsWith('disc'))
  expect(discs).toEqual([
    `disc: box U1, colour ${on(0)}`,
    `disc: box U2, colour ${on(1)}`,
    `disc: box L1, colour ${on(4)}`,
    `disc: box L2, colour ${on(5)}`,
  ])
})
