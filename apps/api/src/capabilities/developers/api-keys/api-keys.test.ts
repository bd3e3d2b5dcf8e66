import { randomUUID } from 'node:crypto'
import {
  ChangeApiKey,
  CreateApiKey,
  ListApiKeys,
  ReportLeakedKeys,
  RevokeApiKey,
  RotateApiKey,
} from '@understory/contracts/developers/api-keys.ts'
import { USUAL_LIMITS } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { MOST_API_KEYS } from '@understory/domain/developers/api-keys/api-key-limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashOfApiKeySecret, newApiKeySecret } from '../../../signing/api-key-secret.ts'
import { makeBuyingKey } from '../../../testing/commerce/buying-keys.ts'
import { callPublicApi, makeApiKey } from '../../../testing/people/api-keys.ts'
import { inviteColleague } from '../../../testing/people/colleagues.ts'
import { joinAs, PASSWORD, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { sweepRevokedKeys } from './sweep-revoked-keys.ts'

let api: TestApi
let owner: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  await api.work()
  owner = await joinAs(api, 'business')
})
afterAll(() => api.close())

const DAY_MS = 86_400_000
const keysOf = async (person: TestPerson) =>
  (await api.call(ListApiKeys, {}, person.bearer)).data.keys
const works = async (secret: string) =>
  (await callPublicApi(api, '/v1/account', { key: secret })).status === 200

describe('a key', () => {
  test('is shown once, works at once, and of it only a hash is stored', async () => {
    const { key, secret } = await makeApiKey(api, owner)
    expect(key).toMatchObject({ name: 'Bookkeeping', state: 'active', last4: secret.slice(-4) })
    expect(key.createdBy).toBe('Ada Lovelace')
    expect(await works(secret)).toBe(true)
    const { rows } = await sql<{ all: string }>`
      select coalesce(string_agg(to_jsonb(k)::text || to_jsonb(s)::text, ''), '') as all
      from api_key k join api_key_secret s on s.key_id = k.id`.execute(api.deps.db)
    expect(rows[0]?.all).not.toContain(secret)
    expect(rows[0]?.all).toContain(hashOfApiKeySecret(secret).toString('hex'))
    expect(JSON.stringify(await keysOf(owner))).not.toContain(secret)
    const [used] = await keysOf(owner)
    expect(used?.lastUsedAt).not.toBeNull()
  })

  test('that is changed may do what it says from the next call on', async () => {
    const { key, secret } = await makeApiKey(api, owner)
    const params = { keyId: key.keyId }
    const body = {
      name: 'Totals',
      scopes: ['impact:read' as const],
      allowedNetworks: ['203.0.113.7'],
    }
    const changed = await api.call(ChangeApiKey, { params, body }, owner.bearer)
    expect(changed.data).toMatchObject({ name: 'Totals', allowedNetworks: ['203.0.113.7/32'] })
    expect(await works(secret)).toBe(false)
    const from = { key: secret, ip: '203.0.113.7' }
    expect((await callPublicApi(api, '/v1/impact', from)).status).toBe(200)
  })

  test('that is revoked is refused from then on, cannot be changed, and is listed for 90 days', async () => {
    const { key, secret } = await makeApiKey(api, owner)
    const params = { keyId: key.keyId }
    await api.call(RevokeApiKey, { params }, owner.bearer)
    await api.call(RevokeApiKey, { params }, owner.bearer)
    expect(await works(secret)).toBe(false)
    const rotated = await api.call(RotateApiKey, { params, body: {} }, owner.bearer)
    expect(rotated.refusal.code).toBe('API_KEY_ENDED')
    const isListed = async () => (await keysOf(owner)).some(({ keyId }) => keyId === key.keyId)
    await sweepRevokedKeys(api.deps)
    expect(await isListed()).toBe(true)
    const later = new Date(api.deps.clock().getTime() + 91 * DAY_MS)
    await sweepRevokedKeys({ ...api.deps, clock: () => later })
    expect(await isListed()).toBe(false)
  })

  test.each([
    ['no name', { name: ' ' }, 'name', 'Please give the key a name.'],
    ['no scope', { scopes: [] }, 'scopes', 'Please choose what the key may do.'],
    [
      'buying and no limits',
      { scopes: ['purchases:write'] },
      'limits',
      'Please say what a key that buys may spend.',
    ],
    [
      'a network that is none',
      { allowedNetworks: ['office'] },
      'allowedNetworks.0',
      'Please give addresses or networks, such as 203.0.113.7 or 203.0.113.0/24.',
    ],
  ])('with %s is refused beside the field', async (_, wrong, field, message) => {
    const body = { name: 'Key', scopes: ['impact:read'], ...wrong } as never
    const refused = await api.call(CreateApiKey, { body }, owner.bearer)
    expect(refused.refusal.problems).toEqual([{ field, message }])
  })
})

