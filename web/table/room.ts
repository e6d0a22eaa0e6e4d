import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** What a room around a table puts where decisions are made, while nobody decides anything; `null`: nothing. */
export const PanelContext = createContext<ComponentChildren>(null)

export const usePanel = (): ComponentChildren => useContext(PanelContext)

/** What a table has to know of the room around it, before it is arranged. */
export interface TableRoom {
  /** Something stands beside the table: it has less room than the window has. */
  readonly hasAside: boolean
  /** It is shown to everybody in a place, and nobody presses anything: how large a rem is there, in pixels; `null`: it is not. */
  readonly screenRem: number | null
}

/** `null`: the table has the window for itself. */
export const TableRoomContext = createContext<TableRoom | null>(null)

export const useTableRoom = (): TableRoom | null => useContext(TableRoomContext)
