import { useMemo } from 'preact/hooks'
import { mainMove } from '../choosing/choosing.ts'
import { useTableModel } from './table-model.ts'

/** What the main button and Enter do now. */
export function useMainMove(): string | null {
  const model = useTableModel()
  const { snapshot, chosen, leaving, steps } = model
  return useMemo(() => mainMove(model), [snapshot, chosen, leaving, steps])
}
