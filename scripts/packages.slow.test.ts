import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { launch } from '../web/browser/chromium.ts'
import { makePackages } from './packages.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const examples = join(root, 'examples', 'packages')
const PACKAGES = {
  kernel: 'kernel',
  'first-class': 'games/first-class',
  nuremberg: 'games/nuremberg',
  bots: 'bots',
  wire: 'wire',
}

/** A project of somebody else, far from this one, which has nothing but the tarballs. */
const project = mkdtempSync(join(tmpdir(), 'roundhouse-consumer-'))
const inProject = (file: string, ...args: string[]): string =>
  execFileSync(file, args, {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: join(project, 'cache') },
  })

function compile(file: string): void {
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }))
  inProject(process.execPath, join(root, 'node_modules', '@typescript', 'native', 'bin', 'tsc'))
}

beforeAll(async () => {
  const tarballs = await makePackages(join(project, 'tarballs'))
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  inProject('npm', 'install', '--offline', '--no-audit', '--no-fund', ...tarballs)
  cpSync(examples, project, { recursive: true })
  compile('play.ts')
})

const compilerOptions = {
  ...{ target: 'ES2023', lib: ['ES2023'], module: 'NodeNext', moduleResolution: 'NodeNext', types: [] },
  ...{
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: false,
    outDir: 'made',
  },
}

/** What a game has at its end. */
const ended = { points: [expect.any(Number), expect.any(Number)], winners: expect.any(Array) }
const bothEnded = { 'first-class': expect.objectContaining(ended), nuremberg: expect.objectContaining(ended) }

describe('the packages', () => {
  test('a strict TypeScript program is compiled against their types, without those of Node, and plays both games', () => {
    expect(JSON.parse(inProject(process.execPath, 'made/play.js'))).toEqual(bothEnded)
    writeFileSync(join(project, 'wrong.ts'), "import { roll } from '@roundhouse/kernel/dice'\nroll('six')\n")
    expect(() => compile('wrong.ts')).toThrow()
  })

  test.each(Object.entries(PACKAGES))('the example in the README of %s runs', (name, folder) => {
    const readme = readFileSync(join(root, folder, 'README.md'), 'utf8')
    const [, code] = /```js\n(.*?)```/s.exec(readme)!
    mkdirSync(join(project, 'readmes'), { recursive: true })
    writeFileSync(join(project, 'readmes', `${name}.js`), code!)
    expect(inProject(process.execPath, join('readmes', `${name}.js`))).not.toBe('')
  })

  test('they have a licence, a version, their files and no dependency but each other', () => {
    for (const name of Object.keys(PACKAGES)) {
      const place = join(project, 'node_modules', '@roundhouse', name)
      const data = JSON.parse(readFileSync(join(place, 'package.json'), 'utf8'))
      const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
      expect(data).toMatchObject({ name: `@roundhouse/${name}`, version, license: 'MIT', type: 'module' })
      expect(data).not.toHaveProperty('private')
      for (const other of Object.keys(data.dependencies ?? {})) expect(other).toMatch(/^@roundhouse\//)
      expect(readFileSync(join(place, 'LICENSE'), 'utf8')).toContain('MIT')
      const files = inProject(
        process.execPath,
        '-p',
        `JSON.stringify(fs.readdirSync(${JSON.stringify(place)}, { recursive: true }))`,
      )
      expect((JSON.parse(files) as string[]).filter(path => /(?<!\.d)\.ts$|\.test\.|testing/.test(path))).toEqual([])
    }
  })
})

describe('in a browser, without a bundler', () => {
  let server: Server
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = join(project, new URL(request.url ?? '/', 'http://here').pathname)
      try {
        response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream')
        response.end(readFileSync(path))
      } catch {
        response.writeHead(404).end()
      }
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  test('a plain page with an import map plays both games, and asks for nothing that is not there', async () => {
    const browser = await launch()
    try {
      const page = await browser.newPage()
      const missing: string[] = []
      page.on('response', response => response.status() >= 400 && missing.push(response.url()))
      page.on('pageerror', error => missing.push(error.message))
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/index.html`)
      const told = () => page.locator('#results').textContent()
      await expect.poll(told, { timeout: 120_000 }).toContain('winners')
      expect(JSON.parse((await told())!)).toEqual(bothEnded)
      expect(missing.filter(url => !url.endsWith('/favicon.ico'))).toEqual([])
      expect(await told()).toBe(inProject(process.execPath, 'made/play.js').trim())
    } finally {
      await browser.close()
    }
  })
})

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
}
