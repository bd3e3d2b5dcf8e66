import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../testing/people/api-keys.ts'
import { joinAs, type TestPerson } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let owner: TestPerson
let secret: string
let key: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  owner = await joinAs(api, 'business')
  secret = (await makeApiKey(api, owner)).secret
})
beforeEach(() => {
  key = randomUUID()
})
afterAll(() => api.close())

const BODY = { ask: { by: 'units', milliTrees: 5_000 }, currency: 'GBP' }

async function send({ body = BODY, idempotencyKey = key, secretKey = secret }: Sending = {}) {
  const headers = { 'idempotency-key': idempotencyKey }
  const answer = await callPublicApi(api, '/v1/quotes', { key: secretKey, body, headers })
  const text = await answer.text()
  const { id, code } = JSON.parse(text) as { id?: string; code?: string }
  return { status: answer.status, headers: answer.headers, text, id, code }
}
type Sending = {
  readonly body?: object
  readonly idempotencyKey?: string
  readonly secretKey?: string
}

const quotesOf = async ({ accountId }: TestPerson) =>
  (
    await api.deps.db
      .selectFrom('api_quote')
      .where('account_id', '=', accountId)
      .select('quote_id')
      .execute()
  ).map(({ quote_id }) => quote_id)

/** As a process leaves it that was killed before the answer was stored. */
const loseAnswers = () =>
  sql`update idempotent_request set status = null, content_type = null, body = null`.execute(
    api.deps.db,
  )

describe('a call that makes something', () => {
  test('gets the same answer, byte for byte, when it is repeated', async () => {
    const first = await send()
    const second = await send({ idempotencyKey: `"${key}"` })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.text).toBe(first.text)
    expect(first.headers.has('idempotency-replayed')).toBe(false)
    expect(second.headers.get('idempotency-replayed')).toBe('true')
    expect(second.headers.get('ratelimit')).toMatch(/^"key";/)
  })

  test('gets it too with another secret or key of the account', async () => {
    const first = await send()
    const { secret: beside } = await makeApiKey(api, owner)
    expect((await send({ secretKey: beside })).text).toBe(first.text)
  })

  test('makes one thing, however many are sent at once', async () => {
    const before = (await quotesOf(owner)).length
    const answers = await Promise.all(Array.from({ length: 50 }, () => send()))
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect([answer.status, answer.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE'])
      expect(answer.headers.get('retry-after')).toBe('1')
    }
    expect(await quotesOf(owner)).toHaveLength(before + 1)
  })

  test.each([
    ['without a key', '', 'IDEMPOTENCY_KEY_MISSING'],
    ['with a key of two words', 'two words', 'IDEMPOTENCY_KEY_INVALID'],
    ['with a key that is too long', 'k'.repeat(256), 'IDEMPOTENCY_KEY_INVALID'],
  ])('is refused %s', async (_, idempotencyKey, code) => {
    expect(await send({ idempotencyKey })).toMatchObject({ status: 400, code })
  })

  test('is refused with the key of another one', async () => {
    await send()
    const other = await send({ body: { ...BODY, currency: 'EUR' } })
    expect([other.status, other.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
    const spelt = await send({ body: { currency: 'GBP', ask: { milliTrees: 5_000, by: 'units' } } })
    expect(spelt.status).toBe(201)
  })

  test('that was not right may be mended under the same key', async () => {
    const wrong = await send({ body: { ...BODY, currency: 'XXX' } })
    expect([wrong.status, wrong.code]).toEqual([400, 'BAD_REQUEST'])
    const nothing = { ...BODY, ask: { by: 'units' } }
    expect((await send({ body: nothing })).status).toBe(400)
    expect((await send()).status).toBe(201)
  })

  test('does not meet the key of another account, nor that of the test account', async () => {
    const { secret: ofTest } = await makeApiKey(api, owner, undefined, 'test')
    const { secret: foreign } = await makeApiKey(api, await joinAs(api, 'business'))
    const ids = await Promise.all(
      [secret, ofTest, foreign].map(async (secretKey) => (await send({ secretKey })).id),
    )
    expect(new Set(ids).size).toBe(3)
  })
})

describe('a call whose process died', () => {
  test('after it made something, is held a minute, and then finds what was made', async () => {
    const first = await send()
    const before = (await quotesOf(owner)).length
    await loseAnswers()
    expect(await send()).toMatchObject({ status: 409, code: 'IDEMPOTENCY_KEY_IN_USE' })
    api.moveClock(60_001)
    const again = await send()
    expect([again.status, again.text]).toEqual([201, first.text])
    expect(await quotesOf(owner)).toHaveLength(before)
  })

  test('before it made anything, makes it then, with the id that was chosen', async () => {
    const first = await send()
    await loseAnswers()
    await sql`delete from purchase_quote where id = ${first.id}`.execute(api.deps.db)
    api.moveClock(60_001)
    const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
    const made = answers.filter(({ status }) => status === 201)
    expect(new Set(made.map(({ id }) => id))).toEqual(new Set([first.id]))
    expect((await quotesOf(owner)).filter((id) => id === first.id)).toHaveLength(1)
  })
})
