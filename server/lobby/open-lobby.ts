import type { Hub } from '../hub/hub.ts'
import type { TablePlace } from '../store/sql-store.ts'
import { Lobby, type MayMeet } from './lobby.ts'

/** Today everybody may meet everybody. */
const everybodyMay: MayMeet = async () => true

/** The lobby of a hub, which asks it from now on who may come in. */
export function openLobby(hub: Hub, place: TablePlace, mayMeet = everybodyMay): Lobby {
  const lobby = new Lobby({ hub, place, mayMeet })
  hub.reception = lobby
  return lobby
}
