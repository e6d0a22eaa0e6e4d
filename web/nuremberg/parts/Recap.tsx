import { useRecap } from '../../table/recap/useRecap.ts'
import { tabOfThings } from '../layout/tabs.ts'
import { useStableTableModel } from '../model/table-model.ts'
import { Entry, useNews } from './Log.tsx'

/** What happened since the own last turn, line by line: each is told where it is shown. */
export function Recap() {
  const { snapshot, say, light, show } = useStableTableModel()
  const news = useNews()
  const { at, toggle } = useRecap({
    lines: news,
    until: snapshot,
    show: told => (told === null ? light([]) : show(told.areas, told.things)),
  })
  const shown = at === null ? undefined : news[at]
  if (news.length === 0) return null
  return (
    <>
      <button type="button" class="recap" data-recap aria-pressed={at !== null} onClick={toggle}>
        <b aria-hidden="true">{at === null ? '▶' : '■'}</b> <span>{say('nuremberg.recap')}</span> <kbd>R</kbd>
      </button>
      {shown !== undefined && (
        <p class="recap-line" data-over={shown.areas.length > 0 ? 'map' : (tabOfThings(shown.things) ?? 'map')}>
          <small>{say('nuremberg.recap.at', { at: at! + 1, of: news.length })}</small> <Entry told={shown} />
        </p>
      )}
    </>
  )
}
