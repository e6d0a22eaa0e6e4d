import { expect, test } from 'vitest'
import { rematchIn } from './rematch.ts'

const entry = (seat: number | null, text: string) => ({ number: 1, at: 0, seat, name: 'Ada', phrase: null, text })
const HERE = 'k7Qm2xWb9TfE'
const LINK = 'Revanche: http://192.168.0.7:4000/#/sit/9TfEk7Qm2xWb/a-key_0'

test('the last invitation of somebody else at the table leads to a rematch, on the server where one is', () => {
  const invitation = { page: 'sit', id: '9TfEk7Qm2xWb', key: 'a-key_0' }
  expect(rematchIn([entry(1, 'http://house/#/sit/other/key'), entry(1, LINK), entry(2, 'yes')], HERE, 0)).toEqual(
    invitation,
  )
})

test.each([
  ['of a spectator', entry(null, LINK)],
  ['of one’s own', entry(0, LINK)],
  ['to this table', entry(1, `http://house/#/sit/${HERE}/key`)],
  ['without a key', entry(1, 'http://house/#/sit/9TfEk7Qm2xWb')],
])('none %s does', (_, said) => {
  expect(rematchIn([said], HERE, 0)).toBeNull()
})
