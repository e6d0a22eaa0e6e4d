import type { ScenarioFault } from '@roundhouse/kernel/notation/scenario'
import { Command } from 'commander'
import { about } from '../exit-codes.ts'
import { gameOfScenarios } from '../games.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { checkFiles } from './check-files.ts'
import { count } from './counting.ts'

export const scenarioCommand = (terminal: Terminal): Command =>
  new Command('scenario')
    .description('play positions written as text and check what must hold')
    .argument('<file...>', 'scenario files')
    .action((files: string[]) => checkFiles(terminal, files, file => check(terminal, file)))

function check(terminal: Terminal, file: string): boolean {
  const text = readText(file)
  const { count: scenarios, faults } = gameOfScenarios(text).scenarios(text)
  for (const fault of faults) terminal.warn(about(file, faultWords(fault)))
  if (faults.length === 0) terminal.say(`${file}: ${count(scenarios, 'scenario')}, all hold`)
  else if (scenarios > 0) terminal.warn(about(file, `${faults.length} of ${count(scenarios, 'scenario')} do not hold`))
  return faults.length === 0
}

const faultWords = ({ scenario, line, message }: ScenarioFault): string =>
  scenario === '' ? `line ${line}: ${message}` : `line ${line}, in "${scenario}": ${message}`
