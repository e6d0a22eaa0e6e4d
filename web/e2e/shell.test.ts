import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { savedFrom } from './driver/download.ts'
import { tooTall } from './driver/measuring.ts'
import { findings, readers } from './driver/reader.ts'

const open = readers()

const RECORD = fileURLToPath(new URL('../../games/first-class/playthroughs/ac-2-greedy-set-1.record', import.meta.url))

test('home fits a small desktop without scrolling', async () => {
  expect(await tooTall(await open())).toBe(0)
})

test('settings hold at once and after the page is closed; what is damaged is passed over', async () => {
  const page = await open('#/settings')
  await page.getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('radio', { name: 'High contrast' }).check()
  await page.locator('select').selectOption('de')
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  const root = () => page.evaluate(() => ({ ...document.documentElement.dataset, lang: document.documentElement.lang }))
  const chosen = { theme: 'light', colours: 'contrast', lang: 'de' }
  expect(await root()).toEqual(chosen)
  await page.reload()
  await page.getByRole('heading', { name: 'Einstellungen' }).waitFor()
  expect(await root()).toEqual(chosen)
  expect(await findings(page)).toEqual([])
  await page.evaluate(() => localStorage.setItem('roundhouse-settings', '{damaged'))
  await page.reload()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  await page.getByRole('link', { name: 'Privacy' }).click()
  await page.getByText('nothing leaves your device').waitFor()
  expect(await page.title()).toBe('Privacy – Roundhouse')
})

test('a file that is no game is refused in words and harms nothing', async () => {
  const page = await open('')
  const give = (name: string, text: string) =>
    page.setInputFiles('input[type=file]', { name, mimeType: 'text/plain', buffer: Buffer.from(text) })
  const record = readFileSync(RECORD, 'utf8')
  for (const [name, text, words] of [
    ['cat.png', 'meow', 'not a Roundhouse record'],
    ['old.record', record.replace('record 1', 'record 9'), 'different version'],
    ['cut.record', record.replace('seed', 'sead'), 'damaged'],
    ['bent.record', record.replace(/^1 take .*$/m, '1 take z9'), 'Problem on line'],
  ] as const) {
    await give(name, text)
    await page.locator('.fault', { hasText: words }).waitFor()
    expect(await page.locator('.fault').textContent()).toContain(name)
  }
  expect(await findings(page)).toEqual([])
  expect(await page.locator('.saved > li').count()).toBe(0)
})

test('what exactly is wrong with a file is told in the reader’s language', async () => {
  const page = await open('', { settings: { language: 'de' } })
  const text = readFileSync(RECORD, 'utf8').replace('seed', 'sead')
  await page.setInputFiles('input[type=file]', { name: 'a.record', mimeType: 'text/plain', buffer: Buffer.from(text) })
  await page.getByText('Technische Details').click()
  await page.locator('.fault details p', { hasText: /^Zeile \d+: / }).waitFor()
})

test('a record is opened, a round is chosen, and the link to the moment opens it on another machine', async () => {
  const page = await open('', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.setInputFiles('input[type=file]', RECORD)
  await page.locator('.replay-bar').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Jump to').selectOption('3')
  const place = await page.locator('.place', { hasText: /Move [1-9]/ }).textContent()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await page.getByText('Copied').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const elsewhere = await open(link.slice(link.indexOf('#')))
  await elsewhere.locator('.replay-bar').waitFor()
  expect(await elsewhere.locator('.place').textContent()).toBe(place)
  await elsewhere.goto(link.replace(/.{40}\/(\d+)$/, '/$1'))
  await elsewhere.getByRole('alert').filter({ hasText: 'incomplete' }).waitFor()
})

test('a running game goes out sealed and comes back in', async () => {
  const page = await open('')
  await page.locator('.poster.nuremberg .button.main').click()
  await page.locator('main.table').waitFor()
  await page.goto(inject('site').address)
  await page.locator('.saved > li').waitFor()
  expect(await findings(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ])
  const path = await savedFrom(file)
  expect(file.suggestedFilename()).toMatch(/^nuremberg-[\d-]+\.save$/)
  expect(readFileSync(path, 'utf8')).not.toContain('seed')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Confirm delete' }).click()
  await page.locator('.nothing-saved').waitFor()
  await page.setInputFiles('input[type=file]', path)
  await page.locator('main.table').waitFor()
})

test('a finished game goes out as a record that everybody can read, and comes back in', async () => {
  const page = await open()
  await page.setInputFiles('input[type=file]', RECORD)
  await page.locator('.replay-bar').waitFor()
  await page.goto(inject('site').address)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as file' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^first-class-[\d-]+\.record$/)
  const movesOf = (path: string) => readFileSync(path, 'utf8').match(/^\d [a-z].*$/gm)
  const path = await savedFrom(file)
  expect(movesOf(path)).toEqual(movesOf(RECORD))
  await page.setInputFiles('input[type=file]', path)
  await page.locator('.replay-bar').waitFor()
})

test('the rules are searched as one types, and a number leads to its rule', async () => {
  const page = await open('#/rules/nuremberg')
  await page.getByRole('searchbox').fill('landowner white')
  await page.getByRole('status').filter({ hasText: 'rules' }).waitFor()
  await expect.poll(() => page.locator('.rule').count()).toBeLessThan(10)
  await page.locator('.rule a.number', { hasText: 'NB-5.7' }).click()
  await page.locator('#NB-5\\.7.shown').waitFor()
  await expect.poll(() => page.locator('.rule').count()).toBeGreaterThan(40)
})

test('a lesson leads to its rule, in the reader’s language, and back again', async () => {
  const page = await open('#/learn/first-class/2', { settings: { language: 'fr' } })
  await page.locator('.instruction').getByRole('link', { name: 'FC-5.1' }).click()
  await page.locator('#FC-5\\.1.shown').filter({ hasText: 'Wagon 0' }).waitFor()
  expect(await page.locator('article.book').getAttribute('lang')).toBe('fr')
  await page.getByRole('searchbox').fill("rangee l'offre")
  await page.locator('#FC-4\\.3 mark', { hasText: 'l’offre' }).waitFor()
  await expect.poll(() => page.locator('.rule').count()).toBeLessThan(10)
  await page.goBack()
  await page.locator('.instruction').waitFor()
  expect(await page.locator('main').count()).toBe(1)
})

test('from a refusal the rule itself is one tap away, in front of the table', async () => {
  const page = await open('#/learn/first-class/2')
  await page.locator('.target:not(.is-open)').first().click()
  await page.getByRole('button', { name: 'Why not?' }).click()
  await page.getByRole('button', { name: /^Show rule FC-/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('.rule-text').waitFor()
  expect(await findings(page, 'dialog')).toEqual([])
  await sheet.getByRole('button', { name: 'Back to the game' }).click()
  await sheet.waitFor({ state: 'detached' })
})
