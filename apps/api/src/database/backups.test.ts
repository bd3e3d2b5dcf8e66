/// <reference path="../../../../tools/test-database/provided-context.d.ts" />
import { execFile } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { BuyQuote } from '@understory/contracts/commerce/purchases/purchases.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { readManifest } from '../../../../tools/admin/backup/manifest.ts'
import { writeBackup } from '../../../../tools/admin/backup/write-backup.ts'
import { onDatabaseAt } from '../../../../tools/admin/on-database.ts'
import { ROOT } from '../../../../tools/folders.ts'
import { urlAs } from '../../../../tools/postgres/tenant-login.ts'
import { temporaryFolder } from '../../../../tools/temporary-folder.ts'
import { createScratchDatabase } from '../../../../tools/test-database/scratch-database.ts'
import { numberInvoices } from '../capabilities/commerce/payments/public.ts'
import { pauseSelling, resumeSelling } from '../capabilities/commerce/selling/public.ts'
import { appendToLog } from '../capabilities/proof/public-log/public.ts'
import { answerHealth } from '../http/serve/health.ts'
import { createHealthChecks } from '../signals/health-checks.ts'
import { eventDeliverer } from '../testing/commerce/provider-events.ts'
import { COMMERCE_PURCHASES_ADDRESS, payFor, quote } from '../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../testing/people/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const folder = temporaryFolder('backup')
const backup = join(folder, 'backup')
const FILES = { FILES_FOLDER: join(folder, 'files') }
let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100, env: FILES })
  ada = await joinAs(api, 'personal')
  await sell(api, ada, 3)
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

/** So many purchases, with their invoices and in the public log. */
async function sell(on: TestApi, person: TestPerson, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const { quoteId } = await quote(on, { milliTrees: 5_000 })
    await payFor(on, person, quoteId)
  }
  await eventDeliverer(on)()
  await numberInvoices(on.deps)
  await appendToLog(on.deps)
}

/** The program, on the database at an address. */
async function run(args: readonly string[], url = api.deps.config.DATABASE_URL) {
  const env = { ...process.env, ...FILES, DATABASE_URL: url, NODE_ENV: 'production' }
  const ended = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'build/admin.js'), ...args],
    { env, maxBuffer: 10_000_000 },
  ).catch((fault) => fault)
  return { code: ended.code ?? 0, said: `${ended.stdout}${ended.stderr}` }
}

const numbers = async ({ deps }: TestApi) =>
  (await deps.db.selectFrom('invoice').select('number').orderBy('number').execute()).map(
    ({ number }) => number,
  )

test('a backup holds every row and no secret, and says what to keep elsewhere', async () => {
  const { code, said } = await run(['backup', backup])
  expect(said).toContain('invoices up to number 3')
  expect(said).toContain('APP_SECRET')
  expect(code).toBe(0)
  const texts = readdirSync(join(backup, 'database')).map((name) =>
    gunzipSync(readFileSync(join(backup, 'database', name))).toString('latin1'),
  )
  const { APP_SECRET, LEDGER_SIGNING_KEY, LEDGER_EVENT_KEY } = api.deps.config
  for (const secret of [APP_SECRET, LEDGER_SIGNING_KEY, LEDGER_EVENT_KEY])
    expect(texts.some((text) => text.includes(String(secret)))).toBe(false)
  expect((await run(['backup', backup])).said).toContain('is not empty')
})

test('is proved while the product goes on, against what is published now', async () => {
  await sell(api, ada, 2)
  expect(await numbers(api)).toEqual([1, 2, 3, 4, 5])
  const { code, said } = await run(['restore', '--verify', backup])
  expect(said).toContain('it continues to the published checkpoint')
  expect(said).toContain('the backup is whole, and everything in it agrees')
  expect(code).toBe(0)
})

test('is not restored over a database that holds something', async () => {
  const { code, said } = await run(['restore', backup])
  expect(said).toContain('the database is not empty, and nothing was changed')
  expect(code).toBe(1)
})

test('of which a byte was changed is refused', async () => {
  const copy = join(folder, 'changed')
  await promisify(execFile)('cp', ['-r', backup, copy])
  appendFileSync(join(copy, 'database/public.invoice.gz'), 'x')
  const { code, said } = await run(['restore', '--verify', copy])
  expect(said).toMatch(/public\.invoice\.gz of the backup was changed|trailing|unexpected/)
  expect(code).toBe(1)
})

test('while selling is paused nothing is bought, with words for who wants to, and then it goes on', async () => {
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  await pauseSelling(api.deps, 'prices are looked at')
  const buy = { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } }
  const { status, refusal } = await api.call(BuyQuote, buy, ada.bearer)
  expect([status, refusal.code]).toEqual([409, 'SELLING_PAUSED'])
  expect(refusal.message).toContain('We are not taking payments at the moment')
  await resumeSelling(api.deps)
  expect((await api.call(BuyQuote, buy, ada.bearer)).status).toBe(201)
})

test('a restored database sells and numbers nothing before it has caught up, and no number twice', async () => {
  const database = await createScratchDatabase(inject('adminUrl'))
  const tenantUrl = urlAs(database.url, inject('tenantLogin'))
  await onDatabaseAt(database.url, (db, url) =>
    writeBackup({ db, url }, backup, readManifest(backup)),
  )
  const keys = Object.fromEntries(
    (['APP_SECRET', 'LEDGER_SIGNING_KEY', 'LEDGER_EVENT_KEY'] as const).map((name) => [
      name,
      String(api.deps.config[name]),
    ]),
  )
  const restored = await startTestApi({
    rateLimitScale: 100,
    env: { ...FILES, ...keys },
    database: { ...database, tenantUrl },
  })
  const bert = await joinAs(restored, 'personal')
  const { quoteId } = await quote(restored, { milliTrees: 5_000 })
  const buy = { body: { quoteId, billingAddress: COMMERCE_PURCHASES_ADDRESS } }
  const refused = await restored.call(BuyQuote, buy, bert.bearer)
  expect(refused.refusal.code).toBe('SELLING_PAUSED')
  const readiness = await answerHealth('/readyz', createHealthChecks(restored.deps), {
    stopping: false,
  })
  expect(readiness?.status).toBe(503)
  expect(await readiness?.text()).toContain('older than what was published')
  await numberInvoices(restored.deps)
  expect(await appendToLog(restored.deps)).toBe(0)
  expect(await numbers(restored)).toEqual([1, 2, 3])

  const caught = await run(['catch-up'], database.url)
  expect(caught.said).toContain('invoice numbers 4 to 5 may have been given since the backup')
  expect(caught.code).toBe(0)
  restored.moveClock(11_000)
  await sell(restored, bert, 1)
  expect(await numbers(restored)).toEqual([1, 2, 3, 6])
  const checked = await run(['verify', 'ledger'], database.url)
  expect(checked.said).toMatch(/holds +0 +invoice-numbers-have-no-gaps/)
  expect(checked.said.match(/BROKEN.*/g)).toEqual([expect.stringContaining('leaf-has-its-row')])
  await restored.close()
})
