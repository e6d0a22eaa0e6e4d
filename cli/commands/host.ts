import { command } from '../options/command.ts'
import { valued } from '../options/option.ts'
import { sayAll } from '../terminal/terminal.ts'
import { timeWords } from '../words/tables.ts'
import { onStore, placeFrom, STORE } from './store-words.ts'

const name = (use: 'hosting.host.add' | 'hosting.host.remove') => valued('name', use, text => text, null)

/** Who may look after the people of a server on its page. Only the one who runs it says so. */
export const hostCommand = command({
  name: 'host',
  about: 'hosting.command.host',
  options: { ...STORE, add: name('hosting.host.add'), remove: name('hosting.host.remove') },
  run: (terminal, { add, remove, ...given }) =>
    onStore(async () => {
      const { words } = terminal
      const place = placeFrom(given)
      const { dismissHost, listHosts, nameHost } = await import('@roundhouse/server/upkeep/moderation')
      if (add !== null)
        terminal.say(words('hosting.host.added', { name: (await nameHost(place, add, Date.now())).name }))
      if (remove !== null)
        terminal.say(words('hosting.host.removed', { name: (await dismissHost(place, remove, Date.now())).name }))
      if (add !== null || remove !== null) return
      const hosts = await listHosts(place)
      if (hosts.length === 0) return terminal.say(words('hosting.host.none', { option: '--add <name>' }))
      sayAll(
        terminal,
        hosts.map(({ person, name: called, since }) =>
          words('hosting.host.line', { person: String(person), name: called, when: timeWords(since) }),
        ),
      )
    }),
})
