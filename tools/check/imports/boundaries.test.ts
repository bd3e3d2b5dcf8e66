import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../folders.ts'
import { findVendorCalls } from '../async/vendor-calls.ts'
import { findFeaturesBeyondBaseline } from '../browser/baseline.ts'
import { readSources, readStyles } from '../read-sources.ts'
import type { Source } from '../source.ts'
import { findUnboundedInserts, findUnboundedLists } from '../sql/bounded-lists.ts'
import { findOtherTransactions } from '../sql/transactions.ts'
import { findBreachesOfBoundaries } from './boundaries.ts'
import { findImpurities } from './purity.ts'
import { findWholeDeps } from './whole-deps.ts'

const file = (path: string, ...imports: string[]): Source => ({
  path,
  text: imports.map((name) => `import {} from '${name}'`).join('\n'),
})

test.each([
  ['domain-is-pure', 'packages/domain/src/a.ts', 'node:fs'],
  ['pictures-are-pure', 'packages/pictures/src/a.ts', 'sharp'],
  ['ledger-log-is-pure', 'packages/ledger-log/src/a.ts', '@understory/domain/quantity/money.ts'],
  [
    'spreadsheets-know-no-business',
    'packages/spreadsheets/src/a.ts',
    '@understory/domain/quantity/money.ts',
  ],
  [
    'messages-know-no-business',
    'packages/messages/src/a.ts',
    '@understory/domain/quantity/money.ts',
  ],
  ['sdk-stands-alone', 'packages/sdk/src/a.ts', '@understory/contracts/x.ts'],
  ['contracts-know-only-domain', 'packages/contracts/src/a.ts', '@understory/ports/clock.ts'],
  ['ports-know-only-domain', 'packages/ports/src/a.ts', 'stripe'],
  ['database-knows-only-domain', 'packages/database/src/a.ts', '@understory/contracts/x.ts'],
  ['adapters-know-no-app', 'packages/adapters/src/x/a.ts', '@understory/database/connect.ts'],
  ['one-vendor-one-adapter', 'packages/adapters/src/x/a.ts', '../y/b.ts'],
  ['adapters-only-in-composition', 'apps/api/src/app.ts', '@understory/adapters/x/a.ts'],
  ['ui-knows-no-business', 'packages/ui/src/a.tsx', '@understory/domain/quantity/money.ts'],
  [
    'capabilities-meet-at-their-door',
    'apps/api/src/capabilities/commerce/payments/a.ts',
    '../purchases/settle-purchase.ts',
  ],
  [
    'plumbing-below-capabilities',
    'apps/api/src/http/a.ts',
    '../capabilities/commerce/payments/public.ts',
  ],
  ['web-never-touches-the-database', 'apps/web/src/a.ts', '@understory/database/connect.ts'],
  ['apps-stand-alone', 'apps/web/src/a.ts', '../../sandbox/src/main.ts'],
  ['nothing-unresolved', 'apps/api/src/a.ts', './gone.ts'],
  ['vendors-in-their-place', 'apps/api/src/capabilities/commerce/payments/a.ts', 'stripe'],
  ['vendors-in-their-place', 'apps/api/src/http/a.ts', 'better-auth/api'],
  ['vendors-in-their-place', 'apps/web/src/capabilities/commerce/gifts/a.tsx', '@stripe/stripe-js'],
])('a planted breach of %s is found', (rule, from, to) => {
  expect(findBreachesOfBoundaries([file(from, to)]).map((breach) => breach.rule)).toContain(rule)
})

const PACKAGES = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => ({ folder, name })),
)

test.each(PACKAGES)('a file that $folder/$name lacks is found, whatever its name', ({ name }) => {
  const found = findBreachesOfBoundaries([
    file('tools/a.ts', `@understory/${name}/nothing-here.ts`),
  ])
  expect(found.map(({ rule }) => rule)).toEqual(['nothing-unresolved'])
})

