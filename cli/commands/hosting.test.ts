import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Database } from '@roundhouse/server/store/database'
import { databaseIn } from '@roundhouse/server/store/open-store'
import { guestAt, openHouse, type TestHouse, tableAt } from '@roundhouse/server/testing/house'
import { beginGame, inLink, TestPage } from '@roundhouse/server/testing/page'
import { temporaryFolder } from '@roundhouse/server/testing/samples'
import {
  FAIR_RECORD,
  MISSING_RECORD,
  WRONG_MOVE_RECORD,
  WRONG_SHARE_RECORD,
} from '@roundhouse/wire/testing/dealt-records'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { run } from '../run.ts'
import { scripted } from '../terminal/testing/script.ts'

/* The commands of those who run a server, on the folder of one that runs. */

async function ran(...args: string[]) {
  const terminal = scripted([], { isInteractive: false })
  const code = await run(args, terminal)
  return { code, out: terminal.said.join('\n'), err: terminal.warned.join('\n') }
}

let house: TestHouse
let table: string
let place: ReturnType<typeof temporaryFolder>
const at = (name: string): string => join(place.folder, name)

beforeAll(async () => {
  place = temporaryFolder()
  house = await openHouse()
  table = inLink(await tableAt(house, await guestAt(house, 'Host'))).table
})

afterAll(async () => {
  await house.close()
  place.remove()
})

describe('backup and restore', () => {
  test('say what was copied and checked, and what to do with the key', async () => {
    const made = await ran('backup', at('monday.db'), '--data', house.folder)
    expect(made).toEqual({
      ...{ code: 0, err: '' },
      out: `${at('monday.db')}: 1 table, 1 of them replayed.\nThe key is not in it. Keep a copy of ${join(house.folder, 'key')} in another place: without it no running game can continue.`,
    })
    const bare = await ran('restore', at('monday.db'), '--data', at('bare'))
    expect(bare).toMatchObject({ code: 0, err: '' })
    expect(bare.out).toMatch(/: 1 table restored, 0 of them replayed\.\nThe key is not part of a backup\. Put the key/)
    const key = join(house.folder, 'key')
    const whole = await ran('restore', at('monday.db'), '--data', at('whole'), '--key', key, '--all')
    expect(whole).toEqual({ code: 0, out: `${at('whole')}: 1 table restored, 1 of them replayed.`, err: '' })
    expect(readdirSync(at('whole')).sort()).toEqual(['key', 'roundhouse.db'])
    expect((await ran('check-tables', '--data', at('whole'))).out).toMatch(
      /^First Class, rules 1: 1 table, 0 entries\n/,
    )
  })

  test('refuse with a sentence, and leave nothing behind', async () => {
    writeFileSync(at('diary.db'), 'Dear diary, '.repeat(1000))
    writeFileSync(at('diary'), 'Dear diary')
    const data = ['--data', house.folder]
    for (const [args, sentence] of [
      [['backup', at('monday.db'), ...data], 'exists already: a backup never replaces another file'],
      [['backup', at('x.db'), '--data', at('nowhere')], `There is no server's database in ${at('nowhere')}`],
      [['backup', at('nowhere/x.db'), ...data], `There is no folder ${at('nowhere')}`],
      [['restore', at('x.db'), '--data', at('new')], `There is no backup ${at('x.db')}`],
      [['restore', at('monday.db'), ...data], 'a backup is restored into an empty folder only'],
      [['restore', at('diary.db'), '--data', at('new')], `${at('diary.db')} is damaged: file is not a database`],
      [['restore', at('monday.db'), '--data', at('new'), '--key', at('diary')], `${at('diary')} is not a key`],
      [['restore', at('monday.db'), '--data', at('new'), '--key', at('x')], `There is no key ${at('x')}`],
      [['restore', at('monday.db'), '--data', at('diary')], `${at('diary')} is not a folder`],
      [['check-tables', '--data', at('nowhere')], `There is no server's database in ${at('nowhere')}`],
      [['check-tables', '--data', at('bare')], 'The key to the secrets of the tables is missing'],
    ] as const) {
      const { code, out, err } = await ran(...args)
      expect({ code, out }, sentence).toEqual({ code: 1, out: '' })
      expect(err).toContain(sentence)
    }
    for (const name of ['x.db', 'new', 'nowhere']) expect(existsSync(at(name)), name).toBe(false)
  })
})

test('a mail server that cannot be one is refused, and its password is not said', async () => {
  for (const smtp of ['http://name:hunter2@mail.example', 'mail.example', 'smtp:']) {
    const { code, err } = await ran('serve', '--smtp', smtp)
    expect(code).not.toBe(0)
    expect(err).toContain('smtps://name:password@mail.example')
    expect(err).not.toContain('hunter2')
  }
})

