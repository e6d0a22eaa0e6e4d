/*
 * What one tab keeps, the others hear of: that a game has changed, and nothing of what is in it. Who wants to know more
 * looks into the store.
 */

const CHANNEL = 'roundhouse-games'

export interface GameNews {
  /** This game was kept or deleted here. */
  readonly tell: (id: string) => void
  readonly close: () => void
}

/** Listens to the other tabs, and tells them. */
export function openNews(onChange: (id: string) => void): GameNews {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => onChange(String(data))
  return { tell: id => channel.postMessage(id), close: () => channel.close() }
}
