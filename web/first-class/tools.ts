import type { View } from '@roundhouse/first-class/base/view'
import type { ToolGame } from '../tools/game.ts'

const inFrame = (view: unknown): boolean => {
  const { round, frame } = view as View
  return round === 3 && frame !== null
}

const beforeTurn = (view: unknown): boolean => {
  const { round, phase, frame } = view as View
  return round === 4 && phase === 'turn' && frame === null
}

export const tools: ToolGame = {
  fullest: { players: '4', modules: 'C,D' },
  shots: [
    { name: 'new-first-class', of: { is: 'page', path: '#/new/first-class', part: '.tiles' } },
    { name: 'first-class', of: { is: 'moment', when: beforeTurn } },
    { name: 'first-class-frame', theme: 'dark', of: { is: 'moment', when: inFrame } },
    { name: 'first-class-coach', of: { is: 'moment', when: beforeTurn, coach: true } },
    { name: 'first-class-end', of: { is: 'end' } },
    { name: 'first-class-review', of: { is: 'review', at: 'turning-point' } },
    { name: 'first-class-review-move', theme: 'dark', of: { is: 'review', at: 200 } },
    { name: 'cards', of: { is: 'page', path: '#/cards/first-class', part: '.card-drawing' } },
    { name: 'lessons', of: { is: 'page', path: '#/lessons/first-class', part: 'main ol, main ul' } },
    { name: 'first-class-lesson', of: { is: 'page', path: '#/learn/first-class/2', part: '.instruction' } },
    { name: 'puzzles', of: { is: 'page', path: '#/puzzles/first-class', part: '.puzzle-list' } },
    { name: 'how-a-game-goes', of: { is: 'page', path: '#/rules/first-class', part: '.picture .fc' } },
    { name: 'rules', of: { is: 'page', path: '#/rules/first-class/FC-5.3', part: '.picture .fc' } },
    { name: 'hand-over', theme: 'dark', of: { is: 'hand-over' } },
  ],
}
