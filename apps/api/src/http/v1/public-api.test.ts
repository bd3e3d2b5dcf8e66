import { randomUUID } from 'node:crypto'
import { RevokeApiKey } from '@understory/contracts/developers/api-keys.ts'
import type { ApiOperation } from '@understory/contracts/v1/operation.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allApiRoutes } from '../../app.ts'
import { newApiKeySecret } from '../../signing/api-key-secret.ts'
import { payFor, quote } from '../../testing/commerce/purchases.ts'
import { callPublicApi, makeApiKey } from '../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let person: TestPerson
let other: TestPerson
let secret: string
let testSecret: string
let operations: readonly ApiOperation[]
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  person = await joinAs(api, 'business')
  other = await joinAs(api, 'personal')
  secret = (await makeApiKey(api, person)).secret
  testSecret = (await makeApiKey(api, person, undefined, 'test')).secret
  operations = allApiRoutes(api.deps).map(({ operation }) => operation)
})
afterAll(() => api.close())

const addressOf = ({ path, example }: ApiOperation, params = example.params ?? {}) => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? name)
  const query = new URLSearchParams(example.query)
  return query.size > 0 ? `${filled}?${query}` : filled
}

/** What the examples name, and nobody has. */
const OF_NOBODY =
  /\{(?:certificate|purchase|quote|subscription|invoice|footprint|entry|endpoint|event|store)Id\}|ledger\/(?:log|consistency)/

const takesBody = ({ method, body }: ApiOperation) =>
  body !== undefined || (method !== 'GET' && method !== 'DELETE')

const ask = (operation: ApiOperation, key?: string) =>
  callPublicApi(api, addressOf(operation), {
    ...(key !== undefined && { key }),
    method: operation.method as 'GET',
    ...(takesBody(operation) && { body: operation.example.body ?? {} }),
  })

describe('every call of the public API', () => {
  test('answers its example, and says how many calls are left', async () => {
    for (const operation of operations) {
      const isOfTests =
        operation.scope === 'purchases:write' && operation.operationId !== 'resetTestData'
      const needsTestKey = isOfTests || operation.path.startsWith('/v1/test/')
      const answer = await ask(operation, needsTestKey ? testSecret : secret)
      const isOfNobody =
        isOfTests || OF_NOBODY.test(operation.path) || operation.scope === 'orders:write'
      const said = `${operation.operationId}: ${await answer.clone().text()}`
      expect(answer.status, said.slice(0, 600)).toBe(isOfNobody ? 404 : (operation.status ?? 200))
      expect(answer.headers.get('ratelimit')).toMatch(/^"(buy|key|compute)";r=\d+;t=\d+$/)
      expect(answer.headers.get('understory-version')).toBe('2026-12-01')
    }
  })

  test('that is open answers without a key, and to pages of other sites', async () => {
    for (const operation of operations) {
      const answer = await ask(operation)
      const { code } = (await answer
        .clone()
        .json()
        .catch(() => ({}))) as { code?: string }
      expect([operation.operationId, code === 'KEY_MISSING']).toEqual([
        operation.operationId,
        operation.scope !== null,
      ])
      expect(answer.headers.has('access-control-allow-origin')).toBe(operation.scope === null)
      if (operation.scope !== null)
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
    }
  })

  test('refuses a key without its scope, and names the scope', async () => {
    for (const operation of operations) {
      const { scope } = operation
      if (scope === null) continue
      const narrow = scope === 'account:read' ? 'impact:read' : 'account:read'
      const { secret: key } = await makeApiKey(api, other, [narrow])
      const answer = await ask(operation, key)
      const problem = (await answer.json()) as { code: string; detail: string }
      expect([answer.status, problem.code]).toEqual([403, 'SCOPE_MISSING'])
      expect(problem.detail).toContain(scope)
      await endKeysOf(other)
    }
  })

  test('refuses unknown, expired, revoked and misspelt keys, and those of a closed account, alike', async () => {
    const revoked = await makeApiKey(api, other)
    const params = { keyId: revoked.key.keyId }
    await api.call(RevokeApiKey, { params }, other.bearer)
    const expired = await makeApiKey(api, other)
    await api.deps.db
      .updateTable('api_key')
      .set({ expires_at: api.deps.clock() })
      .where('id', '=', expired.key.keyId)
      .execute()
    const leaver = await joinAs(api, 'personal')
    const closed = await makeApiKey(api, leaver)
    await api.deps.db
      .updateTable('account')
      .set({ closed_at: api.deps.clock() })
      .where('id', '=', leaver.accountId)
      .execute()
    const wrong = [
      newApiKeySecret('live'),
      `${secret.slice(0, -1)}_`,
      revoked.secret,
      expired.secret,
    ]
    for (const key of [...wrong, closed.secret]) {
      const answer = await callPublicApi(api, '/v1/account', { key })
      expect([answer.status, await answer.json()]).toEqual([
        401,
        expect.objectContaining({ code: 'KEY_INVALID', status: 401 }),
      ])
    }
  })
})

async function endKeysOf({ accountId }: TestPerson) {
  await api.deps.db.deleteFrom('api_key').where('account_id', '=', accountId).execute()
}

