import { randomBytes } from 'node:crypto'
import { IssueToken, Me, SignIn } from '@understory/contracts/people/accounts/accounts.ts'
import {
  ConfirmSecondFactor,
  GiveSecondFactor,
  StartSecondFactor,
} from '@understory/contracts/people/accounts/second-factor.ts'
import { expect, test } from 'vitest'
import { runAdmin } from '../../../../../tools/test/run-admin.ts'
import { createTestDatabase } from '../../../../../tools/test-database/create-test-database.ts'
import { cookieOf, joinAs, PASSWORD } from '../people/people.ts'
import { codeNow } from '../people/staff.ts'
import { startTestApi } from '../start-test-api.ts'

test('a leaked APP_SECRET opens nothing once it is replaced, and second factors go on', async () => {
  const database = await createTestDatabase()
  const before = await startTestApi({ database: { ...database, drop: async () => {} } })
  const ada = await joinAs(before, 'personal')
  const { secret } = (await before.call(StartSecondFactor, {}, ada.bearer)).data
  const code = codeNow(before, secret)
  await before.call(ConfirmSecondFactor, { body: { code } }, ada.bearer)
  const leaked = before.deps.config.APP_SECRET
  await before.close()

  const made = randomBytes(32).toString('hex')
  const settings = { DATABASE_URL: database.url, APP_SECRET: made }
  const without = await runAdmin(['replace-secret'], settings)
  expect(without.code).not.toBe(0)
  const done = await runAdmin(['replace-secret'], { ...settings, OLD_APP_SECRET: leaked })
  expect(done.said).toContain('sealed again: 1 second factors')
  expect(done.code).toBe(0)

  const after = await startTestApi({ database, env: { APP_SECRET: made } })
  expect((await after.call(Me, {}, ada.bearer)).status).toBe(401)
  expect((await after.call(IssueToken, {}, { cookie: ada.cookie })).status).toBe(401)
  const body = { email: ada.email, password: PASSWORD }
  const cookie = cookieOf((await after.call(SignIn, { body })).headers)
  after.moveClock(60_000)
  const now = { body: { code: codeNow(after, secret) } }
  expect((await after.call(GiveSecondFactor, now, { cookie })).status).toBeLessThan(300)
  expect((await after.call(IssueToken, {}, { cookie })).status).toBe(200)
  await after.close()
})
