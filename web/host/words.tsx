import type { NamedPerson } from '@roundhouse/wire/conduct'
import { LOCALES } from '@roundhouse/words/languages'
import { useMemo } from 'preact/hooks'
import type { Say } from '../messages/say.ts'
import { ServerError } from '../online/server.ts'
import { useShell } from '../shell/context.ts'
import { newContext } from '../shell/new-context.ts'

const [HostSayContext, useHostSay] = newContext<Say>('There are no words of hosts around this part')

export { HostSayContext, useHostSay }

/** Day and time, as the reader's language writes them. */
export function useTimeWords(): (instant: number) => string {
  const { language } = useShell().settings
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeStyle: 'short' })
    return instant => format.format(instant)
  }, [language])
}

export const nameOf = (say: Say, { name }: NamedPerson): string => name || say('host.gone')

/** Whoever did something; `null`: it was done at the command line. */
export const doerOf = (say: Say, by: NamedPerson | null): string => (by === null ? say('host.house') : nameOf(say, by))

/** Why something was not done. */
export function troubleWords(say: Say, error: unknown): string {
  const code = error instanceof ServerError ? error.code : 'unknown'
  return say.find(`host.no.${code}`) ?? say.find(`conduct.no.${code}`) ?? say('conduct.no.other', { code })
}