test.each(PACKAGES.filter(({ name }) => name !== 'domain'))(
  'the domain may not import $folder/$name',
  ({ folder, name }) => {
    const there = file(`${folder}/${name}/src/a.ts`)
    const found = findBreachesOfBoundaries([
      there,
      file('packages/domain/src/a.ts', `@understory/${name}/a.ts`),
    ])
    expect(found.map(({ rule }) => rule)).toContain('domain-is-pure')
  },
)

test.each([
  [".where('id', 'in', ids)", 1],
  [".where('a.id', 'in', [...new Set(ids)])", 1],
  [".where(\n'id',\n'in',\nrows.map(({ id }) => id),\n)", 1],
  ["eb('id', 'in', idsOf(rows))", 1],
  [".where('status', 'in', ['paid', 'refunded'])", 0],
  [".where('status', 'in', OPEN)", 0],
  ["is('product', 'in', [...FOOTPRINT_PRODUCTS])", 0],
  [".where('id', 'in', db.selectFrom('purchase').select('id'))", 0],
  [".where('id', 'in', (eb) => eb.selectFrom('purchase').select('id'))", 0],
])('a list in SQL that follows from data is found: %s', (code, count) => {
  const source = { path: 'apps/api/src/a.ts', text: `const q = db.selectFrom('a')${code}` }
  const text = code.startsWith('.') ? source.text : `const q = ${code}`
  expect(findUnboundedLists([{ ...source, text }])).toHaveLength(count)
})

test.each([
  ["db.insertInto('a').values(ids.map((id) => ({ id })))", 1],
  ["const rows = ids.map((id) => ({ id }))\ndb.insertInto('a').values(rows)", 1],
  ["for (const slice of rowSlices(rows)) db.insertInto('a').values(slice)", 0],
  ["db.insertInto('a').values({ words: words.map(trim) })", 0],
  ["db.insertInto('a').values(row)", 0],
])('rows of data that are inserted by one statement are found: %s', (text, count) => {
  expect(findUnboundedInserts([{ path: 'apps/api/src/a.ts', text }])).toHaveLength(count)
})

test.each([
  ['transact(db, async (tx) => { await deps.payments.refund(id) })', 1],
  ['async function renewed(tx: Tx, deps) { await connector.renew(held) }', 1],
  ['transact(db, (tx) => rows.map(() => deps.stores && deps.chat?.say(tx)))', 1],
  ['await transact(db, async (tx) => { await insert(tx) }); await deps.payments.refund(id)', 0],
  ['async function read(tx: Tx, rates: Map<string, string>) { return rates.get(day) }', 0],
])('a vendor that is called while a transaction is open is found: %s', (text, count) => {
  expect(findVendorCalls([{ path: 'apps/api/src/a.ts', text }])).toHaveLength(count)
})

test('no list or insertion in SQL follows from data, and no vendor is called while a transaction is open', () => {
  const sources = readSources()
  expect([...findUnboundedLists(sources), ...findUnboundedInserts(sources)]).toEqual([])
  expect(findVendorCalls(sources)).toEqual([])
})

test('a circle of imports is found', () => {
  const sources = [file('tools/a.ts', './b.ts'), file('tools/b.ts', './a.ts')]
  expect(findBreachesOfBoundaries(sources)).toMatchObject([{ rule: 'no-cycles' }])
})

test('an import() is an import, wherever it is', () => {
  const text = "export const load = async () => (await import('../../sandbox/src/main.ts')).run"
  const found = findBreachesOfBoundaries([{ path: 'apps/api/src/a.ts', text }])
  expect(found.map(({ rule }) => rule)).toContain('apps-stand-alone')
  const computed = 'export const load = (name: string) => import(name)'
  expect(findBreachesOfBoundaries([{ path: 'apps/api/src/a.ts', text: computed }])).toMatchObject([
    { rule: 'nothing-computed' },
  ])
})

