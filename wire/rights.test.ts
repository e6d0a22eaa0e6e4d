import { describe, expect, test } from 'vitest'
import { fromPage } from './messages.ts'
import { type MessageType, mayThey, ROLES, type Role } from './rights.ts'
import { STAGES } from './stages.ts'

/** Every type of message that there is, from the published schema: none can be forgotten here. */
const TYPES = (fromPage.schema['anyOf'] as { properties: { type: { enum: MessageType[] } } }[]).map(
  ({ properties }) => properties.type.enum[0]!,
)

const allowed = ROLES.flatMap(role =>
  STAGES.flatMap(stage =>
    TYPES.map(type => [role, stage, type] as const).filter(([, , type]) => mayThey(role, stage, type)),
  ),
)

/** What is not said to look around. */
const acts = allowed.filter(([, , type]) => !['hello', 'look', 'look-away', 'ping', 'follow'].includes(type))
const actsOf = (role: Role): string[] =>
  acts.filter(([who]) => who === role).map(([, stage, type]) => `${stage} ${type}`)

describe('of all roles, stages and messages', () => {
  test('each combination is decided', () => {
    expect(TYPES).toHaveLength(24)
    for (const role of ROLES)
      for (const stage of STAGES) for (const type of TYPES) expect(typeof mayThey(role, stage, type)).toBe('boolean')
  })

  test('every message may be said by somebody at some stage', () => {
    expect(TYPES.filter(type => !allowed.some(([, , each]) => each === type))).toEqual([])
  })

  test('everybody may look around at every stage', () => {
    expect(allowed.length - acts.length).toBe(ROLES.length * STAGES.length * 5)
  })

  test('after the end people only talk, and nothing moves a table that was called off', () => {
    expect(new Set(acts.filter(([, stage]) => stage === 'over').map(([, , type]) => type))).toEqual(
      new Set(['say', 'report', 'new-link']),
    )
    expect(acts.filter(([, stage]) => stage === 'called-off')).toEqual([['house', 'called-off', 'new-link']])
  })
})

describe('a role may', () => {
  test('as a screen, do nothing but look', () => {
    expect(actsOf('screen')).toEqual([])
  })

  test('as a spectator, talk', () => {
    expect(actsOf('spectator')).toEqual(['playing say', 'playing report', 'over say', 'over report'])
  })

  test('with the key of an invitation, sit down', () => {
    expect(actsOf('key-holder')).toEqual(['seating sit'])
  })

  test('as a host who does not sit, set the table up and not play', () => {
    expect(actsOf('host')).toEqual([
      ...['seating sit', 'seating remove', 'seating new-link', 'seating say', 'seating report'],
      ...['dealing begin-without', 'dealing new-link', 'dealing say', 'dealing report'],
      ...['playing', 'over'].flatMap(stage => [`${stage} new-link`, `${stage} say`, `${stage} report`]),
    ])
  })

  test('as a person in a chair, play, and not remove others', () => {
    expect(actsOf('person')).toEqual([
      ...['sit', 'rise', 'ready', 'unready', 'say', 'report'].map(type => `seating ${type}`),
      ...['share', 'begin-without', 'say', 'report'].map(type => `dealing ${type}`),
      ...['play', 'undo', 'plan', 'ask', 'answer', 'withdraw', 'stand-in', 'return', 'leave', 'say', 'report'].map(
        type => `playing ${type}`,
      ),
      ...['over say', 'over report'],
    ])
  })

  test('as the house, keep order without playing', () => {
    expect(actsOf('house')).toEqual(['seating remove', ...STAGES.map(stage => `${stage} new-link`)])
  })
})
