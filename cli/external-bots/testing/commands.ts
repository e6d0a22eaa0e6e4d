import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url))
const NODE = `run:"${process.execPath}"`

/** A bot that behaves badly (bad-bot.mjs), at this decision; 0: when it is greeted. */
export const badBot = (how: string, when = 1): string => `${NODE} "${path('./bad-bot.mjs')}" "${how}" ${when}`

export const hasPython = spawnSync('python3', ['--version']).status === 0

/** The bots of examples/bots. `--import` is looked up from where one stands, so it is named in full here. */
export const TYPESCRIPT_BOT = `${NODE} --import ${import.meta.resolve('tsx')} "${path('../../../examples/bots/first-bot.ts')}"`
export const PYTHON_BOT = `run:python3 "${path('../../../examples/bots/first_bot.py')}"`
