import type { View } from '@roundhouse/nuremberg/base/view'
import type { ToolGame } from '../tools/game.ts'

const within =
  (wantedTurn: number, wantedPhase: View['phase']) =>
  (view: unknown): boolean => {
    const { turn, phase } = view as View
    return turn === wantedTurn && phase === wantedPhase
  }

export const tools: ToolGame = {
  fullest: { players: '4', map: 'nuremberg' },
  shots: [
    { name: 'new-nuremberg', of: { is: 'page', path: '#/new/nuremberg', part: '.tiles' } },
    { name: 'nuremberg-auction', of: { is: 'moment', when: within(2, 'auction') } },
    { name: 'nuremberg-track', of: { is: 'moment', when: within(3, 'track') } },
    { name: 'nuremberg-trains', theme: 'dark', of: { is: 'moment', when: within(3, 'trains') } },
    { name: 'nuremberg-coach', of: { is: 'moment', when: within(2, 'track'), coach: true } },
    { name: 'nuremberg-end', of: { is: 'end' } },
    { name: 'nuremberg-review', theme: 'dark', of: { is: 'review', at: 'turning-point' } },
    { name: 'puzzle', of: { is: 'page', path: '#/puzzles/nuremberg/3', part: '.nuremberg-table' } },
    { name: 'nuremberg-lesson', of: { is: 'page', path: '#/learn/nuremberg/2', part: '.instruction' } },
  ],
}
