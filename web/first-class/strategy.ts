import { rulebookIn } from '../rules/rulebook.ts'
import { recordsIn, type Strategy } from '../rules/strategy.ts'

export const strategy: Strategy = {
  book: rulebookIn(import.meta.glob('../../docs/strategy/**/first-class.md', { query: '?raw', import: 'default' })),
  records: recordsIn(
    import.meta.glob('../../docs/strategy/games/first-class-*.txt', { query: '?raw', import: 'default' }),
  ),
}
