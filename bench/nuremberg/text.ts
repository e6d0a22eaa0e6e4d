import { costs, paces } from '../figure-text.ts'
import { searchText } from '../search/text.ts'
import { short, tableOf, whole } from '../table.ts'
import { goalsText, head, memoryText, operationsTable } from '../text.ts'
import type { NurembergReport } from './measure.ts'

/** The report as people read it. */
export const textOfNuremberg = (report: NurembergReport): string =>
  [
    ...head(report),
    ...playText(report),
    '',
    'One state, 4 players, mean over states of random games on both maps',
    ...operationsTable(report.operations),
    ...worstText(report),
    ...routesText(report),
    ...memoryText(report),
    ...searchText(report),
    ...goalsText(report),
  ].join('\n')

const playText = ({ play }: NurembergReport): string[] => [
  '',
  'First Train to Nuremberg, full rules, random play, legal moves listed at every decision',
  ...tableOf(
    ['map, players', 'decisions/s CPU', 'best', 'clock', 'games/s CPU', 'decisions a game', 'legal moves'],
    play.map(of => [
      `${of.map}, ${of.players}`,
      ...paces(of),
      whole(of.cpu / of.decisionsPerGame),
      short(of.decisionsPerGame),
      short(of.movesPerDecision),
    ]),
  ),
]

const worstText = ({ worst }: NurembergReport): string[] => [
  '',
  `The slowest list of legal moves in ${whole(worst.games)} games took ${short(worst.us)} us: ${worst.moves} moves, phase ${worst.phase}`,
]

const routesText = ({ routes: { added, searched } }: NurembergReport): string[] => [
  '',
  'Route finding of a player with 6 pieces or more',
  ...tableOf(
    ['', 'us CPU', 'us clock'],
    [
      ['one link added', ...costs(added)],
      ['all searched from nothing', ...costs(searched)],
    ],
  ),
]
