import type { ExaminationSummary } from '@roundhouse/kernel/testing/examination'
import { MAP_NAMES } from '@roundhouse/nuremberg/maps/standard'
import type { ExaminationJob } from '../game.ts'
import type { NurembergFlags } from './options.ts'

/** Both maps, the second also with the rules of 2009, for 2, 3 and 4, each played in three ways. */
export const EXAMINED_TABLES = 27

/** What it takes is loaded only where it is needed. */
export async function examine(
  job: ExaminationJob<NurembergFlags>,
  onProgress: (games: number) => void,
): Promise<ExaminationSummary> {
  const { flags, ...rest } = job
  const { map, rules2009 } = flags
  const { examination } = await import('@roundhouse/nuremberg/testing/examination')
  return examination({
    ...rest,
    maps: map === undefined ? MAP_NAMES : [map],
    ...(rules2009 === undefined ? {} : { rules2009: rules2009 }),
    onProgress: ({ games }) => onProgress(games),
  })
}
