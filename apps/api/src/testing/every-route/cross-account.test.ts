import { randomUUID } from 'node:crypto'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { mayDoOnBehalf } from '@understory/domain/people/accounts/permissions.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes, createApi } from '../../app.ts'
import { openJobQueue } from '../../jobs/job-queue.ts'
import { startWorking } from '../../jobs/start-working.ts'
import { type Bearer, openSession } from '../cross-account/actors.ts'
import { ForgetAccountChecks } from '../cross-account/forget-account-checks.ts'
import {
  type ApiDocument,
  type Operation,
  operationsOf,
  requestOf,
} from '../cross-account/operations.ts'
import { RELEASED_WORDS, readerOf } from '../cross-account/released.ts'
import { crossAccountVictimStateOf, makeVictim, type Victim } from '../cross-account/victim.ts'
import { joinAs, type TestPerson, userIdOf } from '../people/people.ts'
import { startTestApi, type TestApi, type TestSend } from '../start-test-api.ts'

let api: TestApi
let victim: Victim
let person: TestPerson
let business: TestPerson
/** Who holds one release of the victim, and who held one that has ended. */
let friend: Awaited<ReturnType<typeof readerOf>>
let former: Awaited<ReturnType<typeof readerOf>>
let operations: Operation[]
/** The victim's rows before anyone tried anything. */
let before: string
let cells = 0

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1000 })
  const worker = await openJobQueue({
    connectionString: api.deps.config.DATABASE_URL,
    log: api.deps.log,
    isWorker: true,
  })
  await startWorking({ ...api.deps, jobs: worker })
  victim = await makeVictim(api)
  person = await joinAs(api, 'personal')
  business = await joinAs(api, 'business')
  friend = await readerOf(api, victim.owner, { hasEnded: false })
  former = await readerOf(api, victim.owner, { hasEnded: true })
  // From here on nobody but those who try changes anything.
  await worker.close()
  const document = await api.send(new Request('http://understory.test/api/openapi.json'))
  operations = operationsOf((await document.json()) as ApiDocument, allRoutes(api.deps)).filter(
    ({ access }) => NEEDS_BEARER.includes(access),
  )
  before = await crossAccountVictimStateOf(api, victim)
})
afterAll(async () => {
  console.log(`cross-account: ${cells} cells over ${operations.length} operations`)
  await api.close()
})

const NEEDS_BEARER = ['user', 'self', 'account', 'staff']

const victimIds = (operation: Operation): Record<string, string> =>
  Object.fromEntries(
    operation.ids.map(({ name }) => {
      const id = victim.ids[`${operation.path} ${name}`] ?? victim.ids[name]
      if (!id) throw new Error(`${operation.name}: makeVictim has nothing by the name of ${name}`)
      return [name, id]
    }),
  )

/** Parameters that are one of a list, and nobody's. */
const CHOICES = ['year', 'category', 'kind', 'size', 'theme', 'number', 'standard', 'clientId']

/** Identifiers of the same shape that do not exist. */
const missingIds = (operation: Operation) =>
  Object.fromEntries(
    Object.entries(victimIds(operation)).map(([name, id]) => {
      if (CHOICES.includes(name)) return [name, id]
      return [name, /^[0-9a-f-]{36}$/.test(id) ? randomUUID() : `${id.slice(0, -3)}zzz`]
    }),
  )

type Answer = { status: number; text: string }

async function ask(send: TestSend, operation: Operation, ids: object, headers: Bearer) {
  cells += 1
  const request = requestOf(operation, ids as Record<string, string>)
  for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
  const response = await send(request)
  return { status: response.status, text: await response.text() }
}

function expectNoLeak({ text }: Answer, name: string) {
  for (const secret of victim.secrets) expect(text, name).not.toContain(secret)
}

const codeOf = ({ text }: Answer) => (JSON.parse(text) as { code: string }).code

