import { useMemo } from 'preact/hooks'
import { useLoaded } from '../../shell/useLoaded.ts'
import { useOnlineSay } from '../words.tsx'

/** What the drawing is made with comes when one is drawn. */
const encoder = async () => (await import('lean-qr')).generate

/** A link for those who have a camera: dark squares on white paper, by day and by night. */
export function QrCode({ link }: { link: string }) {
  const say = useOnlineSay()
  const generate = useLoaded(encoder)
  const code = useMemo(() => generate?.(link), [generate, link])
  if (code === undefined) return <div class="qr" />
  const { size } = code
  const squares = Array.from({ length: size * size }, (_, n) => [n % size, Math.floor(n / size)] as const)
    .filter(([x, y]) => code.get(x, y))
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
  return (
    <svg class="qr" viewBox={`-3 -3 ${size + 6} ${size + 6}`} role="img" aria-label={say('online.qr')}>
      <path d={squares.join('')} shape-rendering="crispEdges" />
    </svg>
  )
}
