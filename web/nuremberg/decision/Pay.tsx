import { NONE } from '@roundhouse/nuremberg/base/state'
import { KINDS } from '@roundhouse/nuremberg/phases/payment'
import { listed } from '@roundhouse/nuremberg/words/voice'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Say } from '../../messages/say.ts'
import { Icon } from '../drawing/Icon.tsx'
import { useTableModel } from '../model/table-model.ts'
import { type Amounts, firstAmounts, heldOf, kindsFor, whyNotAmount, withAmount } from './amounts.ts'
import { Button, Frame } from './Frame.tsx'
import { Stepper } from './Stepper.tsx'

/** All kinds at once, always exactly what is due. */
export function Pay() {
  const { snapshot, view, rules, voice, say, play, askWhy } = useTableModel()
  const payment = view.payment!
  const player = view.players[view.toMove]!
  const [amounts, setAmounts] = useState(() => firstAmounts(player, payment))
  // The game asks for one kind after the other; the player has answered for all of them at once.
  const underWay = useRef<{ readonly amounts: Amounts; readonly at: number } | null>(null)
  const kinds = kindsFor(player, payment)
  const what = payment.train === NONE ? 'series' : 'train'
  const payNext = (all: Amounts) => {
    underWay.current = { amounts: all, at: snapshot.played + 1 }
    play(`pay ${KINDS[payment.kind]} ${all[payment.kind]}`)
  }
  // Anyone who steps back into a payment decides again.
  useEffect(() => {
    if (underWay.current?.at === snapshot.played) payNext(underWay.current.amounts)
    else setAmounts(firstAmounts(player, payment))
  }, [snapshot.played])
  const train = payment.train === NONE ? '' : rules.trains[payment.train]!.name
  const parts = kinds.filter(kind => amounts[kind]! > 0).map(kind => partWords(say, kind, amounts[kind]!))
  return (
    <Frame
      title={say('nuremberg.pay.title', { what, train })}
      about={`${say('nuremberg.pay.about', { what })} ${say('nuremberg.pay.due', { due: payment.due })}`}
      main={
        <Button isMain onClick={() => payNext(amounts)}>
          {say('nuremberg.pay.go', { payment: listed(voice, parts) })}
        </Button>
      }
    >
      <div class="payments">
        {kinds.map(kind => {
          const name = say(`nuremberg.kind.${KINDS[kind]!}`)
          const held = heldOf(player, kind)
          return (
            <Stepper
              key={kind}
              hasKeys={kind === kinds[0]}
              name={say('nuremberg.pay.with', { kind: name })}
              label={
                <>
                  <Icon of={kind === 0 ? 'cube' : KINDS[kind]!} colour="var(--ink-2)" /> {name}{' '}
                  <small>{say('nuremberg.pay.held', { held })}</small>
                </>
              }
              value={amounts[kind]!}
              least={0}
              most={Math.min(held, payment.due)}
              change={count => setAmounts(withAmount(player, payment, amounts, kind, count))}
              ask={() => askWhy(whyNotAmount(player, payment, kind))}
            />
          )
        })}
      </div>
    </Frame>
  )
}

const partWords = (say: Say, kind: number, count: number): string =>
  kind === 0
    ? say('nuremberg.count.cubes', { count })
    : say('nuremberg.count.influence', { count, colour: say(`nuremberg.kind.${KINDS[kind]!}`) })
