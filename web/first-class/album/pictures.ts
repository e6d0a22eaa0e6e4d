import type { RulePicture } from '../../rules/album.ts'

/** A part of the table, or cards. */
export interface Picture extends RulePicture {
  readonly draws: DrawnPart
  /** The ids of the cards, where cards are drawn. */
  readonly cards?: readonly string[]
}

/** The parts of the table that are drawn. */
export type DrawnPart =
  | 'board'
  | 'trains'
  | 'upper'
  | 'choice'
  | 'coins'
  | 'route'
  | 'offer'
  | 'display'
  | 'contracts'
  | 'start-tile'
  | 'values'
  | 'tiles'
  | 'mail-cars'
  | 'constantinople'
  | 'cards'

const at = (modules: string, ...lines: readonly string[]): string =>
  ['first-class', 'players 2', `modules ${modules}`, 'decks 1', ...lines, ''].join('\n')

const cards = (rule: string, modules: string, ...ids: readonly string[]): Picture => ({
  rule,
  draws: 'cards',
  position: at(modules),
  cards: ids,
})

const picture = (rule: string, draws: DrawnPart, modules: string, ...lines: readonly string[]): Picture => ({
  rule,
  draws,
  position: at(modules, ...lines),
})

/** Rule by rule, as in the book. */
export const PICTURES: readonly Picture[] = [
  picture('FC-0.1', 'trains', 'A,B', 'seat 1 upper 12 7 4 2 1 M2 1^ 0', 'seat 1 lower 4 2 2 1^'),
  picture(
    'FC-0.2',
    'offer',
    'A,B',
    'a X1-1 - X1-10 A1-2 X1-6 B1-1',
    'b X1-3 X1-7 X1-15 B1-2 X1-5 A1-8',
    'c X1-9 X1-4 X1-2 A1-4 B1-4 X1-13',
  ),
  cards('FC-0.3', 'A,B', 'X1-1', 'X1-4', 'X1-7', 'X1-10', 'X1-13'),
  picture('FC-0.4', 'upper', 'A,B', 'seat 1 upper 7 4 2^ 1'),
  picture('FC-0.5', 'route', 'A,B', 'seat 1 route X1-13 X1-12', 'seat 1 locomotive 4'),
  picture('FC-0.6', 'coins', 'A,B', 'seat 1 coins 3 2 1'),
  picture('FC-0.7', 'trains', 'A,B', 'seat 1 upper 12 7 4^ 2', 'seat 1 lower 7 4 1^ 1'),
  picture('FC-0.8', 'upper', 'A,B', 'seat 1 upper 7 4 2 2 1 M2 1 1 0 L5^'),
  cards('FC-0.9', 'A,B', 'G3', 'G11', 'G17', 'A1-1', 'B1-1'),
  picture('FC-1.3', 'board', 'A,B'),
  picture('FC-1.6', 'tiles', 'A,B'),
  picture('FC-2.3', 'offer', 'A,B', 'a X1-1 - X1-10 A1-2 X1-6 B1-1', 'c X1-9 X1-4 - - A1-8 X1-13'),
  picture('FC-4.2', 'start-tile', 'A,B'),
  picture('FC-5.2', 'values', 'A,B'),
  picture('FC-5.3', 'choice', 'A,B', 'acted yes', 'frame FREE 1 of declined X1-1', 'seat 1 upper 4 2 2 1'),
  picture('FC-6.1', 'mail-cars', 'A,B'),
  picture('FC-6.3', 'upper', 'A,B', 'seat 1 upper 7 4 2 2 1 M2 1^ 0 0 L5'),
  picture('FC-6.5', 'constantinople', 'A,B', 'arrived 1'),
  picture('FC-7.2', 'trains', 'A,B', 'seat 1 upper 4 2 1^ 1', 'seat 1 lower 2^ 1 0'),
  picture('FC-8.3', 'route', 'A,B', 'seat 1 route X1-13 X1-12', 'seat 1 locomotive 5'),
  cards('FC-8.4', 'A,B', 'X1-11', 'X1-13', 'X1-12', 'X2-15'),
  picture('FC-9.1', 'coins', 'A,B', 'seat 1 coins 3 2 0'),
  picture(
    'FC-10.1',
    'contracts',
    'A,B',
    'seat 1 upper 1 1 1 0',
    'seat 1 lower 1 0',
    'seat 1 contracts A1-1 A1-5',
    'display G1',
  ),
  picture('FC-11.1', 'display', 'A,B', 'display G3 G9 G17 G2'),
  picture('FC-12.4', 'trains', 'A,B', 'seat 1 upper 12 7 4 2 2 M1 1^ 0 0 L6', 'seat 1 lower 7 4 1^ 1'),
  cards('FC-13.3', 'A,B', 'G3', 'G11', 'G17'),
  cards('FC-A.1', 'A,B', 'A1-1', 'A2-1', 'A1-2', 'A2-3', 'A3-2'),
  cards('FC-A.2', 'A,B', 'A1-7', 'A2-7'),
  picture('FC-B.2', 'trains', 'A,B', 'seat 1 upper 4{B1-1} 2^ 1', 'seat 1 lower 2{B1-1} 1 0'),
  picture('FC-B.4', 'route', 'A,B', 'seat 1 route X1-13* X1-11', 'seat 1 locomotive 6'),
  cards('FC-B.6', 'A,B', 'B1-3', 'B3-3', 'B3-4'),
  cards('FC-C.3', 'C,D', 'C1-1', 'C1-3'),
  cards('FC-C.4', 'C,D', 'C1-5', 'C3-5'),
  cards('FC-D.1', 'C,D', 'D1-1', 'D1-5', 'D2-5'),
  picture('FC-D.2', 'trains', 'C,D', 'seat 1 upper 2{D1-1!}^ 1{D1-2} 1', 'seat 1 lower 1{D1-3!} 0{D1-4}^ 0'),
  picture('FC-E.2', 'trains', 'E,F', 'seat 1 upper 4 2 2 1^', 'seat 1 lower 2 2^ 1', 'seat 1 middle E1-1 E1-2'),
  cards('FC-E.3', 'E,F', 'E1-5', 'E2-3'),
  cards('FC-F.1', 'E,F', 'F1-1'),
  picture('FC-F.3', 'trains', 'E,F', 'seat 1 upper 4 2 1', 'seat 1 lower 2 1 1', 'seat 1 middle F1-2 F1-2'),
]
