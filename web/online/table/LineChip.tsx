import { useOnlineSay } from '../words.tsx'
import { useLineNews } from './useLineNews.ts'

/** How the line is, in the head of a page; nothing while all is well. */
export function LineChip() {
  const say = useOnlineSay()
  const news = useLineNews()
  return (
    <span role="status" class={news === 'open' ? 'unseen' : `online-chip is-${news}`}>
      {news !== 'open' && say(`online.line.${news}`)}
    </span>
  )
}
