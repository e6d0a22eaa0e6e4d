import type { Fact } from '@roundhouse/table/plain/facts'

/** Below this many facts a part is open from the start. */
const FEW = 12

interface FactListProps {
  readonly facts: readonly Fact[]
  /** How far below the top. */
  readonly depth?: number
}

/** Simple facts as a list of labels and values; what has parts of its own can be opened and closed. */
export function FactList({ facts, depth = 0 }: FactListProps) {
  const simple = facts.filter(({ value }) => typeof value === 'string')
  return (
    <>
      {simple.length > 0 && (
        <dl class="plain-facts">
          {simple.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value as string}</dd>
            </div>
          ))}
        </dl>
      )}
      {facts.map(({ label, value }) =>
        typeof value === 'string' ? null : (
          <details key={label} open={depth === 0 || value.length < FEW}>
            <summary>{label}</summary>
            <FactList facts={value} depth={depth + 1} />
          </details>
        ),
      )}
    </>
  )
}
