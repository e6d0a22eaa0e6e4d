import { usePosition } from '../../learn/usePosition.ts'
import type { Album } from '../../rules/album.ts'
import { openPosition } from '../position.ts'
import { faces } from './faces.tsx'
import { PICTURES } from './pictures.ts'
import { RuleDrawing, Sprite } from './RuleDrawing.tsx'

const byRule = new Map(PICTURES.map(picture => [picture.rule, picture]))

function Drawing({ rule }: { rule: string }) {
  const picture = byRule.get(rule)!
  const snapshot = usePosition('nuremberg', openPosition, picture.position)
  return snapshot === null ? null : <RuleDrawing snapshot={snapshot} picture={picture} />
}

export const album: Album = { pictured: new Set(byRule.keys()), Sprite, Drawing, faces }
