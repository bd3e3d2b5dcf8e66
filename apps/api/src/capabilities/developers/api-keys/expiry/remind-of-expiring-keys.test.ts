import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTo } from '../../../../testing/emails.ts'
import { makeApiKey } from '../../../../testing/people/api-keys.ts'
import { inviteColleague } from '../../../../testing/people/colleagues.ts'
import { joinAs } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { remindOfExpiringKeys } from './remind-of-expiring-keys.ts'
import { sendKeyExpiring } from './send-key-expiring.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
})
afterAll(() => api.close())

const DAY_MS = 86_400_000
const mailsOf = async (keyId: string) =>
  (
    await api.deps.db
      .selectFrom('email_message')
      .select('to_address')
      .where('id', 'like', `key-expiring-${keyId}%`)
      .execute()
  ).map(({ to_address }) => to_address)

test('owners and admins are told two weeks before a key expires, once, and members are not', async () => {
  const owner = await joinAs(api, 'business')
  const admin = await inviteColleague(api, owner, 'admin')
  await inviteColleague(api, owner, 'member')
  const { key } = await makeApiKey(api, owner)
  const at = (days: number) => ({
    ...api.deps,
    clock: () => new Date(api.deps.clock().getTime() + days * DAY_MS),
  })
  await remindOfExpiringKeys(at(352))
  await emailTo(api, owner.email, /“Bookkeeping” works until .* After that, programs/)
  await emailTo(api, admin.email, /make a new key and put it in its place/)
  await remindOfExpiringKeys(at(352))
  expect((await mailsOf(key.keyId)).toSorted()).toEqual([admin.email, owner.email].toSorted())
})

test('nobody is told of a key that was revoked, or has expired', async () => {
  const owner = await joinAs(api, 'personal')
  const { key } = await makeApiKey(api, owner)
  const { keyId } = key
  await api.deps.db
    .updateTable('api_key')
    .set({ revoked_at: api.deps.clock(), revoked_why: 'by-hand' })
    .where('id', '=', keyId)
    .execute()
  await sendKeyExpiring(api.deps, { keyId, days: 14 })
  await api.deps.db
    .updateTable('api_key')
    .set({ revoked_at: null, revoked_why: null, expires_at: api.deps.clock() })
    .where('id', '=', keyId)
    .execute()
  await sendKeyExpiring(api.deps, { keyId, days: 2 })
  expect(await mailsOf(keyId)).toEqual([])
})
