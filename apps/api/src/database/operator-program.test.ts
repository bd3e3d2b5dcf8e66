/// <reference path="../../../../tools/test-database/provided-context.d.ts" />
import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { lookForSession } from '@understory/database/availability/session-held.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ROOT } from '../../../../tools/folders.ts'
import { temporaryFolder } from '../../../../tools/temporary-folder.ts'
import { createScratchDatabase } from '../../../../tools/test-database/scratch-database.ts'
import { payFor, quote } from '../testing/commerce/purchases.ts'
import { startPgBouncer, whyNoPgBouncer } from '../testing/database/pgbouncer.ts'
import { giveUpJob } from '../testing/give-up-job.ts'
import { joinAs } from '../testing/people/people.ts'
import { startTestApi, type TestApi } from '../testing/start-test-api.ts'

const folder = temporaryFolder('operator')
const env = { FILES_FOLDER: join(folder, 'files'), BACKUP_MARK: join(folder, 'done') }
let api: TestApi
beforeAll(async () => {
  writeFileSync(env.BACKUP_MARK, '')
  api = await startTestApi({ env })
})
afterAll(async () => {
  await api.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The program, with the settings of the product under test. */
async function run(args: readonly string[], more: Record<string, string> = {}) {
  const { config } = api.deps
  const settings = {
    DATABASE_URL: config.DATABASE_URL,
    DATABASE_TENANT_URL: config.DATABASE_TENANT_URL,
    APP_SECRET: config.APP_SECRET,
    SMTP_URL: config.SMTP_URL,
    ...(config.PAYMENTS === 'sandbox' && {
      SANDBOX_URL: config.SANDBOX_URL,
      PAYMENTS_WEBHOOK_SECRET: config.PAYMENTS_WEBHOOK_SECRET,
    }),
  }
  const ended = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'build/admin.js'), ...args],
    { env: { ...process.env, ...settings, ...env, NODE_ENV: 'production', ...more } },
  ).catch((fault) => fault)
  return { code: ended.code ?? 0, said: `${ended.stdout}${ended.stderr}` }
}

describe('doctor', () => {
  test('says of each thing that it is well', async () => {
    const { code, said } = await run(['doctor'])
    expect(said).not.toMatch(/^WRONG/m)
    for (const about of ['settings', 'database', 'schema', 'clock', 'sessions', 'mail server'])
      expect(said).toMatch(new RegExp(`^OK +${about} `, 'm'))
    for (const about of ['login of people’s work', 'payment provider', 'copy of the log'])
      expect(said).toMatch(new RegExp(`^OK +${about} `, 'm'))
    expect(code).toBe(0)
  })

  test('names every fault at once, and what to do', async () => {
    const { code, said } = await run(['doctor'], {
      SMTP_URL: 'smtp://127.0.0.1:1',
      SANDBOX_URL: 'http://127.0.0.1:1',
      DATABASE_TENANT_URL: api.deps.config.DATABASE_URL,
      BACKUP_MARK: join(folder, 'never'),
      GOOGLE_CLIENT_ID: 'half',
    })
    expect(said).toMatch(/^WRONG +settings +GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/m)
    expect(said).toMatch(/^WRONG +mail server .*ECONNREFUSED.*SMTP_URL/m)
    expect(said).toMatch(/^WRONG +payment provider /m)
    expect(said).toMatch(/^WRONG +login of people’s work .*is a superuser/m)
    expect(said).toMatch(/^WRONG +last backup .*understory-admin backup/m)
    expect(said).toContain('understory: wrong: 5')
    expect(code).toBe(1)
  })

  test('goes on where the database does not answer', async () => {
    const { code, said } = await run(['doctor'], { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })
    expect(said).toMatch(/^WRONG +database .*ECONNREFUSED/m)
    expect(said).toMatch(/^OK +mail server /m)
    expect(code).toBe(1)
  })
})

test('config says where each setting comes from, and no secret', async () => {
  const { code, said } = await run(['config'], { PORT: '4100' })
  expect(code).toBe(0)
  expect(said).toMatch(/^PORT +environment +4100$/m)
  expect(said).toMatch(/^HOST +default +127\.0\.0\.1$/m)
  expect(said).toMatch(/^APP_SECRET +environment +set$/m)
  expect(said).toMatch(/^DATABASE_URL +environment +set$/m)
  expect(said).not.toContain(api.deps.config.APP_SECRET)
})

test('jobs that were given up are listed, queued again and dropped, each with a reason', async () => {
  const data = { email: 'rowan@ashdown.example', messageId: 'a' }
  const [first, second] = [
    await giveUpJob(api, { queue: 'send-deletion-notice', data }),
    await giveUpJob(api, { queue: 'send-lead', data: { leadId: 'b' } }),
  ]
  expect((await run(['requeue', 'list'])).said).toContain(first)
  const reason = ['--reason', 'The mail server is back.']
  const neither = await run(['requeue', 'retry', ...reason])
  expect(neither).toMatchObject({ code: 1, said: expect.stringContaining('name jobs') })
  expect((await run(['requeue', 'retry', first])).code).toBe(2)
  expect((await run(['requeue', 'retry', first, ...reason])).said).toContain('queued again: 1')
  const dropped = await run(['requeue', 'drop', '--queue', 'send-lead', ...reason])
  expect(dropped.said).toContain('dropped: 1')
  const again = await run(['requeue', 'drop', second, ...reason])
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining('none of these jobs') })
  expect((await run(['requeue', 'list'])).said).toContain('0 wait')
})

