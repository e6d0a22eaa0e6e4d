import { Sprite } from '../../first-class/drawing/Icon.tsx'
import { firstClassFaces } from '../faces/first-class.tsx'
import type { Shown } from '../useAlbum.ts'
import { FirstClassDrawing } from './FirstClassDrawing.tsx'
import { FIRST_CLASS_PICTURES } from './first-class.ts'
import { useScene } from './useScene.ts'

const byRule = new Map(FIRST_CLASS_PICTURES.map(picture => [picture.rule, picture]))

function Drawing({ rule }: { rule: string }) {
  const picture = byRule.get(rule)!
  const scene = useScene('first-class', picture.position)
  return scene === null ? null : <FirstClassDrawing scene={scene} picture={picture} />
}

export const firstClassAlbum: Shown = { pictured: new Set(byRule.keys()), Sprite, Drawing, faces: firstClassFaces }
