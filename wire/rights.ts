import type { FromPage } from './messages.ts'
import type { TableSetup } from './setup.ts'
import { STAGES, type TableStage } from './stages.ts'

/*
 * Who may say what, at which stage of a table: the one table of it. The server asks it for every message, a page before it
 * offers something. What a message may ask for beyond that is decided by the table, by the rules of the game in the end.
 */

/**
 * Somebody may be several of these: a host who sits is a person, too, and may say what either may.
 * `key-holder`: anybody with the key of the invitation. `house`: who runs the server.
 */
export const ROLES = ['host', 'person', 'key-holder', 'spectator', 'screen', 'house'] as const

export type Role = (typeof ROLES)[number]
export type MessageType = FromPage['type']

/** When each role may say something; who is not named never may. */
type Rights = Readonly<Partial<Record<Role, readonly TableStage[]>>>

const everybody = (stages: readonly TableStage[]): Rights => Object.fromEntries(ROLES.map(role => [role, stages]))

const ALWAYS = everybody(STAGES)
const PERSON_SEATING: Rights = { person: ['seating'] }
const PERSON_PLAYING: Rights = { person: ['playing'] }

/** Spectators have a chat of their own. */
const TALK: Rights = {
  person: ['seating', 'dealing', 'playing', 'over'],
  host: ['seating', 'dealing', 'playing', 'over'],
  spectator: ['playing', 'over'],
}

const RIGHTS: Readonly<Record<MessageType, Rights>> = {
  hello: ALWAYS,
  look: ALWAYS,
  'look-away': ALWAYS,
  ping: ALWAYS,
  follow: ALWAYS,

  sit: { 'key-holder': ['seating'], person: ['seating'], host: ['seating'] },
  rise: PERSON_SEATING,
  remove: { host: ['seating'], house: ['seating'] },
  ready: PERSON_SEATING,
  unready: PERSON_SEATING,
  share: { person: ['dealing'] },
  'begin-without': { person: ['dealing'], host: ['dealing'] },

  play: PERSON_PLAYING,
  undo: PERSON_PLAYING,
  plan: PERSON_PLAYING,
  ask: PERSON_PLAYING,
  answer: PERSON_PLAYING,
  withdraw: PERSON_PLAYING,
  'stand-in': PERSON_PLAYING,
  return: PERSON_PLAYING,
  leave: PERSON_PLAYING,

  'new-link': { host: ['seating', 'dealing', 'playing', 'over'], house: STAGES },
  say: TALK,
  // Whoever hears it may complain.
  report: TALK,
}

/** May somebody in this role say this, at this stage of the table? */
export const mayThey = (role: Role, stage: TableStage, type: MessageType): boolean =>
  RIGHTS[type][role]?.includes(stage) ?? false

/**
 * Is what somebody writes at this table read by people who came without a link? There texts are for accounts, and phrases for
 * everybody. Where all may watch, that holds for spectators.
 */
export const isTalkPublic = ({ open, watch }: Pick<TableSetup, 'open' | 'watch'>, isSeated: boolean): boolean =>
  open === true || (!isSeated && watch === 'all')
