import { useAnswer } from '../useAnswer.ts'

/** Does a server with tables answer where this page is from? A page from a plain folder, or without a line, has none. */
export async function hasServer(): Promise<boolean> {
  if (!navigator.onLine) return false
  const response = await fetch('./api/guest').catch(() => null)
  return response?.ok === true && response.headers.get('content-type')?.startsWith('application/json') === true
}

/** Tables for people elsewhere: what belongs to them comes only where there is a server for them. */
export function Elsewhere() {
  const Part = useAnswer(
    async () => ((await hasServer()) ? (await import('../../online/home/OnlineHome.tsx')).OnlineHome : null),
    [],
  )
  return Part && <Part />
}
