import type { Say } from '../messages/say.ts'

interface RankHeadProps {
  readonly say: Say
  /** What stands right of the points; what only shows a way somewhere is read aloud alone. */
  readonly more: readonly { readonly title: string; readonly isUnseen?: true }[]
}

/** The head of a list of people by rank. */
export function RankHead({ say, more }: RankHeadProps) {
  const columns = [
    { title: say('tournament.rank'), isUnseen: true },
    { title: say('tournament.player') },
    { title: say('tournament.points') },
    ...more,
  ]
  return (
    <thead>
      <tr>
        {columns.map(({ title, isUnseen }) => (
          <th key={title} scope="col">
            {isUnseen ? <span class="unseen">{title}</span> : title}
          </th>
        ))}
      </tr>
    </thead>
  )
}
