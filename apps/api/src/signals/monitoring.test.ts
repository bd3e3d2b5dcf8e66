import { execFile, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../../../tools/free-port.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const ROOT = new URL('../../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')
const ALERTS = read('docs/monitoring/alerts.yaml')
const DASHBOARD: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('docs/monitoring/grafana-dashboard.json'),
)

const isPromtoolHere = spawnSync('promtool', ['--version']).status === 0

type AlertRule = { name: string; expr: string; runbook: string; severity: string }

/** The rules as they stand in the file, which has one shape of its own. */
const rules: AlertRule[] = ALERTS.split('      - alert: ')
  .slice(1)
  .map((text) => ({
    name: text.split('\n')[0] ?? '',
    expr: /expr: '(.*)'/.exec(text)?.[1] ?? '',
    runbook: /runbook: (\S+)/.exec(text)?.[1] ?? '',
    severity: /severity: (\S+)/.exec(text)?.[1] ?? '',
  }))
const expressions = [
  ...rules.map(({ name, expr }) => [name, expr] as const),
  ...DASHBOARD.panels.map(({ title, targets }) => [title, targets[0]?.expr ?? ''] as const),
]

let api: TestApi
let said: { server: string; worker: string }
let ends: (() => void)[] = []
let send: (path: string, init?: RequestInit) => Promise<Response>
beforeAll(async () => {
  api = await startTestApi()
  await sql`insert into status_sighting (part, failing_since) values
    ('email', now()), ('payments', now()), ('log-copy', now()), ('files', now()),
    ('vehicle-registry', now())`.execute(api.deps.db)
  const [port, workerPort] = [await freePort(), await freePort()]
  const { config } = api.deps
  const env = {
    ...process.env,
    PORT: String(port),
    WORKER_PORT: String(workerPort),
    DATABASE_URL: config.DATABASE_URL,
    DATABASE_TENANT_URL: config.DATABASE_TENANT_URL,
    // A replica that is the primary itself.
    DATABASE_REPLICA_URL: config.DATABASE_TENANT_URL,
    BACKUP_MARK: fileURLToPath(new URL('package.json', ROOT)),
    APP_SECRET: config.APP_SECRET,
    SMTP_URL: config.SMTP_URL,
    FILES_FOLDER: config.FILES_FOLDER,
    PAYMENTS: 'sandbox',
    SANDBOX_URL: api.sandbox.url,
    PAYMENTS_WEBHOOK_SECRET: 'whsec_for_these_tests_only',
    LOG_LEVEL: 'silent',
  }
  ends = ['server', 'worker'].map((name) => {
    const child = spawn(process.execPath, [`build/${name}.js`], { cwd: ROOT, env, stdio: 'ignore' })
    return () => void child.kill('SIGKILL')
  })
  const metricsOf = async (at: number) => {
    const answer = await fetch(`http://127.0.0.1:${at}/metrics`).catch(() => null)
    return answer?.ok ? answer.text() : null
  }
  send = (path, init) => fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })
  const saidBy = async (at: number, words: string): Promise<string> => {
    for (;;) {
      const text = (await metricsOf(at)) ?? ''
      if (text.includes(words)) return text
      await sleep(500)
    }
  }
  said = {
    server: await saidBy(port, 'understory_database_figures_ok 1'),
    worker: await saidBy(workerPort, 'understory_worker_seen_seconds '),
  }
}, 90_000)
afterAll(async () => {
  for (const end of ends) end()
  await api.close()
})

/** The names of metrics in an expression. */
const namesIn = (expr: string) => expr.match(/\b(understory|http|process|nodejs)_[a-z0-9_]+/g) ?? []
const isSaid = (name: string, text: string) => {
  const base = name.replace(/_(bucket|count|sum)$/, '')
  return text.includes(`# TYPE ${name} `) || text.includes(`# TYPE ${base} histogram`)
}

describe('alerts and dashboard', () => {
  test.each(expressions)('%s asks for metrics that a running process says', (_, expr) => {
    expect(expr).not.toBe('')
    for (const name of namesIn(expr))
      expect([name, isSaid(name, said.server + said.worker)]).toEqual([name, true])
    for (const [, label, value] of expr.matchAll(/(check|age|part)="([^"]+)"/g))
      expect(said.worker).toContain(`${label}="${value}"`)
    const count = (letter: string) => expr.split(letter).length
    expect([count('('), count('{')]).toEqual([count(')'), count('}')])
  })

  test('what is not seen at all is an alert, and figures that stand in no expression are none', () => {
    const gauges = [...said.worker.matchAll(/# TYPE (understory_\w+)/g)].map(([, name]) => name)
    const used = new Set(expressions.flatMap(([, expr]) => namesIn(expr)))
    expect(gauges.filter((name) => !used.has(name ?? ''))).toEqual([])
  })

  test.each(rules.map(({ name, runbook }) => [name, runbook]))(
    '%s leads to its part of a runbook',
    (_, runbook) => {
      const [file = '', anchor] = runbook.split('#')
      const headings = [...read(file).matchAll(/^## (.+)$/gm)].map(([, title = '']) =>
        title
          .toLowerCase()
          .replace(/[^\w\s-]/g, '')
          .trim()
          .replace(/\s+/g, '-'),
      )
      expect(headings).toContain(anchor)
    },
  )

  test('each objective names an alert that there is', () => {
    const named = [...read('docs/slo.md').matchAll(/`(Understory\w+)`/g)].map(([, name]) => name)
    expect(named.length).toBeGreaterThan(4)
    for (const name of named) expect(rules.map((rule) => rule.name)).toContain(name)
  })

  test('each rule has a case that fires it, and stands in the one where all is well', () => {
    const cases = read('docs/monitoring/alerts.test.yaml')
    for (const { name } of rules) {
      expect(cases).toContain(`- name: ${name}\n`)
      expect(cases).toContain(`alertname: ${name}, exp_alerts: [] }`)
    }
  })

  test.skipIf(!isPromtoolHere).each([
    ['check', 'alerts.yaml'],
    ['test', 'alerts.test.yaml'],
  ])(
    isPromtoolHere ? 'promtool: %s rules' : 'promtool: %s rules (not installed here)',
    async (what, file) => {
      const path = fileURLToPath(new URL(`docs/monitoring/${file}`, ROOT))
      await promisify(execFile)('promtool', [what, 'rules', path])
    },
  )
})

test('every address that there is has an area of its own', async () => {
  const gets =
    '/ /faq /projects /public-ledger /ledger/checkpoint /open-data/ /.well-known/jwks.json /favicon.ico /robots.txt /api/status /api/openapi.json /staff /verify /status /widget/x /my-impact /contact-us.data'
  for (const path of gets.split(' ')) await (await send(path)).text()
  for (const path of ['/v1/api/token', '/api/content-webhooks', '/api/store-webhooks/shopify'])
    await (await send(path, { method: 'POST', body: '{}' })).text()
  const text = await (await send('/metrics')).text()
  const areas = new Set([...text.matchAll(/area="([^"]+)"/g)].map(([, area]) => area))
  expect([...areas].filter((area) => area === 'other' || area === 'api/other')).toEqual([])
  expect(areas).toContain('api/store-webhooks')
  expect(text).toMatch(
    /understory_webhooks_total\{sender="content-webhooks",outcome="(refused|failed)"\} 1/,
  )
  await (await send('/nothing-of-the-kind')).text()
  expect(await (await send('/metrics')).text()).toContain('area="other"')
})
