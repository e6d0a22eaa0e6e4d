import { usePosition } from '../../learn/usePosition.ts'
import type { Album } from '../../rules/album.ts'
import { Sprite } from '../drawing/Icon.tsx'
import { openPosition } from '../position.ts'
import { faces } from './faces.tsx'
import { PICTURES } from './pictures.ts'
import { RuleDrawing } from './RuleDrawing.tsx'

const byRule = new Map(PICTURES.map(picture => [picture.rule, picture]))

function Drawing({ rule }: { rule: string }) {
  const picture = byRule.get(rule)!
  const scene = usePosition('first-class', openPosition, picture.position)
  return scene === null ? null : <RuleDrawing scene={scene} picture={picture} />
}

export const album: Album = { pictured: new Set(byRule.keys()), Sprite, Drawing, faces }
