import { Refusal } from '@roundhouse/kernel/game'
import { Command } from 'commander'
import { about, Failed } from '../endings.ts'
import { gameOfScenarios } from '../games.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count } from './counting.ts'

export const scenarioCommand = (terminal: Terminal): Command =>
  new Command('scenario')
    .description('play positions written as text and check what must hold')
    .argument('<file...>', 'scenario files')
    .action((files: string[]) => {
      if (!files.map(file => check(terminal, file)).every(Boolean)) throw new Failed()
    })

function check(terminal: Terminal, file: string): boolean {
  try {
    const text = readText(file)
    const { count: scenarios, wrong } = gameOfScenarios(text).scenarios(text)
    if (wrong !== null) throw new Refusal(`line ${wrong.line}: ${wrong.message}`)
    terminal.say(`${file}: ${count(scenarios, 'scenario')}, all hold`)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    terminal.warn(about(file, error.message))
    return false
  }
}
