import { expect, test } from 'vitest'
import { settingsFrom } from './settings.ts'

const CHOSEN = {
  language: 'pt',
  theme: 'light',
  speed: 'off',
  sound: false,
  colours: 'patterned',
  coach: 'always',
  text: 150,
} as const

test('what was chosen before is kept', () => {
  expect(settingsFrom(CHOSEN)).toEqual(CHOSEN)
})

test('what is damaged or out of bounds is as at the beginning, the rest stays', () => {
  const usual = settingsFrom({})
  expect(usual).toMatchObject({
    theme: 'system',
    speed: 'normal',
    sound: true,
    colours: 'usual',
    coach: 'usual',
    text: 100,
  })
  expect(settingsFrom({ ...CHOSEN, theme: 'pink', text: 1000 })).toEqual({ ...CHOSEN, theme: 'system', text: 100 })
  const wrong = { language: 7, theme: null, speed: [], sound: 'yes', colours: {}, coach: true, text: '120' }
  expect(settingsFrom(wrong)).toEqual(usual)
})
