import { FAIR_RECORD, MISSING_RECORD } from '@roundhouse/wire/testing/dealt-records'
import { nodeSha256 } from '@roundhouse/wire/testing/sha256'
import { expect, test } from 'vitest'
import { pageDealReport } from './report.ts'

test('the page tells what was found, of which game, and who sat where', async () => {
  const report = await pageDealReport(nodeSha256, FAIR_RECORD)
  expect(report).toMatchObject({ verdict: 'fair', game: 'first-class' })
  expect(report.chairs.map(({ is, name }) => `${is} ${name}`)).toEqual([
    'person Ada',
    'person Bram',
    'bot 3',
    'person Chiara',
  ])
  expect(await pageDealReport(nodeSha256, MISSING_RECORD)).toMatchObject({ verdict: 'missing' })
})

test('a record of a game that is not played here is refused', async () => {
  await expect(pageDealReport(nodeSha256, FAIR_RECORD.replace('first-class', 'chess'))).rejects.toThrow('fault.address')
})
