import { NOTES, type Note } from './notes.ts'
import type { Sound } from './sounds.ts'

/** Sounds that come together follow one another so closely, in seconds. */
const APART = 0.12

/** A tone is there at once and fades; a jump of the loudness would click. */
const SWELL = 0.012

let audio: AudioContext | null = null

/** Until when the last sounds last. */
let busy = 0

/** Browsers let a page be heard only after its reader has done something; until then it is silent, and asks nothing. */
function context(): AudioContext | null {
  const hasActed = navigator.userActivation?.hasBeenActive ?? true
  if (typeof AudioContext === 'undefined' || !hasActed) return null
  audio ??= new AudioContext()
  return audio
}

/** Plays them one after the other. Where nothing can be heard, or nobody looks, nothing happens. */
export async function playSounds(sounds: readonly Sound[]): Promise<void> {
  if (sounds.length === 0 || document.hidden) return
  try {
    const heard = context()
    if (heard === null) return
    if (heard.state !== 'running') await heard.resume()
    // Moves can follow one another faster than ears do; the call and the end are always heard.
    const wanted = sounds.filter(sound => heard.currentTime >= busy || sound === 'whistle' || sound === 'end')
    busy = Math.max(busy, heard.currentTime + wanted.length * APART)
    for (const [place, sound] of wanted.entries())
      for (const note of NOTES[sound]) sing(heard, note, heard.currentTime + place * APART)
  } catch {
    // A machine without a loudspeaker plays as well.
  }
}

function sing(heard: AudioContext, { at, lasts, from, to, loud, wave }: Note, begin: number): void {
  const start = begin + at
  const tone = new OscillatorNode(heard, { type: wave, frequency: from })
  const volume = new GainNode(heard, { gain: 0 })
  tone.frequency.setValueAtTime(from, start)
  tone.frequency.exponentialRampToValueAtTime(to, start + lasts)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(loud, start + SWELL)
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  tone.connect(volume).connect(heard.destination)
  tone.start(start)
  tone.stop(start + lasts)
}
