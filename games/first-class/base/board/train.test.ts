import { describe, expect, test } from 'vitest'
import { readTrain } from '../../notation/train.ts'
import { rulesFor } from '../../rules.ts'
import {
  addCar,
  canUpgrade,
  carAtCard,
  cardCount,
  carsAtLeast,
  carToUpgrade,
  copyTrain,
  isExtensible,
  newTrain,
  reachedCars,
  reachedValue,
  stepOfCar,
  stepsLeft,
  upgradable,
  upgradeCar,
  valueOfCar,
} from './train.ts'

const rules = rulesFor(2, ['A', 'B'])
const train = (text: string) => readTrain(rules, text)
const LONG = '12 7 4 2 1 M1 1 0 0 L5'

describe('FC-1.3 a new train', () => {
  test('FC-1.3 is one 0-car with the conductor before it', () => {
    expect(newTrain()).toEqual(train('0'))
    expect([reachedCars(newTrain()), stepsLeft(newTrain()), cardCount(newTrain())]).toEqual([0, 1, 1])
  })

  test('FC-1.3 is another one than its copy', () => {
    const first = newTrain()
    const copy = copyTrain(first)
    addCar(first)
    expect(copy).toEqual(newTrain())
  })
})

describe('FC-5.2 the steps of a car', () => {
  test('FC-5.2 are 0, 1, 2, 4, 7, 12', () => {
    const row = train('0')
    const values = [valueOfCar(row, 1)]
    for (let step = 0; canUpgrade(row, step); step++) {
      upgradeCar(row, step)
      values.push(valueOfCar(row, 1))
    }
    expect(values).toEqual([0, 1, 2, 4, 7, 12])
  })

  test('FC-5.2 a car that is not there has none', () => {
    const row = train('12 0')
    expect([1, 2, 3].map(car => stepOfCar(row, car))).toEqual([5, 0, -1])
    expect(valueOfCar(row, 3)).toBe(0)
  })

  test('FC-5.2 how many cars are worth a step or more', () => {
    expect([0, 1, 2, 3, 4, 5].map(step => carsAtLeast(train(LONG), step))).toEqual([8, 6, 4, 3, 2, 1])
  })
})

describe('FC-5.3 the car that goes up', () => {
  test('FC-5.3 is the leftmost of its value', () => {
    const row = train('4 2 2 1')
    expect([1, 2, 3].map(step => carToUpgrade(row, step))).toEqual([4, 2, 1])
    expect([0, 1, 2, 3, 4, 5].map(step => canUpgrade(row, step))).toEqual([false, true, true, true, false, false])
  })
})

test('FC-5.3 every step from which a car can go up, and no other', () => {
  for (const text of ['0', '12', '12 12', '12 7 4 2 1', '7 7 1 1 0', '4 0 0', LONG]) {
    const steps = [0, 1, 2, 3, 4, 5].filter(step => canUpgrade(train(text), step))
    expect(upgradable(train(text))).toBe(steps.reduce((bits, step) => bits | (1 << step), 0))
  }
})

describe('FC-6 the cards of a train', () => {
  test('FC-6.1 FC-6.3 card 6 is the mail car and card 10 the tile; the others are cars', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(carAtCard)).toEqual([1, 2, 3, 4, 5, 0, 6, 7, 8, 0, 0])
  })

  test('FC-6.3 mail car and tile are cards of the train', () => {
    expect(['0', '0 0 0 0 0 M1', '0 0 0 0 0 M1 0', LONG].map(text => cardCount(train(text)))).toEqual([1, 6, 7, 10])
    expect([isExtensible(train('0 0 0 0 0 M1 0')), isExtensible(train(LONG))]).toEqual([true, false])
  })
})

describe('FC-12.4 what is reached', () => {
  const reached = (conductor: number) => ({ ...train(LONG), conductor })

  test('FC-12.4 are the cars up to the conductor; mail car and tile are none', () => {
    expect([0, 1, 5, 6, 7, 9, 10].map(card => reachedCars(reached(card)))).toEqual([0, 1, 5, 5, 6, 8, 8])
  })

  test('FC-12.4 scores the value of those cars', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 10].map(card => reachedValue(reached(card)))).toEqual([
      ...[0, 12, 19, 23, 25, 26, 26, 27, 27, 27],
    ])
  })
})
