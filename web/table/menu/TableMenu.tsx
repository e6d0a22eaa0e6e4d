import type { Snapshot } from '@roundhouse/table/snapshot'
import { useGame } from '../../game-context.ts'
import { begin } from '../../match/client.ts'
import { download, fileOf } from '../../saving/files.ts'
import { pack } from '../../saving/pack.ts'
import { Button, Link } from '../../shell/Button.tsx'
import { useShell } from '../../shell/context.ts'
import { Dialog } from '../../shell/Dialog.tsx'
import { go } from '../../shell/route.ts'
import { SoundSwitch, SpeedChoice, TextSize, ThemeChoice } from '../../shell/settings/controls.tsx'
import type { TableProps } from '../props.ts'
import { CopyByHand } from '../Share.tsx'
import { useSlots } from '../slots.tsx'
import { useCopiedLink } from '../useCopiedLink.ts'
import '../../shell/form.css'
import './menu.css'

interface TableMenuProps {
  readonly snapshot: Snapshot
  readonly undo: TableProps['undo']
  readonly close: () => void
}

/** Whatever one may want at a table beside its game, without leaving it. */
export function TableMenu({ snapshot, undo, close }: TableMenuProps) {
  const { say } = useShell()
  const slots = useSlots()
  return (
    <Dialog class="sheet table-menu" aria-label={say('menu.title')} onClosed={close}>
      {leave => (
        // Nothing in it is meant before the others.
        <div class="table-menu-inside" tabIndex={-1} ref={inside => inside?.focus()}>
          {snapshot.back.turn && <UndoTurn undo={undo} leave={leave} />}
          <SpeedChoice />
          <ThemeChoice />
          <TextSize />
          <SoundSwitch />
          <Books snapshot={snapshot} />
          {slots === null ? (
            <>
              <ShareAndSave id={snapshot.id} />
              <Leaving snapshot={snapshot} />
            </>
          ) : (
            <slots.Menu leave={leave} />
          )}
          <Button class="button main" onClick={leave}>
            {say('rules.close')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

/** A phone on its side has no room for it beside the others. */
function UndoTurn({ undo, leave }: { undo: TableProps['undo']; leave: () => void }) {
  const { say } = useShell()
  const takeBack = () => {
    undo(true)
    leave()
  }
  return (
    <Button class="button" data-undo="turn" onClick={takeBack}>
      {say('table.undo-turn')}
    </Button>
  )
}

/** What one looks up; the table stays open beside it. */
function Books({ snapshot: { game: name } }: { snapshot: Snapshot }) {
  const { say } = useShell()
  const { rulebook, strategy, album } = useGame(name)
  return (
    <div class="row">
      {rulebook && (
        <Link class="button" target="_blank" rel="noopener" to={{ page: 'rules', game: name, rule: null }}>
          {say('home.rules')}
        </Link>
      )}
      {strategy && (
        <Link class="button" target="_blank" rel="noopener" to={{ page: 'strategy', game: name, rule: null }}>
          {say('home.strategy')}
        </Link>
      )}
      {album && (
        <Link class="button" target="_blank" rel="noopener" to={{ page: 'cards', game: name, card: null }}>
          {album.title(say)}
        </Link>
      )}
      <Link class="button" target="_blank" rel="noopener" to={{ page: 'settings' }}>
        {say('settings.title')}
      </Link>
    </div>
  )
}

/** A game that goes on leaves sealed, in a file and in a link. */
function ShareAndSave({ id }: { id: string }) {
  const { say } = useShell()
  const { copied, copy } = useCopiedLink(async () => {
    const file = await fileOf(id)
    return file === null ? { page: 'home' } : { page: 'game', packed: await pack(file.text) }
  })
  const save = async () => {
    const file = await fileOf(id)
    if (file !== null) download(file)
  }
  return (
    <div class="row">
      <Button class="button" onClick={copy}>
        {copied?.isCopied ? say('replay.copied') : say('menu.link')}
      </Button>
      <Button class="button" onClick={() => void save()}>
        {say('home.file')}
      </Button>
      {copied?.isCopied === false && <CopyByHand link={copied.link} />}
    </div>
  )
}

function Leaving({ snapshot }: { snapshot: Snapshot }) {
  const { say } = useShell()
  return (
    <div class="ways-out">
      <Button class="button" onClick={() => void playAgain(snapshot)}>
        {say('menu.again')} <small>{say('menu.again-how')}</small>
      </Button>
      <Link class="button" to={{ page: 'home' }}>
        {say('menu.leave')} <small>{say('menu.leave-how')}</small>
      </Link>
    </div>
  )
}

type SetUp = Pick<Snapshot, 'game' | 'options' | 'chairs'>

/** The same table with the same players, dealt anew. */
export async function playAgain({ game, options, chairs }: SetUp): Promise<void> {
  go({ page: 'table', id: await begin({ game, options: Object.fromEntries(options), chairs }) })
}
