import { newAlbum } from '../../rules/newAlbum.tsx'
import { openPosition } from '../position.ts'
import { faces } from './faces.tsx'
import { PICTURES as pictures } from './pictures.ts'
import { RuleDrawing, Sprite } from './RuleDrawing.tsx'

export const album = newAlbum({ pictures, openPosition, RuleDrawing, Sprite, faces })
