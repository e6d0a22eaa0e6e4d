import { Lobby, type LobbySupport } from './lobby.ts'

/** The lobby of a hub, which asks it from now on who may come in. */
export function openLobby(support: LobbySupport): Lobby {
  const lobby = new Lobby(support)
  support.hub.reception = lobby
  return lobby
}