describe('tables', () => {
  test('are listed, shown, held, released and called off', async () => {
    const data = ['--data', house.folder]
    const list = await ran('tables', ...data)
    expect(list).toMatchObject({ code: 0, err: '' })
    expect(list.out).toMatch(
      new RegExp(
        `^${table}  First Class, people are sitting down, 0 entries, last [-\\d]+ [\\d:]+: a free chair and a free chair\n1 running table, 0 held\\.$`,
      ),
    )
    expect((await ran('tables', ...data, 'list')).out).toBe(list.out)
    const hold = await ran('tables', 'hold', table, '--why', ' under  water ', ...data)
    expect(hold).toEqual({
      ...{ code: 0, err: '' },
      out: `Table ${table} is held (entry 1). If a server runs, those at the table are told now.`,
    })
    expect((await ran('tables', ...data)).out).toMatch(/\n {2}Held: under water\n1 running table, 1 held\.$/)
    const shown = (await ran('tables', 'show', table, ...data)).out
    expect(shown).toMatch(/^Table .*: First Class, rules 1\nPeople are sitting down: 0 moves, 1 entry in its log\n/)
    expect(shown).toMatch(/\nLive\n {2}1\. a free chair, 20 min in the bank\n.*\nHeld: under water$/)
    expect((await ran('tables', 'release', table, ...data)).out).toBe(`Table ${table} continues (entry 2).`)
    expect((await ran('tables', 'release', table, ...data)).err).toBe(`Table ${table} is not held`)
    expect((await ran('tables', 'call-off', table, ...data)).out).toMatch('is called off (entry 3).')
    expect((await ran('tables', ...data)).out).toBe('No table is running.')
    expect((await ran('check-tables', ...data)).out).toBe('No table is running.')
  })

  test.each([
    [['tables', 'dance'], 'Unknown word "dance": expected list, show, hold, release, call-off'],
    [['tables', 'hold', 'k7Qm2xWb9TfE'], 'The reason is missing: expected --why <text>'],
    [
      ['tables', 'hold', 'k7Qm2xWb9TfE', '--why', ' '],
      '--why: invalid reason: expected 1 to 300 characters on one line',
    ],
    [['tables', 'show'], 'Something is missing: expected tables show <table>'],
    [['people', 'forget', '7'], 'Something is missing: expected people forget <person> <name>'],
    [['tables', 'show', 'a', 'b'], '"b" is one word too many for tables show'],
  ])('%j is wrong use', async (args, sentence) => {
    expect(await ran(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n(add --help for usage)` })
  })

  test('that do not exist are refused', async () => {
    const { code, err } = await ran('tables', 'show', 'k7Qm2xWb9TfE', '--data', house.folder)
    expect({ code, err }).toEqual({ code: 1, err: 'There is no table k7Qm2xWb9TfE' })
  })
})

test('check-tables stops at the first table that leads elsewhere, and names it', async () => {
  const other = inLink(await tableAt(house, await guestAt(house, 'Host'))).table
  const database = new Database(databaseIn(house.folder), 'write')
  database.execute(`update game_table set setup = replace(setup, '"rules":1', '"rules":7') where id = '${other}'`)
  database.close()
  expect(await ran('check-tables', '--data', house.folder)).toEqual({
    ...{ code: 1, out: '' },
    err: `Table ${other} (First Class, rules 7): entry 1 can't follow: the table follows rules 7; this program knows rules 1\nWith this program the table would be held. Nothing was changed; the tables after it were not checked.`,
  })
  expect((await ran('tables', '--data', house.folder)).out).toMatch(
    'Held, since this program does not know its rules: ',
  )
  const backup = await ran('backup', at('tuesday.db'), '--data', house.folder)
  expect(backup.code).toBe(1)
  expect(backup.err).toMatch(/^1 table can't be continued by this program\. The copy itself is complete\.\nTable /)
  expect(existsSync(at('tuesday.db'))).toBe(true)
})

describe('check-deal', () => {
  const check = (text: string) => {
    writeFileSync(at('game.record'), text)
    return ran('check-deal', at('game.record'))
  }

  test('says that a deal was fair, what that proves and what not', async () => {
    const { code, out } = await check(FAIR_RECORD)
    expect(code).toBe(0)
    expect(out).toMatch(/^This deal was fair\. All 3 people and the server mixed it together\./)
    expect(out).toMatch(/\nBram +de82c7f2…aa20 +22222222…2222 +matches\n/)
    expect(out).toMatch('9638f3d364831efa1350119f60674567')
    expect(out).toMatch('What this proves: nobody chose or changed the deal')
    expect(out).toMatch("What it can't show: that the server didn't look at the cards")
  })

  test('says whose number is missing, and which line does not match', async () => {
    expect(await check(MISSING_RECORD)).toMatchObject({
      ...{ code: 0, out: expect.stringMatching(/^A number is missing\. Bram did not show a number\./) },
    })
    const wrong = await check(WRONG_SHARE_RECORD)
    expect(wrong.code).toBe(1)
    expect(wrong.out).toMatch(/^This deal does not match\. .*First problem: the line "share 2"\.\n/)
    expect(wrong.out).not.toMatch('What this proves')
    expect(await check(WRONG_MOVE_RECORD)).toMatchObject({
      code: 1,
      out: expect.stringMatching('Line 27, "1 take b3"'),
    })
  })

  test('refuses what is no record, and lines that are no deal', async () => {
    expect(await check('Dear diary')).toMatchObject({ code: 1, err: expect.stringMatching('every record begins') })
    expect(await check(FAIR_RECORD.replace('share 3 -', 'share 3 x'))).toMatchObject({
      ...{
        code: 1,
        err: `${at('game.record')}: Invalid line "share 3 x": expected "share 3" and 64 of the digits 0-9 and a-f, or "-"`,
      },
    })
    expect(
      await check(readFileSync(at('game.record'), 'utf8').replace(/^(deal|commitment|share) .*\n/gm, '')),
    ).toMatchObject({
      ...{ code: 0, out: expect.stringMatching(/^Nothing to check\. /) },
    })
  })
})

describe('people', () => {
  test('are listed, shown and forgotten by their name', async () => {
    const data = ['--data', house.folder]
    const cookie = await guestAt(house, 'Zoë Zug')
    const list = await ran('people', ...data)
    expect(list).toMatchObject({ code: 0, err: '' })
    const [line] = list.out.split('\n')
    expect(line).toMatch(/^\d+ {2}Zoë Zug, no account, last here [-\d]+ [\d:]+, 0 running tables$/)
    expect(list.out).toMatch(/people, 0 with an account\.$/)
    const number = line!.split(' ')[0]!
    const shown = (await ran('people', 'show', number, ...data)).out
    expect(shown).toMatch(/\nKnown since .*\n1 device, 0 passkeys, no password, no e-mail address$/)
    const wrong = await ran('people', 'forget', number, 'Ada', ...data)
    expect(wrong).toEqual({ code: 1, out: '', err: `Person ${number} has another name. Nothing was changed` })
    const forgotten = await ran('people', 'forget', number, 'Zoë Zug', ...data)
    expect(forgotten.out).toMatch(`Person ${number} is forgotten.`)
    const answer = await fetch(`${house.address}/api/guest`, { headers: { cookie } })
    expect(await answer.json()).toEqual({ name: null, isAccount: false })
    expect((await ran('people', ...data)).out).not.toContain('Zoë')
    expect((await ran('people', 'show', number, ...data)).out).toMatch(/was forgotten on/)
    for (const who of ['9999', 'Ada'])
      expect((await ran('people', 'show', who, ...data)).err).toBe(`There is no person ${who}`)
  })
})

describe('moderation', () => {
  const post = async (path: string, cookie: string, body: object) =>
    fetch(`${house.address}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })

  test('a host is named and removed by name alone', async () => {
    const data = ['--data', house.folder]
    const option = '--add <name>'
    expect((await ran('host', ...data)).out).toBe(`No one is a host yet. Name an account with ${option}.`)
    const cookie = await guestAt(house, 'Berta')
    expect((await post('account', cookie, { name: 'Berta', password: 'the 8:15 to Fürth' })).status).toBe(200)
    expect((await ran('host', '--add', 'Nobody', ...data)).err).toBe('There is no account Nobody')
    expect(await ran('host', '--add', 'berta', ...data)).toEqual({ code: 0, out: 'Berta is a host now.', err: '' })
    expect((await ran('host', '--add', 'Berta', ...data)).err).toBe('Berta is already a host')
    expect((await ran('host', ...data)).out).toMatch(/^\d+ {2}Berta, host since [-\d]+ [\d:]+$/)
    const asHost = () => fetch(`${house.address}/api/host/reports`, { headers: { cookie } })
    expect((await asHost()).status).toBe(200)
    expect((await ran('host', '--remove', 'Berta', ...data)).out).toBe('Berta is no longer a host.')
    expect((await ran('host', '--remove', 'Berta', ...data)).err).toBe('Berta is not a host')
    expect((await asHost()).status).toBe(403)
  })

  test('a report is read and closed, and who is barred beside a server is out soon', async () => {
    const data = ['--data', house.folder]
    expect((await ran('moderate', ...data)).out).toBe('No reports.')
    const [ada, bert] = [await guestAt(house, 'Ada'), await guestAt(house, 'Bert')]
    const chairs = [0, 1].map(() => ({ is: 'person', keptFor: null }) as const)
    const link = await tableAt(house, ada, { pace: 'none', chairs })
    const pages = [await TestPage.at(house, link, ada), await TestPage.at(house, link, bert)] as const
    for (const page of pages) await page.look()
    await beginGame(pages)
    const { table: where } = pages[0]
    pages[1].say({ type: 'say', table: where, id: 'say_0001', text: 'You fool' })
    pages[1].say({ type: 'say', table: where, id: 'say_0002', phrase: 'thanks' })
    await pages[0].until(() => pages[0].ofType('said').length === 2)
    const report = { type: 'report', table: where, id: 'report_1', numbers: [1], reason: 'insult', text: 'Again' }
    await pages[0].ask(report, 'done')
    const person = (await house.hub.personWith(bert.split('=')[1]!))!.number
    const time = '[-\\d]+ [\\d:]+'
    const line = `1  ${time}, table ${where}: Ada reports Bert \\(person ${person}\\): Insults\n  "Again"`
    expect((await ran('moderate', ...data)).out).toMatch(new RegExp(`^${line}\n1 report\\.$`))
    expect((await ran('moderate', 'report', '1', ...data)).out).toMatch(
      new RegExp(`^${line}\n> ${time} Player 1: You fool\n {2}${time} Player 1: Thanks$`),
    )
    expect((await ran('moderate', 'close', '1', '--why', 'Read', ...data)).out).toBe('Report 1 is closed.')
    for (const wrong of ['1', '7', 'x'])
      expect((await ran('moderate', 'close', wrong, ...data)).err).toBe(`There is no open report ${wrong}`)
    expect((await ran('moderate', '--closed', ...data)).out).toMatch(
      /\n {2}Closed .* by the command line\n {2}"Read"\n/,
    )
    const silenced = await ran('moderate', 'silence', `${person}`, '--days', '3', '--why', 'Shouting', ...data)
    expect(silenced.out).toBe('Bert is silenced (sanction 1). They can still play.')
    const barred = await ran('moderate', 'bar', `${person}`, '--why', 'Threats', ...data)
    expect(barred).toMatchObject({ code: 0, err: '' })
    expect(barred.out).toMatch('Bert is barred (sanction 2).')
    expect(await pages[1].untilClosed()).toBe(4003)
    await pages[0].until(() => pages[0].snapshot!.chairs[1]!.hasLeft)
    expect(pages[0].snapshot!.stage).toBe('playing')
    expect((await ran('moderate', 'lift', '2', '--why', 'Sorry', ...data)).out).toBe('Sanction 2 is lifted.')
    expect((await ran('moderate', 'lift', '2', '--why', 'Sorry', ...data)).err).toBe('There is no sanction 2 in force')
    const trace = (await ran('moderate', 'trace', `${person}`, ...data)).out
    expect(trace).toMatch(
      /Bert, no account, reported 1 time, has reported others 0 times\n2 {2}Bert .*: Bar, .* for ever: Threats/,
    )
    expect(trace).toMatch(/\n {2}Lifted .* by the command line: Sorry\n1 {2}Bert .*: Silence, .* until .*: Shouting\n/)
    expect((await ran('moderate', 'sanctions', ...data)).out.split('\n')).toHaveLength(3)
    for (const act of ['bar', 'trace'])
      expect((await ran('moderate', act, '9999', '--why', 'x', ...data)).err).toBe('There is no person 9999')
  })

  test.each([
    [['moderate', 'bar', '7'], 'The reason is missing: expected --why <text>'],
    [['moderate', 'lift'], 'Something is missing: expected moderate lift <sanction>'],
    [['moderate', 'reports', '7'], '"7" is one word too many for moderate reports'],
  ])('%j is wrong use', async (args, sentence) => {
    expect(await ran(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n(add --help for usage)` })
  })
})

test('ratings are worked out again beside a server that runs', async () => {
  const { code, out } = await ran('ratings', '--anew', '--data', house.folder)
  expect([code, out]).toEqual([0, '0 games worked out again, and all ratings with them.'])
  const without = await ran('ratings', '--data', house.folder)
  expect(without.code).not.toBe(0)
  expect(without.err).toContain('--anew')
})
