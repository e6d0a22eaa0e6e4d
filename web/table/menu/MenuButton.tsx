import { Button } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { useTableContext } from '../context.ts'

/** Opens the menu of the table; where nobody plays there is none. Short: without words. */
export function MenuButton({ class: name, isShort = false }: { class: string; isShort?: boolean }) {
  const { say } = useShell()
  const table = useTableContext()
  if (table === null) return null
  return (
    <Button
      class={name}
      data-menu
      aria-label={say('menu.title')}
      aria-haspopup="dialog"
      title={say('menu.title')}
      onClick={table.openMenu}
    >
      ☰ {!isShort && <span>{say('menu.title')}</span>}
    </Button>
  )
}
