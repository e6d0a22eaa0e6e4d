import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE_FLAGS } from '@roundhouse/server/node-flags'
import { openHouse } from '@roundhouse/server/testing/house'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8')

/** Those that Prometheus makes of each one that it asks. */
const OF_PROMETHEUS = ['up']
const WORDS = ['sum', 'by', 'rate', 'increase', 'histogram_quantile', 'le', 'type', 'code', 'channel', 'result', 'job']

/** Which figures an expression of Prometheus asks for: what is neither a word of it, nor a text, nor a time. */
const figuresIn = (expression: string): string[] =>
  (
    expression
      .replaceAll(/"[^"]*"|\[[^\]]*\]|\b\d[\w.]*/g, ' ')
      .replaceAll(/by \([^)]*\)|\{[^}]*\}/g, ' ')
      .match(/[a-z_]\w*/g) ?? []
  ).filter(word => !WORDS.includes(word))

interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[]
}

const dashboard = JSON.parse(read('grafana/dashboard.json')) as Dashboard
const drawn = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
const alerts = [...read('prometheus/roundhouse-alerts.yml').matchAll(/^ {8}expr: (.*)$/gm)].map(([, text]) => text!)

describe('what watches over a server', () => {
  test('dashboard and alerts ask for figures that a server has', async () => {
    const house = await openHouse()
    const text = await (await fetch(`${house.address}/metrics`)).text()
    await house.close()
    const names = new Set(
      [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name, kind]) =>
        kind === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name!],
      ),
    )
    const wanted = [...new Set([...drawn, ...alerts].flatMap(figuresIn))]
    expect(wanted.filter(name => !names.has(name) && !OF_PROMETHEUS.includes(name))).toEqual([])
    expect(alerts).toHaveLength(8)
  })

  test('the alerts name reasons and results that there are', () => {
    const sources = ['wire/table-reasons.ts', 'server/notices/senders.ts', 'server/notices/outbox.ts']
    const texts = sources.map(path => readFileSync(join(root, path), 'utf8')).join('\n')
    const values = alerts.flatMap(text =>
      [...text.matchAll(/(?:code|result)=~?"([^"]+)"/g)].flatMap(([, all]) => all!.split('|')),
    )
    expect(values.filter(value => !texts.includes(`'${value}'`))).toEqual([])
    expect(values).toHaveLength(3)
  })

  test('expressions are read as they are meant', () => {
    expect(figuresIn('histogram_quantile(0.99, sum by (le) (rate(a_b_bucket{x="y z"}[5m]))) > 1.5e9')).toEqual([
      'a_b_bucket',
    ])
  })

  test('Prometheus loads the alerts that are there', () => {
    const [, name] = /rule_files:\n {2}- (.*)/.exec(read('prometheus/prometheus.yml'))!
    expect(existsSync(new URL(`prometheus/${name}`, import.meta.url))).toBe(true)
  })
})

const UNITS = ['roundhouse.service', 'roundhouse-backup.service', 'roundhouse-backup.timer']
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0

test('unit and container start a server as it is measured', () => {
  const flags = NODE_FLAGS.join(' ')
  expect(read('systemd/roundhouse.service')).toContain(`ExecStart=/usr/bin/node ${flags} /opt`)
  expect(read('Containerfile')).toContain(`ENTRYPOINT ["node", ${NODE_FLAGS.map(flag => `"${flag}", `).join('')}"/opt`)
})

describe('the units of systemd', () => {
  test.each(UNITS)('%s starts what is there, with options that the program knows', name => {
    const commands = [...read(`systemd/${name}`).matchAll(/roundhouse\.mjs (\w[\w-]*)( .*)?$/gm)]
    for (const [, command, rest = ''] of commands) {
      const help = execFileSync(process.execPath, [join(root, 'cli/bin/roundhouse.mjs'), command!, '--help'], {
        encoding: 'utf8',
      })
      for (const [option] of rest.matchAll(/--[a-z-]+/g)) expect(help).toContain(option)
    }
    expect(commands).toHaveLength(name.endsWith('.timer') ? 0 : 1)
    expect(existsSync(join(root, 'cli/bin/roundhouse.mjs'))).toBe(true)
  })

  test.runIf(hasSystemd)('systemd finds nothing wrong with them, and the server well locked in', () => {
    const folder = mkdtempSync(join(tmpdir(), 'roundhouse-units-'))
    // The program of the machine where the tests run is looked for where it is.
    for (const name of UNITS)
      writeFileSync(join(folder, name), read(`systemd/${name}`).replaceAll('/usr/bin/node', process.execPath))
    const paths = UNITS.map(name => join(folder, name))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
    const judged = spawnSync('systemd-analyze', [
      'security',
      '--offline=true',
      '--threshold=25',
      '--no-pager',
      paths[0]!,
    ])
    expect(judged.status).toBe(0)
  })
})

describe('the proxies', () => {
  test('both hide the figures and pass everything else to where the unit listens', () => {
    const [, port] = /--port (\d+)/.exec(read('systemd/roundhouse.service'))!
    expect(read('nginx.conf')).toContain(`server 127.0.0.1:${port};`)
    expect(read('Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port}`)
    expect(read('nginx.conf')).toMatch(/location = \/metrics \{\s+return 404;/)
    expect(read('Caddyfile')).toContain('respond /metrics 404')
  })
})