describe('a key that buys', () => {
  const buying = { name: 'Key', scopes: ['purchases:write' as const], allowedNetworks: [] }
  const limits = { currency: 'GBP' as const, ...USUAL_LIMITS }
  const make = (more: object) =>
    api.call(CreateApiKey, { body: { ...buying, limits, ...more } }, owner.bearer)

  test('is made by someone who shows that it is them', async () => {
    expect((await make({})).refusal.problems).toEqual([
      { field: 'currentPassword', message: 'Your current password is not right.' },
    ])
    const made = await make({ currentPassword: PASSWORD })
    expect(made.data.key.limits).toEqual(limits)
    const said = await callPublicApi(api, '/v1/account', {
      key: (await makeBuyingKey(api, owner)).secret,
    })
    expect((await said.json()).key).toMatchObject({
      limits,
      spent: { dayMinor: 0, monthMinor: 0 },
    })
  })

  test('needs limits also where a key is changed into one', async () => {
    const { key } = await makeApiKey(api, owner)
    const params = { keyId: key.keyId }
    const changed = await api.call(ChangeApiKey, { params, body: buying }, owner.bearer)
    expect(changed.refusal.code).toBe('KEY_LIMITS_NEEDED')
  })

  test('is lowered by a session alone, and raised with the password', async () => {
    const { key } = (await make({ currentPassword: PASSWORD })).data
    const change = (perDayMinor: number, more: object = {}) => {
      const body = { ...buying, limits: { ...limits, perDayMinor }, ...more }
      return api.call(ChangeApiKey, { params: { keyId: key.keyId }, body }, owner.bearer)
    }
    expect((await change(6_000)).data.limits?.perDayMinor).toBe(6_000)
    expect((await change(6_001)).refusal.code).toBe('CURRENT_PASSWORD_INCORRECT')
    const raised = await change(6_001, { currentPassword: PASSWORD })
    expect(raised.data.limits?.perDayMinor).toBe(6_001)
  })

  test('has no limits where it only tests', async () => {
    const made = await make({ mode: 'test' })
    expect(made.data.key.limits).toBeNull()
  })
})

describe('of an account', () => {
  test('nothing is changed that it does not have', async () => {
    const params = { keyId: randomUUID() }
    const revoked = await api.call(RevokeApiKey, { params }, owner.bearer)
    expect(revoked.refusal.code).toBe('API_KEY_NOT_FOUND')
  })

  test('there are fifty keys at most, however many are made at once', async () => {
    const person = await joinAs(api, 'personal')
    const body = { name: 'Key', scopes: ['impact:read' as const] }
    const made = await Promise.all(
      Array.from({ length: MOST_API_KEYS + 5 }, () =>
        api.call(CreateApiKey, { body }, person.bearer),
      ),
    )
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MOST_API_KEYS)
    expect(await keysOf(person)).toHaveLength(MOST_API_KEYS)
    const more = await api.call(CreateApiKey, { body }, person.bearer)
    expect(more.refusal.code).toBe('TOO_MANY_API_KEYS')
  })

  test('owners and admins manage the keys, others do not see them', async () => {
    const [admin, member] = [
      await inviteColleague(api, owner, 'admin'),
      await inviteColleague(api, owner, 'member'),
    ]
    const list = async (bearer: TestPerson['bearer']) =>
      (await api.call(ListApiKeys, {}, { ...bearer, 'x-account-uuid': owner.accountId })).status
    expect([await list(admin.bearer), await list(member.bearer)]).toEqual([200, 403])
  })
})

test('the finder of a key revokes it, and learns nothing of it', async () => {
  const { secret } = await makeApiKey(api, owner)
  const report = (secrets: string[]) => api.call(ReportLeakedKeys, { body: { secrets } })
  const real = await report([secret, 'rubbish'])
  const unreal = await report([newApiKeySecret('live')])
  expect([real.status, real.data]).toEqual([unreal.status, unreal.data])
  expect(await works(secret)).toBe(false)
})

test('a key that is rotated has two secrets for as long as it says, and never three', async () => {
  const { key, secret: first } = await makeApiKey(api, owner)
  const params = { keyId: key.keyId }
  const rotate = async () =>
    (await api.call(RotateApiKey, { params, body: { overlapSeconds: 3_600 } }, owner.bearer)).data
  const second = (await rotate()).secret
  expect([await works(first), await works(second)]).toEqual([true, true])
  const third = (await rotate()).secret
  expect([await works(first), await works(second), await works(third)]).toEqual([false, true, true])
  api.moveClock(3_600_001)
  expect([await works(second), await works(third)]).toEqual([false, true])
})
