import { Refusal } from '@roundhouse/kernel/game'
import type { ScenarioFault } from '@roundhouse/kernel/notation/scenario'
import { Command } from 'commander'
import { about, CommandFailure } from '../exit-codes.ts'
import { gameOfScenarios } from '../games.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { count } from './counting.ts'

export const scenarioCommand = (terminal: Terminal): Command =>
  new Command('scenario')
    .description('play positions written as text and check what must hold')
    .argument('<file...>', 'scenario files')
    .action((files: string[]) => {
      if (!files.map(file => check(terminal, file)).every(Boolean)) throw new CommandFailure()
    })

function check(terminal: Terminal, file: string): boolean {
  try {
    const text = readText(file)
    const { count: scenarios, faults } = gameOfScenarios(text).scenarios(text)
    for (const fault of faults) terminal.warn(about(file, faultWords(fault)))
    if (faults.length === 0) terminal.say(`${file}: ${count(scenarios, 'scenario')}, all hold`)
    else if (scenarios > 0)
      terminal.warn(about(file, `${faults.length} of ${count(scenarios, 'scenario')} do not hold`))
    return faults.length === 0
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    terminal.warn(about(file, error.message))
    return false
  }
}

const faultWords = ({ scenario, line, message }: ScenarioFault): string =>
  scenario === '' ? `line ${line}: ${message}` : `line ${line}, in "${scenario}": ${message}`
