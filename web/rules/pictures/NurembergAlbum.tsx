import { nurembergFaces } from '../faces/nuremberg.tsx'
import type { Shown } from '../useAlbum.ts'
import { NurembergDrawing, NurembergSprite } from './NurembergDrawing.tsx'
import { NUREMBERG_PICTURES } from './nuremberg.ts'
import { useScene } from './useScene.ts'

const byRule = new Map(NUREMBERG_PICTURES.map(picture => [picture.rule, picture]))

function Drawing({ rule }: { rule: string }) {
  const picture = byRule.get(rule)!
  const scene = useScene('nuremberg', picture.position)
  return scene === null ? null : <NurembergDrawing scene={scene} picture={picture} />
}

export const nurembergAlbum: Shown = {
  pictured: new Set(byRule.keys()),
  Sprite: NurembergSprite,
  Drawing,
  faces: nurembergFaces,
}
