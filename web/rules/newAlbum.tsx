import type { FunctionComponent } from 'preact'
import type { PositionReader } from '../table/position.ts'
import { usePosition } from '../table/usePosition.ts'
import type { Album, DrawingProps, RulePicture } from './album.ts'

interface Parts<Picture extends RulePicture> extends Pick<Album, 'Sprite' | 'faces'> {
  readonly pictures: readonly Picture[]
  readonly openPosition: PositionReader
  readonly RuleDrawing: FunctionComponent<DrawingProps<Picture>>
}

export function newAlbum<Picture extends RulePicture>(parts: Parts<Picture>): Album {
  const { pictures, openPosition, RuleDrawing, Sprite, faces } = parts
  const byRule = new Map(pictures.map(picture => [picture.rule, picture]))
  const Drawing = ({ rule }: { rule: string }) => {
    const picture = byRule.get(rule)!
    const snapshot = usePosition(openPosition, picture.position)
    return snapshot === null ? null : <RuleDrawing snapshot={snapshot} picture={picture} />
  }
  return { pictured: new Set(byRule.keys()), Sprite, Drawing, faces }
}
