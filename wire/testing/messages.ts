import type { FromPage, FromServer } from '../messages.ts'
import type { OnlineSnapshot } from '../online-snapshot.ts'
import type { TableSetup } from '../setup.ts'

export const TABLE = 'k7Qm2xWb9TfE'
const DIGITS = '5e'.repeat(32)
const head = { table: TABLE, id: 'command-1', seq: 7 }

const setup: TableSetup = {
  game: 'first-class',
  rules: 1,
  options: [
    ['players', '2'],
    ['modules', 'A,B'],
  ],
  chairs: [
    { is: 'person', keptFor: null },
    { is: 'bot', level: 'casual' },
  ],
  pace: 'live',
  bank: { live: 20, daily: 3 },
  isElastic: true,
  hours: { zone: 'Europe/Berlin', from: 480, to: 60, days: [1, 2, 3, 4, 5] },
  canAskUndo: true,
  standIn: 'intermediate',
  watch: 'link',
  delay: 0,
}

export const SNAPSHOT: OnlineSnapshot = {
  stage: 'playing',
  setup,
  viewer: 0,
  isHost: true,
  chairs: [
    { is: 'person', name: 'Ada', level: null, hasStandIn: false, isReady: true, hasLeft: false, vacation: 1e12 },
    { is: 'bot', name: 'Bot', level: 'casual', hasStandIn: false, isReady: true, hasLeft: false, vacation: null },
  ],
  clock: { pace: 'live', left: [1_200_000, null], running: { seat: 0, since: 1e12, free: 3000 }, isPaused: false },
  question: { by: 0, what: { is: 'undo', to: 3 }, agreed: [0], open: [1], until: null },
  deal: { commitments: [DIGITS, DIGITS, null], shown: [true, true, false], shares: null },
  match: {
    state: { seed: [1, 2, 3, 4], rolled: 0 },
    played: 4,
    newsFrom: 6,
    undo: { step: 1, turn: 0, barrier: 'rolled' },
    plan: [],
    planned: { played: 1, of: 2, stopped: 'changed' },
    result: null,
  },
  record: null,
  held: null,
}

type ByType<Message extends { readonly type: string }> = {
  readonly [Type in Message['type']]: Extract<Message, { readonly type: Type }>
}

/** One message of each type. */
export const FROM_PAGE: ByType<FromPage> = {
  hello: { type: 'hello', wire: 2, language: 'pt-BR' },
  look: { type: 'look', table: TABLE, key: 'k'.repeat(22), isScreen: false, from: { seq: 7, heard: 12 } },
  'look-away': { type: 'look-away', table: TABLE },
  sit: { type: 'sit', ...head, seat: 1, name: 'Élan 3 (β)' },
  rise: { type: 'rise', ...head },
  remove: { type: 'remove', ...head, seat: 3 },
  ready: { type: 'ready', ...head, commitment: DIGITS },
  unready: { type: 'unready', ...head },
  share: { type: 'share', ...head, share: DIGITS },
  'begin-without': { type: 'begin-without', ...head, seats: [2] },
  play: { type: 'play', ...head, moves: ['take a2', 'build Fürth'] },
  undo: { type: 'undo', ...head, to: 3 },
  plan: { type: 'plan', ...head, moves: ['take a2'], told: ['[]'] },
  ask: { type: 'ask', ...head, what: { is: 'pace', pace: 'daily' } },
  answer: { type: 'answer', ...head, agrees: true },
  withdraw: { type: 'withdraw', ...head },
  'stand-in': { type: 'stand-in', ...head },
  return: { type: 'return', ...head },
  leave: { type: 'leave', ...head },
  'new-link': { type: 'new-link', ...head },
  say: { type: 'say', table: TABLE, id: 'say_0001', phrase: 'good-luck' },
  report: { type: 'report', table: TABLE, id: 'report_01', numbers: [3, 5], reason: 'insult', text: 'Twice' },
  ping: { type: 'ping', seen: { [TABLE]: 7 } },
  follow: { type: 'follow', topics: ['lobby', 'turns'] },
}

export const FROM_SERVER: ByType<FromServer> = {
  hello: { type: 'hello', wire: 2, time: 1e12, name: null },
  snapshot: {
    type: 'snapshot',
    table: TABLE,
    seq: 7,
    snapshot: SNAPSHOT,
    lines: [['took', { seat: 0, places: ['a1', 2] }]],
  },
  news: { type: 'news', table: TABLE, seq: 8, from: 6, change: { 'match/played': 5 }, keep: 9, lines: [['over', {}]] },
  done: { type: 'done', table: TABLE, id: 'command-1', seq: 8 },
  no: {
    type: 'no',
    table: TABLE,
    id: 'command-1',
    seq: 8,
    reason: { rule: 'FC-3.1', code: 'acted', facts: { seat: 0 }, remedy: null },
  },
  present: { type: 'present', table: TABLE, here: [0], watching: 2, screens: 1 },
  said: { type: 'said', table: TABLE, number: 1, at: 1e12, seat: null, name: 'Carla', text: 'Hello 👩‍🚀!' },
  unsaid: { type: 'unsaid', table: TABLE, numbers: [1, 4] },
  soon: { type: 'soon' },
  pong: { type: 'pong', time: 1e12 },
  lobby: {
    type: 'lobby',
    number: 1,
    list: {
      open: [
        {
          ...{ table: TABLE, game: 'first-class', options: [['players', '2']], pace: 'live', isRated: false },
          ...{ bank: { live: 20, daily: 3 }, since: 1e12 },
          chairs: [
            { is: 'person', name: 'Ada' },
            { is: 'free', name: '' },
          ],
        },
      ],
      watch: [],
      here: 3,
    },
  },
  turns: { type: 'turns', turns: 2, invitations: 0 },
  rematch: { type: 'rematch', table: TABLE, next: 'Rematch12345' },
}
