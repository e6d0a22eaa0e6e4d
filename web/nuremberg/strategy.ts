import { rulebookIn } from '../rules/rulebook.ts'
import { recordsIn, type Strategy } from '../rules/strategy.ts'

export const strategy: Strategy = {
  book: rulebookIn(import.meta.glob('../../docs/strategy/**/nuremberg.md', { query: '?raw', import: 'default' })),
  records: recordsIn(
    import.meta.glob('../../docs/strategy/games/nuremberg-*.txt', { query: '?raw', import: 'default' }),
  ),
}