test.each(['api', 'web'])(
  'capabilities of the %s that need each other in a circle are found',
  (app) => {
    const at = (name: string) => `apps/${app}/src/capabilities/commerce/${name}`
    const sources = [
      file(`${at('payments')}/a.ts`, '../gifts/public.ts'),
      file(`${at('gifts')}/public.ts`),
      file(`${at('gifts')}/b.ts`, '../stores/public.ts'),
      file(`${at('stores')}/public.ts`, '../payments/public.ts'),
      file(`${at('payments')}/public.ts`),
    ]
    expect(findBreachesOfBoundaries(sources)).toMatchObject([
      {
        rule: 'no-cycles-of-capabilities',
        path: ['gifts', 'payments', 'stores'].map((name) => `${app} commerce/${name}`).join(', '),
      },
    ])
  },
)

test('a capability may use the door of another', () => {
  const sources = [
    file('apps/api/src/capabilities/commerce/payments/a.ts', '../instant-offset/public.ts'),
    file('apps/api/src/capabilities/commerce/instant-offset/public.ts'),
  ]
  expect(findBreachesOfBoundaries(sources)).toEqual([])
})

test.each(['new Date()', 'Date.now()', 'Math.random()', 'async () => {}'])(
  '%s in the domain is found, but not in a comment or a string',
  (code) => {
    const path = 'packages/domain/src/a.ts'
    expect(findImpurities([{ path, text: `export const a = ${code}` }])).toHaveLength(1)
    expect(findImpurities([{ path, text: `// ${code}\nexport const a = '${code}'` }])).toEqual([])
  },
)

test('a transaction that a refusal would not roll back is found', () => {
  const path = 'apps/api/src/capabilities/commerce/gifts/a.ts'
  const text = 'export const a = (db) => db.transaction().execute(work)'
  expect(findOtherTransactions([{ path, text }])).toMatchObject([{ rule: 'refusals-roll-back' }])
  expect(findOtherTransactions(readSources())).toEqual([])
})

test.each([
  ["{...{ command: 'show-modal', commandfor: id }}", 'apps/web/src/a.tsx', 1],
  ['<div popover="auto">', 'apps/web/src/a.tsx', 1],
  ['.a { anchor-name: --b; }', 'packages/ui/src/a.css', 1],
  ['.a { text-wrap: pretty; }', 'packages/ui/src/a.css', 0],
  ['@position-try --b { top: 0; }', 'packages/ui/src/a.css', 1],
  ['a:has-slotted { color: red; }', 'packages/ui/src/a.css', 1],
  ['@media (width < 2rem) { .a { width: stretch; color: red; } }', 'packages/ui/src/a.css', 1],
  ['.a { width: fit-content; overflow-wrap: anywhere; }', 'packages/ui/src/a.css', 0],
  ['<dialog closedby="any">', 'apps/web/src/a.tsx', 1],
  ['<input name="a" type="date" />', 'apps/web/src/a.tsx', 0],
  ['const at = Temporal.Now', 'apps/web/src/a.ts', 1],
  ['new URLPattern("/a")', 'apps/web/src/a.ts', 1],
  ['<div popover="auto">', 'packages/ui/src/messages/dialog.tsx', 0],
])('what a widely used browser lacks is found: %s in %s', (text, path, count) => {
  expect(findFeaturesBeyondBaseline([{ path, text }])).toHaveLength(count)
})

test('no page needs what a widely used browser lacks', () => {
  expect(findFeaturesBeyondBaseline([...readSources(), ...readStyles()])).toEqual([])
})

test('an operation that takes everything is a breach; composition is none', () => {
  const taking = (path: string, type: string) => findWholeDeps([{ path, text: `f(deps: ${type})` }])
  const operation = 'apps/api/src/capabilities/commerce/payments/a.ts'
  expect(taking(operation, 'Deps')).toMatchObject([{ rule: 'operations-say-what-they-use' }])
  expect(taking(operation, "Pick<Deps, 'db'>")).toEqual([])
  expect(taking(operation, "Deps['config']")).toEqual([])
  expect(taking('apps/api/src/capabilities/commerce/payments/routes.ts', 'Deps')).toEqual([])
  expect(findWholeDeps(readSources())).toEqual([])
})
