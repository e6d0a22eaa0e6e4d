import type { Hub } from '../hub/hub.ts'
import type { TablePlace } from '../store/sql-store.ts'
import { type Apart, Lobby } from './lobby.ts'

/** The lobby of a hub, which asks it from now on who may come in. */
export function openLobby(hub: Hub, place: TablePlace, apart: Apart): Lobby {
  const lobby = new Lobby({ hub, place, apart })
  hub.reception = lobby
  return lobby
}
