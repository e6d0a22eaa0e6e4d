import { examineInThread } from '../examination/thread.ts'
import { gameNamed } from '../games.ts'
import { command } from '../options/command.ts'
import { flag, number, players, seed } from '../options/option.ts'
import { newProgress } from '../simulation/progress.ts'
import { flagsOf, GAME, gameOptions } from './game-flags.ts'

const MOST_GAMES = 1_000_000

const OPTIONS = {
  games: number('terminal.examine.games', [1, MOST_GAMES]),
  seed: seed('terminal.option.seed'),
  players: players(),
  every: number('terminal.examine.every', [1, 1000], 10),
  unseen: flag('terminal.examine.unseen'),
}

export const examineCommand = command({
  name: 'examine',
  about: 'terminal.command.examine',
  takes: GAME,
  options: OPTIONS,
  groups: gameOptions('examine'),
  async run(terminal, options, [name]) {
    const { say, words } = terminal
    const game = gameNamed(name)
    const { games = game.examinedTables, seed = [0, 0, 0, 0], players, every } = options
    const flags = flagsOf(game, 'examine', options)
    game.optionsFor(players ?? 2, flags) // what cannot be played is refused before a thread starts
    const job = { games, seed, every, players: players === undefined ? [2, 3, 4] : [players], flags }
    const progress = newProgress(terminal, games)
    const thread = examineInThread({ game: game.name, job }, progress.tell)
    const { seen, unseen, ...counts } = await Promise.race([thread, terminal.stopped])
    progress.end()
    say(words('terminal.examined', counts))
    say(words('terminal.covered', { seen: seen.size, unseen: unseen.length }))
    if (options.unseen) for (const line of unseen) say(line)
  },
})
