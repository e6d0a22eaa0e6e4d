/** Answers again what it has answered for the same list: many parts of the table ask the same of one snapshot. */
export function memoizeByList<Item, Answer>(
  work: (list: readonly Item[]) => Answer,
): (list: readonly Item[]) => Answer {
  const known = new WeakMap<readonly Item[], Answer>()
  return list => {
    const answer = known.get(list) ?? work(list)
    known.set(list, answer)
    return answer
  }
}
