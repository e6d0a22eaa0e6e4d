import { expect, test } from 'vitest'
import { socketBeside } from './network.ts'

test('a socket is beside its page, on a line as safe as that of the page', () => {
  expect(socketBeside('https://trains.example/', null)).toBe('wss://trains.example/api/socket')
  expect(socketBeside('http://192.168.0.5:8080/#/lobby', null)).toBe('ws://192.168.0.5:8080/api/socket')
})

test('the socket of a table names it in its address: a proxy cannot read what is said', () => {
  expect(socketBeside('https://trains.example/#/sit/k7Qm2xWb9TfE', 'k7Qm2xWb9TfE')).toBe(
    'wss://trains.example/api/socket?table=k7Qm2xWb9TfE',
  )
})