describe('a key', () => {
  test('shows what is of its account, and of no other', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000 }, 'business')
    const { purchaseId: purchase } = await payFor(api, person, quoteId)
    const { secret: foreign } = await makeApiKey(api, other)
    const at = `/v1/purchases/${purchase}`
    const own = await callPublicApi(api, at, { key: secret })
    expect([own.status, await own.json()]).toEqual([
      200,
      expect.objectContaining({ id: purchase, object: 'purchase' }),
    ])
    const missing = await callPublicApi(api, `/v1/purchases/${randomUUID()}`, { key: foreign })
    const refused = await callPublicApi(api, at, { key: foreign })
    expect([refused.status, (await refused.json()).code]).toEqual([
      missing.status,
      (await missing.json()).code,
    ])
    const listed = await callPublicApi(api, '/v1/purchases', { key: foreign })
    expect(await listed.json()).toEqual({ data: [], nextCursor: null })
    await endKeysOf(other)
  })

  test('opens no call of the pages, and a session opens none of the public API', async () => {
    const pages = await callPublicApi(api, '/api/api-keys', { key: secret })
    expect(pages.status).toBe(401)
    const token = person.bearer.authorization ?? ''
    const calls = await callPublicApi(api, '/v1/account', { headers: { authorization: token } })
    expect([calls.status, (await calls.json()).code]).toEqual([401, 'KEY_INVALID'])
    const cookies = await callPublicApi(api, '/v1/account', {
      headers: { cookie: 'understory.session_token=whatever' },
    })
    expect((await cookies.json()).code).toBe('KEY_MISSING')
  })

  test('that is sent in the address is revoked there and then', async () => {
    const { secret: careless } = await makeApiKey(api, other)
    const answer = await callPublicApi(api, `/v1/projects?key=${careless}`)
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'KEY_IN_URL'])
    expect((await callPublicApi(api, '/v1/account', { key: careless })).status).toBe(401)
  })

  test('is refused from networks that it does not allow', async () => {
    const { key, secret: bound } = await makeApiKey(api, other)
    await api.deps.db
      .updateTable('api_key')
      .set({ allowed_networks: ['203.0.113.0/24', '2001:db8::/32'] })
      .where('id', '=', key.keyId)
      .execute()
    const from = async (ip: string) =>
      (await callPublicApi(api, '/v1/account', { key: bound, ip })).status
    expect(await Promise.all(['203.0.113.9', '2001:db8:1::1'].map(from))).toEqual([200, 200])
    expect(await Promise.all(['198.51.100.7', '2001:db9::1'].map(from))).toEqual([403, 403])
    const refused = await callPublicApi(api, '/v1/account', { key: bound })
    expect((await refused.json()).code).toBe('ADDRESS_NOT_ALLOWED')
    await endKeysOf(other)
  })
})

describe('an answer that is a refusal', () => {
  test('is a problem with a code, and a pointer to what is not right', async () => {
    const answer = await callPublicApi(api, '/v1/household-estimates', {
      key: secret,
      body: { country: 'gb' },
    })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({
      type: expect.stringContaining('BAD_REQUEST'),
      status: 400,
      code: 'BAD_REQUEST',
      requestId: 'test-request',
      problems: [{ field: 'country', pointer: '/country', message: 'Please choose a country.' }],
    })
  })

  test('is one where nothing is, and where a method is not taken', async () => {
    const missing = await callPublicApi(api, '/v1/nothing')
    expect([missing.status, (await missing.json()).code]).toEqual([404, 'NOT_FOUND'])
    const factor = await callPublicApi(api, '/v1/emission-factors/nothing')
    expect([factor.status, (await factor.json()).code]).toEqual([404, 'FACTOR_NOT_FOUND'])
    const posted = await callPublicApi(api, '/v1/projects', { body: {} })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET'])
  })

  test('names an unknown version', async () => {
    const headers = { 'understory-version': '2019-01-01' }
    const answer = await callPublicApi(api, '/v1/projects', { key: secret, headers })
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'VERSION_UNKNOWN'])
  })
})

describe('of the document', () => {
  test('every reference leads somewhere, and every call stands in it', async () => {
    const answer = await callPublicApi(api, '/v1/openapi.json')
    const text = await answer.text()
    const document = JSON.parse(text) as {
      paths: Record<string, Record<string, { operationId: string }>>
      components: Record<string, Record<string, unknown>>
    }
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g)) {
      expect([name, Object.hasOwn(document.components[kind] ?? {}, name)]).toEqual([name, true])
    }
    expect(text).not.toContain('$defs')
    const named = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(named.toSorted()).toEqual(operations.map(({ operationId }) => operationId).toSorted())
  })
})

test('a network without a key makes sixty calls a minute, a key is not slowed down by it', async () => {
  const strict = await startTestApi()
  const owner = await joinAs(strict, 'personal')
  const { secret: key } = await makeApiKey(strict, owner)
  const call = (given: object = {}) => callPublicApi(strict, '/v1/public-totals', given)
  // Within one minute of the clock, however long this takes.
  strict.moveClock(60_000 - (strict.deps.clock().getTime() % 60_000))
  const answers = await Promise.all(Array.from({ length: 61 }, () => call()))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(1)
  expect(await refused[0]?.json()).toMatchObject({ code: 'QUOTA_EXCEEDED', status: 429 })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await call({ key })).status).toBe(200)
  expect((await call({ ip: '203.0.113.80' })).status).toBe(200)
  await strict.close()
})
