import { visibleTo } from '@roundhouse/kernel/story'
import { loadGame, optionsFor } from '@roundhouse/table/games'
import { movesAt, newTable, playLegal, type Table, toMove } from '@roundhouse/table/table'
import { undo } from '@roundhouse/table/undo'
import { expect, test } from 'vitest'
import { newNewsReader } from './news.ts'

const CHAIRS = [
  { is: 'person', name: '1' },
  { is: 'person', name: '2' },
] as const

async function dealt(name: string): Promise<Table> {
  const manifest = await loadGame(name)
  const options = optionsFor(manifest, { players: '2', modules: 'A,B', map: 'nuremberg' })
  return newTable(manifest, { id: 'g', options, chairs: CHAIRS }, [1, 2, 3, 4])
}

const after = (table: Table): Table => playLegal(table, toMove(table)!, movesAt(table).at(-1)!)

test('each reads every line he may see once, whatever the other has read', async () => {
  let table = await dealt('first-class')
  const read = newNewsReader(true)
  const lines = [0, 1].map(seat => [...read(table, seat)])
  for (let n = 0; n < 40; n++) {
    table = after(table)
    if (n % 3 > 0) lines[n % 2]!.push(...read(table, n % 2))
  }
  for (const seat of [0, 1]) {
    lines[seat]!.push(...read(table, seat))
    expect(lines[seat]).toEqual(visibleTo(table.match.story, seat))
    expect(read(table, seat)).toEqual([])
  }
})

test('what was taken back and played in another way is read again', async () => {
  let table = await dealt('first-class')
  const read = newNewsReader(true)
  for (;;) {
    table = after(table)
    const seat = table.match.played.at(-1)!.seat
    read(table, seat)
    const back = undo(table, seat, false)
    if (!back.ok || back.table.match.story.length === table.match.story.length) continue
    expect(read(back.table, seat)).toEqual([])
    const other = playLegal(back.table, seat, movesAt(back.table)[0]!)
    expect(read(other, seat)).toEqual(visibleTo(other.match.story.slice(back.table.match.story.length), seat))
    return
  }
})

test('who comes to a running game reads what happened since his last turn', async () => {
  let table = await dealt('first-class')
  while (table.match.played.length < 30 || table.match.played.at(-1)!.seat !== 1) table = after(table)
  const heard = newNewsReader(true)(table, 0)
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.length).toBeLessThan(visibleTo(table.match.story, 0).length)
})

test('where nobody has secrets, what one has read all have read', async () => {
  let table = await dealt('nuremberg')
  const read = newNewsReader(false)
  while (table.match.story.length === 0) table = after(table)
  expect(read(table, 0)).toEqual(table.match.story)
  expect(read(table, 1)).toEqual([])
})
