import type { OptionsProps, WebGame } from '../../game.ts'
import { useAlbum } from '../../rules/useAlbum.ts'

interface OptionsCardProps extends Omit<OptionsProps, 'album'> {
  readonly game: WebGame
}

/** What a game itself leaves to choose, with pictures of it; some leave nothing. */
export function OptionsCard({ game, options, change }: OptionsCardProps) {
  const album = useAlbum(game.name)
  return game.Options ? (
    <section class="card">
      <div class="unseen">{album && <album.Sprite />}</div>
      <game.Options options={options} change={change} album={album} />
    </section>
  ) : null
}