describe('of every operation that needs a token', () => {
  test('nobody learns anything without one, or with that of a session that was ended', async () => {
    const ended = await openSession(api, victim.ownerId)
    await ended.end()
    for (const operation of operations) {
      const ids = victimIds(operation)
      const anonymous = await ask(api.send, operation, ids, {})
      const revoked = await ask(api.send, operation, ids, {
        ...ended.bearer,
        'x-account-uuid': victim.owner.accountId,
      })
      expect([anonymous.status, revoked.status], operation.name).toEqual([401, 401])
      expect([codeOf(anonymous), codeOf(revoked)], operation.name).toEqual([
        'SIGN_IN_REQUIRED',
        'TOKEN_EXPIRED',
      ])
    }
  })

  test('another account’s things answer like things that do not exist', async () => {
    const staffId = randomUUID()
    const helped = await openSession(api, await userIdOf(api, business), staffId)
    const actors = {
      person: person.bearer,
      business: business.bearer,
      helped: helped.bearer,
      friend: friend.reader.bearer,
      former: former.reader.bearer,
    }
    const naming = operations.filter(({ ids }) => ids.some(({ name }) => !CHOICES.includes(name)))
    for (const operation of naming) {
      for (const [who, bearer] of Object.entries(actors)) {
        const name = `${operation.name} by ${who}`
        const foreign = await ask(api.send, operation, victimIds(operation), bearer)
        const missing = await ask(api.send, operation, missingIds(operation), bearer)
        expect(foreign.status, name).toBeGreaterThanOrEqual(400)
        expect(foreign, name).toEqual(missing)
      }
    }
  })

  test('naming another account in the header answers like naming one that does not exist', async () => {
    for (const operation of operations.filter(({ access }) => access === 'account')) {
      for (const { bearer } of [person, business]) {
        const asked = (account: string) =>
          ask(api.send, operation, victimIds(operation), { ...bearer, 'x-account-uuid': account })
        const foreign = await asked(victim.owner.accountId)
        expect([foreign.status, codeOf(foreign)], operation.name).toEqual([403, 'FORBIDDEN'])
        expect(foreign, operation.name).toEqual(await asked(randomUUID()))
      }
    }
  })

  test('a viewer can only read', async () => {
    const looking = { ...victim.viewer.bearer, 'x-account-uuid': victim.owner.accountId }
    for (const operation of operations.filter(({ may }) => may !== undefined && may !== 'see')) {
      const answer = await ask(api.send, operation, victimIds(operation), looking)
      expect([answer.status, codeOf(answer)], operation.name).toEqual([403, 'ROLE_FORBIDS'])
    }
  })

  test('staff acting for the customer touch neither money, doors nor data', async () => {
    const acting = await openSession(api, victim.ownerId, randomUUID())
    const headers = { ...acting.bearer, 'x-account-uuid': victim.owner.accountId }
    const closed = operations.filter(
      ({ access, may, isOwnOnly }) =>
        access === 'self' || isOwnOnly || (may !== undefined && !mayDoOnBehalf(may)),
    )
    for (const operation of closed) {
      const answer = await ask(api.send, operation, victimIds(operation), headers)
      expect([answer.status, codeOf(answer)], operation.name).toEqual([403, 'NOT_ON_BEHALF'])
    }
  })

  test('what staff do is for nobody without the claim', async () => {
    const acting = await openSession(api, victim.ownerId, randomUUID())
    const actors = [person.bearer, business.bearer, victim.owner.bearer, acting.bearer]
    for (const operation of operations.filter(({ access }) => access === 'staff')) {
      for (const bearer of actors) {
        const answer = await ask(api.send, operation, victimIds(operation), bearer)
        expect(answer.status, operation.name).toBe(403)
        expectNoLeak(answer, operation.name)
      }
    }
  })

  test('nothing of the account has changed after all that', async () => {
    expect(await crossAccountVictimStateOf(api, victim)).toBe(before)
  })
})

describe('of what was released to one other account', () => {
  test('that account reads it and nothing else, and who no longer has it reads nothing', async () => {
    const read = await friend.read()
    expect(read).toContain(RELEASED_WORDS)
    expectNoLeak({ status: 200, text: read }, 'friend')
    expect(await former.read()).not.toContain(RELEASED_WORDS)
  })
})

describe('with every check of account and user taken out of the statements', () => {
  test('the database still shows nobody anything of another account, and changes nothing of it', async () => {
    const forgetful = new ForgetAccountChecks()
    const strangers = await Promise.all(
      [person, business, friend.reader, former.reader].map((each) => userIdOf(api, each)),
    )
    const call = createApi({ ...api.deps, db: api.scopedDb.withPlugin(forgetful) })
    const send: TestSend = (request) =>
      call(request, { ip: '198.51.100.8', requestId: 'test-request' })
    for (const operation of operations.filter(({ access }) => access !== 'staff')) {
      for (const userId of strangers) {
        // A session of its own each time: among the operations is signing out everywhere.
        const { bearer } = await openSession(api, userId)
        const answer = await ask(send, operation, victimIds(operation), bearer)
        expectNoLeak(answer, operation.name)
        if (operation.access !== 'account') continue
        const header = { ...bearer, 'x-account-uuid': victim.owner.accountId }
        const named = await ask(send, operation, victimIds(operation), header)
        expect(named.status, operation.name).toBe(403)
      }
    }
    expect(forgetful.forgotten).toBeGreaterThan(operations.length)
    expect(await crossAccountVictimStateOf(api, victim)).toBe(before)
  })

  test('and without the database’s own rule they would have leaked: the test can fail', async () => {
    const db = createPlatformDatabase(createPool(api.deps.config.DATABASE_URL, 4))
    const call = createApi({ ...api.deps, db: db.withPlugin(new ForgetAccountChecks()) })
    const send: TestSend = (request) =>
      call(request, { ip: '198.51.100.9', requestId: 'test-request' })
    const { bearer } = await joinAs(api, 'business')
    const leaking: string[] = []
    for (const operation of operations.filter(({ method }) => method === 'GET')) {
      const { text } = await ask(send, operation, victimIds(operation), bearer)
      if (victim.secrets.some((secret) => text.includes(secret))) leaking.push(operation.name)
    }
    await db.destroy()
    expect(leaking).toContain('GET /api/offsetting/instant-purchases')
    expect(leaking).toContain('GET /api/members')
  })
})
