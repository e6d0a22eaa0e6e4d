import { useEffect, useRef } from 'preact/hooks'
import { useLayer } from '../../shell/layers.ts'
import { type Sheet as OpenSheet, useTableModel } from '../model/table-model.ts'
import { useLayout } from '../model/useLayout.ts'
import { Board, NarrowBoard } from './Board.tsx'
import { End } from './End.tsx'
import { Log } from './Recap.tsx'

/** Lies over the table: the log, somebody's whole board, or the end. The table below goes on. */
export const Sheet = ({ sheet }: { sheet: OpenSheet }) => (sheet.is === 'end' ? <End /> : <BoardOrLog sheet={sheet} />)

function BoardOrLog({ sheet }: { sheet: Exclude<OpenSheet, { is: 'end' }> }) {
  const { voice, say, open } = useTableModel()
  const { layout } = useLayout()
  const WholeBoard = layout === 'wide' || layout === 'upright' ? Board : NarrowBoard
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => close.current?.focus(), [])
  useLayer(() => open(null))
  const label =
    sheet.is === 'log'
      ? say('first-class.table.log')
      : say('first-class.table.board-of', { name: voice.names[sheet.seat]! })
  return (
    <section class={`table-sheet panel is-${sheet.is}`} role="dialog" aria-label={label}>
      <header>
        <h2>{label}</h2>
        <button type="button" class="table-button" ref={close} onClick={() => open(null)}>
          {say('first-class.table.close')}
        </button>
      </header>
      {sheet.is === 'log' ? <Log /> : <WholeBoard seat={sheet.seat} isOwn={false} />}
    </section>
  )
}
