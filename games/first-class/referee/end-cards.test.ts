import { describe, expect, test } from 'vitest'
import { NONE } from '../base/board/player.ts'
import { drafter } from '../base/cards/draft.ts'
import { complaintsAfter, found } from '../testing/found.ts'

const drafting = found(3, ['A', 'B'], ({ phase, draft }) => phase === 'draft' && draft.length === 3)
const opening = found(3, ['A', 'B'], ({ phase }) => phase === 'turn')
const idOf = (card: number): string => opening.rules.printed.endFaces[card]!.id

describe('FC-1.5 each of the 21 Game End cards is in one place', () => {
  test('one that is lost', () => {
    const [card] = opening.state.endPile.filter(card => card !== opening.state.leftover)
    expect(
      complaintsAfter(opening, state => {
        state.endPile = state.endPile.filter(other => other !== card)
      }),
    ).toEqual([`${idOf(card!)} is in one place, but it is found nowhere`])
  })

  test('one in the pile and in the display', () => {
    const [card] = opening.state.display
    expect(
      complaintsAfter(opening, state => {
        state.endPile = [...state.endPile, card!]
      }),
    ).toEqual([`${idOf(card!)} is in one place, but it is found in the pile and in the display`])
  })

  test('one kept and taken', () => {
    const { kept } = opening.state.players[1]!
    expect(
      complaintsAfter(opening, ({ players }) => {
        players[2]!.endCards = [kept]
      }),
    ).toEqual([`${idOf(kept)} is in one place, but it is found in what seat 2 kept and in what seat 3 took`])
  })

  test('one that goes round and is kept', () => {
    const [card] = drafting.state.draft
    const seat = drafting.state.players.findIndex(({ kept }) => kept !== NONE)
    const { kept } = drafting.state.players[seat]!
    expect(
      complaintsAfter(drafting, ({ players }) => {
        players[seat]!.kept = card!
      }),
    ).toEqual(
      [
        [
          card!,
          `${idOf(card!)} is in one place, but it is found in the hand being passed on and in what seat ${seat + 1} kept`,
        ] as const,
        [kept, `${idOf(kept)} is in one place, but it is found nowhere`] as const,
      ]
        .sort(([a], [b]) => a - b)
        .map(([, complaint]) => complaint),
    )
  })
})

describe('FC-1.5 the draft', () => {
  const { firstStart, toMove, players } = drafting.state
  const has = players.findIndex(({ kept }) => kept !== NONE)
  const last = drafter(firstStart, 3, 2)

  test('passes one card more on than have still to keep one', () => {
    const [card] = drafting.state.draft
    expect(
      complaintsAfter(drafting, state => {
        state.draft = state.draft.slice(1)
        state.endPile = [...state.endPile, card!]
      }),
    ).toEqual(['1 of 3 players have kept a Game End card, but 2 cards go round'])
  })

  test('goes counter-clockwise from the right of the start player', () => {
    expect(
      complaintsAfter(drafting, state => {
        state.players[last]!.kept = state.players[has]!.kept
        state.players[has]!.kept = NONE
      }),
    ).toEqual(
      [
        [has, `Seat ${has + 1} is number 1 to keep a Game End card and 1 have, but he has none`] as const,
        [last, `Seat ${last + 1} is number 3 to keep a Game End card and 1 have, but he has one`] as const,
      ]
        .sort(([a], [b]) => a - b)
        .map(([, complaint]) => complaint),
    )
  })

  test('lets the next decide', () => {
    expect(
      complaintsAfter(drafting, state => {
        state.toMove = last
      }),
    ).toEqual([`Seat ${toMove + 1} is to keep a Game End card, but seat ${last + 1} decides`])
  })

  test('leaves a card over only at its end', () => {
    expect(
      complaintsAfter(drafting, state => {
        state.leftover = 3
      }),
    ).toEqual(['No Game End card is left over before the draft is over, but 3 is'])
  })

  test('comes before the display', () => {
    expect(
      complaintsAfter(drafting, state => {
        state.display = state.endPile.slice(0, 4)
        state.endPile = state.endPile.slice(4)
      }),
    ).toEqual(['The display is laid out after the draft, but it lies there already'])
  })
})

describe('FC-1.5 after the draft', () => {
  test('no card goes round any more', () => {
    const card = opening.state.endPile.find(card => card !== opening.state.leftover)!
    expect(
      complaintsAfter(opening, state => {
        state.endPile = state.endPile.filter(other => other !== card)
        state.draft = [card]
      }),
    ).toEqual(['The draft is over, but 1 Game End cards still go round'])
  })

  test('everyone has kept one', () => {
    expect(
      complaintsAfter(opening, state => {
        state.endPile = [...state.endPile, state.players[2]!.kept]
        state.players[2]!.kept = NONE
      }),
    ).toEqual(['Seat 3 kept no Game End card in the draft'])
  })

  test('the card left over is with the others', () => {
    const { kept } = opening.state.players[0]!
    const leftOver = (card: number) =>
      complaintsAfter(opening, state => {
        state.leftover = card
      })
    expect(leftOver(kept)).toEqual([`The Game End card left over went back into the pile, but ${idOf(kept)} did not`])
    expect(leftOver(NONE)).toEqual(['The Game End card left over went back into the pile, but none did not'])
    expect(leftOver(opening.state.display[0]!)).toEqual([])
    const bought = found(3, ['A', 'B'], ({ players }) => players.some(({ endCards }) => endCards.length > 0))
    expect(
      complaintsAfter(bought, state => {
        state.leftover = state.players.flatMap(({ endCards }) => endCards)[0]!
      }),
    ).toEqual([])
  })

  test('the display holds four', () => {
    expect(
      complaintsAfter(opening, state => {
        const [card, ...others] = state.endPile
        state.endPile = others
        state.display = [...state.display, card!]
      }),
    ).toEqual(['The display holds 4 Game End cards, but 5 lie there'])
  })
})