test('gives roles of staff to an address of the organisation alone, and takes them back', async () => {
  const reason = ['--reason', 'The first one here.']
  const domains = { STAFF_DOMAINS: 'understory.example' }
  const admin = (args: readonly string[]) => run(args, domains)
  const given = await admin(['create-admin', 'Birch@Understory.example', ...reason])
  expect(given).toMatchObject({ code: 0, said: expect.stringContaining('is admin from the next') })
  const stored = await api.deps.db.selectFrom('staff_grant').selectAll().execute()
  expect(stored).toMatchObject([{ email: 'birch@understory.example', roles: ['admin'] }])
  for (const [args, why] of [
    [['create-admin', 'ash@people.example', ...reason], 'is of none of STAFF_DOMAINS'],
    [['create-admin', 'birch', ...reason], 'birch is no email address'],
    [['create-admin', 'a@understory.example', '--roles', 'refund', ...reason], '“refund” is no'],
    [['create-admin', 'a@understory.example', '--reason', ' '], '--reason is 3 to 500'],
    [['remove-admin', 'a@understory.example', ...reason], 'has no roles from create-admin'],
  ] as const) {
    expect(await admin(args)).toMatchObject({ code: 1, said: expect.stringContaining(why) })
  }
  const back = await admin(['remove-admin', 'birch@understory.example', ...reason])
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining('is signed out') })
  expect(await api.deps.db.selectFrom('staff_grant').selectAll().execute()).toEqual([])
})

test('samples stay on without projects of one’s own, and are not for production', async () => {
  expect(await run(['sample-data', 'off'])).toMatchObject({
    code: 1,
    said: expect.stringContaining('First publish a project of your own'),
  })
  const production = await run(['sample-data', 'on'], { DEPLOYMENT: 'production' })
  expect(production).toMatchObject({
    code: 1,
    said: expect.stringContaining('production sells no'),
  })
  expect(await run(['sample-data', 'on'])).toMatchObject({ code: 0 })
  expect(await run(['sample-data', 'maybe'])).toMatchObject({ code: 1 })
})

test('loads a set of factors by a file that is called as the set is', async () => {
  const file = join(folder, 'uk-2031.jsonl')
  const source = { title: 'Factors of 2031', edition: '1', gwp: 'AR6', licence: 'OGL v3.0' }
  const factor = ['uk-2031:1', 1, 'Fuels', 'Coal', 'tonnes', 2_400]
  writeFileSync(file, `${JSON.stringify(source)}\n${JSON.stringify(factor)}\n`)
  expect((await run(['import-factors', file])).said).toContain('uk-2031: 1 factors loaded')
  expect((await run(['import-factors', file])).said).toContain('was loaded before')
  expect(await run(['import-factors', `${file}.not`])).toMatchObject({ code: 1 })
})

test('an upgrade says what it applies; a database of a later version stays as it is, or is refused', async () => {
  expect((await run(['upgrade', '--check'])).said).toContain('nothing is to be applied')
  const empty = await createScratchDatabase(inject('adminUrl'))
  const planned = await run(['upgrade', '--check'], { DATABASE_URL: empty.url })
  expect(planned.said).toMatch(/the database is empty\n.*applies 0001_shared/)
  await empty.drop()
  await sql`insert into schema_migration values ('9999_later', '')`.execute(api.deps.db)
  for (const command of [['upgrade', '--check'], ['migrate']]) {
    const { code, said } = await run(command)
    expect(said).toMatch(/of a later version.*on which/)
    expect(code).toBe(0)
  }
  await sql`update schema_migration_oldest_version set version = '9.0.0'`.execute(api.deps.db)
  for (const command of [['upgrade', '--check'], ['migrate']]) {
    const { code, said } = await run(command)
    expect(said).toContain('the database is newer (9999_later) than this version')
    expect(said).not.toContain('reset')
    expect(code).toBe(1)
  }
  await sql`update schema_migration_oldest_version set version = '0.1.0'`.execute(api.deps.db)
  await sql`delete from schema_migration where name = '9999_later'`.execute(api.deps.db)
})

test('who paid after the backup is listed and refunded once', async () => {
  const ada = await joinAs(api, 'personal')
  const { quoteId } = await quote(api, { milliTrees: 5_000 })
  const { paymentId } = await payFor(api, ada, quoteId)
  const charge = (await api.deps.db.selectFrom('payment').select('gateway_payment_id').execute())[0]
  const id = charge?.gateway_payment_id ?? paymentId
  expect(await run(['after-restore'])).toMatchObject({ code: 0 })
  const refused = await run(['after-restore', '--refund', id])
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('not refunded here') })
  const older = await createScratchDatabase(inject('adminUrl'), inject('templateName'))
  const there = { DATABASE_URL: older.url }
  const listed = await run(['after-restore'], there)
  expect(listed).toMatchObject({ code: 1, said: expect.stringContaining(id) })
  expect((await run(['after-restore', '--refund', id], there)).said).toContain(`refunded ${id}`)
  expect(await run(['after-restore'], there)).toMatchObject({ code: 0 })
  await older.drop()
})

test('a connection to the server itself keeps its session', async () => {
  expect(await lookForSession(api.deps.config.DATABASE_URL)).toBe('held')
})

test.skipIf(whyNoPgBouncer() !== null)('PgBouncer in transaction mode is noticed', async () => {
  const { DATABASE_URL: url } = api.deps.config
  const bouncer = await startPgBouncer([url], 2)
  expect(await lookForSession(bouncer.through(url))).toBe('shared')
  await bouncer.stop()
})
