import type { ComponentChild } from 'preact'
import { useState } from 'preact/hooks'
import { latePart } from '../table/late-part.tsx'
import type { TablePerson } from './PersonDialog.tsx'

/** It is fetched when somebody minds somebody. */
const PersonDialog = latePart(async () => (await import('./PersonDialog.tsx')).PersonDialog)

/** Opens what can be done about somebody at the table; `dialog` stands wherever it may. */
export function usePersonDialog(): { readonly open: (person: TablePerson) => void; readonly dialog: ComponentChild } {
  const [person, setPerson] = useState<TablePerson | null>(null)
  return {
    open: setPerson,
    dialog: person !== null && <PersonDialog person={person} onClosed={() => setPerson(null)} />,
  }
}
