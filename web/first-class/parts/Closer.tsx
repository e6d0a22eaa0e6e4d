import { Card, EndCard, StartTile, ToolboxCard } from '../drawing/Card.tsx'
import { useSitting } from '../sitting.ts'
import { type Thing, TOOLBOX_FRAME, thingTitle, thingWords } from '../things.ts'

export function ThingDrawing({ thing }: { thing: Thing }) {
  const { voice, view } = useSitting()
  switch (thing.is) {
    case 'card':
      return <Card face={thing.face} forms={voice.rules.conditions} />
    case 'end-card':
      return <EndCard face={thing.face} />
    case 'tile':
      return <StartTile seats={view.players.length} />
    case 'toolbox':
      return <ToolboxCard frame={TOOLBOX_FRAME} />
  }
}

/** Something printed, large, and what it does in words. */
export function Closer({ thing }: { thing: Thing }) {
  const { voice } = useSitting()
  const { say } = voice
  return (
    <div class="fc-closer">
      <ThingDrawing thing={thing} />
      <div>
        <h3>{thingTitle(voice, thing)}</h3>
        <p>{thingWords(voice, thing)}</p>
        {thing.is === 'card' && (
          <small>
            {thing.face.id} · {say('first-class.card.copies', { copies: thing.face.copies, pile: thing.face.pile })}
            <br />
            {say(`first-class.table.status.${thing.face.status}`)}
          </small>
        )}
      </div>
    </div>
  )
}
