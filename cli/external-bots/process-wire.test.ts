import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MOST_WRITTEN } from '@roundhouse/bots/play/protocol/reading'
import { describe, expect, test } from 'vitest'
import { ProcessWire } from './process-wire.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundhouse-wire-'))
const node = (program: string): ProcessWire => new ProcessWire([process.execPath, '-e', program])

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Answers every line with itself. */
const ECHO = 'process.stdin.on("data", text => process.stdout.write(text))'
const LONG = 30_000

describe.concurrent('a process', () => {
  test('answers a line with a line, also one with letters of several bytes, and goes when it is told', async () => {
    const wire = node(ECHO)
    expect(await wire.ask('one', LONG)).toBe('one')
    expect(await wire.ask('zwölf 🚂', LONG)).toBe('zwölf 🚂')
    await wire.end('good')
    await expect(wire.ask('three', LONG)).rejects.toThrow('ended with exit code 0')
  })

  test('takes a message of a megabyte', async () => {
    const wire = node(
      'require("readline").createInterface({input: process.stdin}).on("line", l => console.log(l.length))',
    )
    expect(await wire.ask('x'.repeat(1 << 20), LONG)).toBe(String(1 << 20))
    await wire.end('good')
  })

  test('that never reads is late, whatever was sent to it, and is ended', async () => {
    const wire = node('setInterval(() => {}, 1000)')
    await expect(wire.ask('x'.repeat(1 << 22), 1500)).rejects.toThrow('gave no answer within 1500 ms')
    await wire.end('bad')
    await expect(wire.ask('there?', LONG)).rejects.toThrow('gave no answer within 1500 ms')
  })

  test('that does not go when it is told is ended', async () => {
    const wire = node(`process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); ${ECHO}`)
    await wire.ask('here?', LONG)
    const before = performance.now()
    await wire.end('good')
    expect(performance.now() - before).toBeGreaterThan(1900)
  })

  test('takes what it has started with it', async ({ expect }) => {
    const wire = node(
      `const c = require("child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {stdio: "inherit"}); console.log(c.pid); setInterval(() => {}, 1000)`,
    )
    const pid = Number(await wire.ask('go', LONG))
    expect(isAlive(pid)).toBe(true)
    await wire.end('bad')
    await expect.poll(() => isAlive(pid), { timeout: LONG }).toBe(false)
  })

  test('that does not exist is told', async () => {
    const wire = new ProcessWire([join(folder, 'no-such-program')])
    await expect(wire.ask('hello?', LONG)).rejects.toThrow('could not be started: there is no such program')
    await wire.end('good')
  })

  test('that ends is told with its code and what it said last', async () => {
    const wire = node('console.error("first\\n  last words \\n"); process.exitCode = 5')
    await expect(wire.ask('hello?', LONG)).rejects.toThrow('ended with exit code 5, saying "last words"')
  })

  test('that is killed is told with the signal', async () => {
    const wire = node('process.kill(process.pid, "SIGKILL")')
    await expect(wire.ask('hello?', LONG)).rejects.toThrow('was ended by SIGKILL')
  })

  test('that answers and ends has answered', async () => {
    const wire = node('console.log("bye")')
    expect(await wire.ask('hello?', LONG)).toBe('bye')
    await expect(wire.ask('still there?', LONG)).rejects.toThrow('ended with exit code 0')
  })

  test('that closes its output is told', async () => {
    const wire = node('require("fs").closeSync(1); setInterval(() => {}, 1000)')
    await expect(wire.ask('hello?', LONG)).rejects.toThrow('closed its standard output')
    await wire.end('bad')
  })

  test.each([
    ['without an end', 'for (;;) require("fs").writeSync(1, "x".repeat(65536))', /beginning with "x{80}\.\.\."$/],
    ['in lines', 'for (;;) require("fs").writeSync(1, "y\\n".repeat(32768))', /beginning with "y"$/],
  ])('that floods its output %s is ended', async (_, program, beginning) => {
    const wire = node(program)
    const asked = wire.ask('hello?', LONG)
    await expect(asked).rejects.toThrow(`wrote more than ${MOST_WRITTEN} characters at once`)
    await expect(asked).rejects.toThrow(beginning)
    await wire.end('bad')
  })

  test('may flood its standard error: nobody minds', async () => {
    const wire = node(
      'for (let i = 0; i < 200; i++) require("fs").writeSync(2, "z".repeat(65536)); console.log("done")',
    )
    expect(await wire.ask('hello?', LONG)).toBe('done')
    await wire.end('good')
  })

  test('that speaks without being asked is told when it is asked next', async () => {
    const wire = node('process.stdout.write("yes\\nand no\\n")')
    expect(await wire.ask('hello?', LONG)).toBe('yes')
    await expect(wire.ask('what?', LONG)).rejects.toThrow('wrote "and no" without being asked')
  })
})
