import type { OwnTable, TableInvitation } from '@roundhouse/wire/lobby'
import type { Invitation, ListedTable } from '../store/table-list.ts'

export function ownTable(listed: ListedTable, person: number): OwnTable {
  const { id, setup, stage, toMove, due, people, names, moved } = listed
  const isMyTurn = toMove !== null && people[toMove] === person
  return {
    table: id,
    game: setup.game,
    options: setup.options,
    pace: setup.pace,
    stage,
    isFull: setup.chairs.every(({ is }, seat) => is === 'bot' || people[seat] !== null),
    isMyTurn,
    others: names.filter((name, seat): name is string => name !== null && people[seat] !== person),
    mover: toMove === null || isMyTurn ? null : (names[toMove] ?? null),
    moved,
    until: stage === 'playing' && setup.pace !== 'none' ? due : null,
  }
}

export const tableInvitation = ({ id, setup, by, invited, isRematch }: ListedTable & Invitation): TableInvitation => ({
  table: id,
  game: setup.game,
  options: setup.options,
  pace: setup.pace,
  players: setup.chairs.length,
  by,
  since: invited,
  isRematch,
})
