import { gameOfScenarios } from '../games.ts'
import { command } from '../options/command.ts'
import { readText } from '../saving/files.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { checkFiles } from './check-files.ts'

export const scenarioCommand = command({
  name: 'scenario',
  about: 'terminal.command.scenario',
  takes: ['<file...>', 'terminal.file.scenarios'],
  run: (terminal, _given, files) => checkFiles(terminal, files, path => check(terminal, path)),
})

function check({ words, say, warn }: Terminal, path: string): boolean {
  const text = readText(path)
  const { count, faults } = gameOfScenarios(text).scenarios(text)
  for (const { scenario, line, message } of faults)
    warn(words('terminal.scenario.fault', { path, line, scenario: scenario || 'none', message }))
  if (faults.length === 0) say(words('terminal.scenario.hold', { path, count }))
  else if (count > 0) warn(words('terminal.scenario.fail', { path, count, failed: faults.length }))
  return faults.length === 0
}
