import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What waits for browsers and other programs takes long, and begins first: the quick rest fills up the end. */
const LONG_FIRST = [/\/e2e\//, /\/cli\//, /\/examples\//]

/** How many kinds come before it. */
const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG_FIRST.findIndex(path => path.test(moduleId))
  return rank < 0 ? LONG_FIRST.length : rank
}

export class Sequence extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    return usual.toSorted((a, b) => rankOf(a) - rankOf(b))
  }
}
