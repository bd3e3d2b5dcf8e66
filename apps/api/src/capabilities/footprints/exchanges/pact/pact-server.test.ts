import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  DeclineExchangeRequest,
  EndExchange,
  ListExchangeEvents,
  PauseExchange,
  RotateExchangeSecret,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { EndProductFootprintRelease } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { withinRowsOf } from '@understory/database/row-security.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  ownProduct,
  partnerOf,
  publishedProduct,
  releasedTo,
} from '../../../../testing/footprints/own-products.ts'
import { joinAs, type TestPerson, withFreshToken } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { answerRequests } from '../events/answer-requests.ts'
import { sendMessages } from '../events/send-messages.ts'
import { answerPact } from './answer-pact.ts'

/* Each case of PACT's conformance suite for version 3 has its number here. */

let api: TestApi
let owner: TestPerson
let partner: Awaited<ReturnType<typeof startPartner>>
let exchange: Awaited<ReturnType<typeof partnerOf>>
let footprints: readonly string[]
let token: string
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  owner = await joinAs(api, 'business')
  partner = await startPartner()
  exchange = await partnerOf(api, owner, partner.base)
  footprints = [await publishedProduct(api, owner), await publishedProduct(api, owner)]
  for (const footprintId of footprints) await releasedTo(api, owner, { ...exchange, footprintId })
  token = await tokenOf(exchange)
  await sendMessages(api.deps)
})
beforeEach(() => {
  partner.received.length = 0
})
afterAll(async () => {
  await partner.close()
  await api.close()
})

/** A partner's own PACT server, which lets us in and keeps what it is told. */
async function startPartner() {
  const received: { readonly path: string; readonly event: Record<string, unknown> }[] = []
  let status = 200
  const letIn = ({ authorization = '' }: IncomingHttpHeaders) => {
    const given = Buffer.from(authorization.slice('Basic '.length), 'base64').toString('utf8')
    return given === 'us:our secret there' ? 200 : 401
  }
  const take = (path: string, body: string) => {
    if (status < 300) received.push({ path, event: JSON.parse(body) })
    return status
  }
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isSigningIn = url === '/auth/token'
      const isIn = headers.authorization === 'Bearer let-in'
      if (isSigningIn) response.writeHead(letIn(headers))
      else response.writeHead(isIn ? take(url, Buffer.concat(chunks).toString('utf8')) : 401)
      response.end(isSigningIn ? JSON.stringify({ access_token: 'let-in', expires_in: 3600 }) : '')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    base: `http://127.0.0.1:${port}`,
    received,
    answerWith: (next: number) => {
      status = next
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

type PactCall = {
  readonly method?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

const ask = (path: string, { method = 'GET', headers = {}, body }: PactCall = {}) => {
  const url = `http://understory.test${path}`
  const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
  const deps = { ...api.deps, db: api.scopedDb }
  return answerPact(deps, request, { path: new URL(url).pathname, ip: '192.0.2.1' })
}
const bearer = (given = token) => ({ authorization: `Bearer ${given}` })
const list = async (query = '', given = token) => {
  const answer = await ask(`/pact/3/footprints${query}`, { headers: bearer(given) })
  const body = (await answer.json()) as { data?: PactFootprintSeen[]; code?: string }
  return { status: answer.status, link: answer.headers.get('link'), ...body }
}
type PactFootprintSeen = {
  readonly id: string
  readonly status: string
  readonly productIds: readonly string[]
  readonly companyIds: readonly string[]
  readonly productClassifications: readonly string[]
  readonly precedingPfIds?: readonly string[]
  readonly validityPeriodStart: string
  readonly validityPeriodEnd: string
  readonly pcf: Record<string, unknown>
}

const idsOf = (data: readonly PactFootprintSeen[] = []) => data.map(({ id }) => id).toSorted()

type Client = { readonly clientId: string; readonly clientSecret: string }
const signIn = ({ clientId, clientSecret }: Client, body = 'grant_type=client_credentials') => {
  const pair = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
  const headers = {
    authorization: `Basic ${pair}`,
    'content-type': 'application/x-www-form-urlencoded',
  }
  return ask('/pact/auth/token', { method: 'POST', headers, body })
}
async function tokenOf(client: Client): Promise<string> {
  const { access_token: given } = (await (await signIn(client)).json()) as { access_token: string }
  return given
}

const TYPE = 'org.wbcsd.pact.ProductFootprint'
let count = 0
const eventOf = (type: string, data: object, more: object = {}) => {
  count += 1
  return JSON.stringify({
    type: `${TYPE}.${type}.3`,
    specversion: '1.0',
    id: `event-${count}`,
    source: partner.base,
    time: '2026-11-29T10:00:00.000Z',
    data,
    ...more,
  })
}
const tell = (body: string, given = token) => {
  const headers = {
    ...bearer(given),
    'content-type': 'application/cloudevents+json; charset=UTF-8',
  }
  return ask('/pact/3/events', { method: 'POST', headers, body })
}

async function work(): Promise<void> {
  await answerRequests(api.deps)
  await sendMessages(api.deps)
}

describe('signing in', () => {
  test('case 1, 18: a client id and its secret give a token for an hour, whatever else is asked for', async () => {
    const answer = await signIn(exchange, 'grant_type=client_credentials&scope=x&audience=y')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 3_600,
    })
  })

  test('case 2, 19: a wrong pair is refused, and nothing says which of both was wrong', async () => {
    const refused = await Promise.all([
      signIn({ clientId: 'nobody', clientSecret: 'guessed' }),
      signIn({ ...exchange, clientSecret: 'guessed' }),
      signIn(exchange, 'grant_type=password'),
    ])
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401])
    for (const answer of refused) expect(await answer.json()).toEqual({ error: 'invalid_client' })
  })

  test('case 6, 7, 16: a made-up token opens nothing', async () => {
    const headers = bearer('very-invalid-access-token-abc')
    const refused = [
      await ask('/pact/3/footprints', { headers }),
      await ask(`/pact/3/footprints/${footprints[0]}`, { headers }),
      await ask('/pact/3/events', { method: 'POST', headers, body: '{}' }),
      await ask('/pact/3/footprints'),
    ]
    for (const answer of refused) {
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ code: 'BadRequest' })
    }
  })

  test('a token of an hour ago has expired, and says so', async () => {
    const old = await tokenOf(exchange)
    api.moveClock(3_601_000)
    expect(await list('', old)).toMatchObject({ status: 401, code: 'TokenExpired' })
    token = await tokenOf(exchange)
    owner = await withFreshToken(api, owner)
  })

  test('a new secret works at once, and the old one with its tokens for another week', async () => {
    const mine = await partnerOf(api, owner)
    const first = await tokenOf(mine)
    const params = { exchangeId: mine.exchangeId }
    const rotated = (await api.call(RotateExchangeSecret, { params }, owner.bearer)).data
    expect(rotated.clientId).toBe(mine.clientId)
    expect((await list('', first)).status).toBe(200)
    expect((await list('', await tokenOf(mine))).status).toBe(200)
    expect((await list('', await tokenOf(rotated))).status).toBe(200)
    await api.call(RotateExchangeSecret, { params }, owner.bearer)
    expect((await signIn(mine)).status).toBe(401)
    expect((await list('', first)).status).toBe(401)
  })

  test('a partner that is paused or removed is let in no more, at once', async () => {
    const mine = await partnerOf(api, owner)
    const params = { exchangeId: mine.exchangeId }
    const [footprintId = ''] = footprints
    await releasedTo(api, owner, { ...mine, footprintId })
    const given = await tokenOf(mine)
    expect((await list('', given)).data).toHaveLength(1)
    await api.call(PauseExchange, { params, body: { isPaused: true } }, owner.bearer)
    expect(await list('', given)).toMatchObject({ status: 403, code: 'AccessDenied' })
    await api.call(PauseExchange, { params, body: { isPaused: false } }, owner.bearer)
    expect((await list('', given)).status).toBe(200)
    await api.call(EndExchange, { params }, owner.bearer)
    expect((await list('', given)).status).toBe(401)
    expect((await signIn(mine)).status).toBe(401)
  })
})

describe('reading', () => {
  test('case 3: one by its id, with what PACT asks for', async () => {
    const [id = ''] = footprints
    const answer = await ask(`/pact/3/footprints/${id}`, { headers: bearer() })
    const { data } = (await answer.json()) as { data: PactFootprintSeen }
    expect(answer.status).toBe(200)
    expect(data).toMatchObject({
      id,
      specVersion: '3.0.0',
      status: 'Active',
      companyName: 'Analytical Engines Ltd',
      companyIds: [`urn:uuid:${owner.accountId}`],
      productNameCompany: 'Oak table',
      validityPeriodStart: '2026-01-01T00:00:00Z',
      validityPeriodEnd: '2029-01-01T00:00:00Z',
      pcf: {
        declaredUnitOfMeasurement: 'piece',
        declaredUnitAmount: '1',
        productMassPerDeclaredUnit: '42.5',
        referencePeriodStart: '2025-01-01T00:00:00Z',
        referencePeriodEnd: '2026-01-01T00:00:00Z',
        geographyCountry: 'GB',
        fossilGhgEmissions: '10.4592',
        pcfExcludingBiogenicUptake: '10.4592',
        pcfIncludingBiogenicUptake: '-55.5408',
        biogenicCO2Uptake: '-66',
        packagingGhgEmissions: '0.8',
        outboundLogisticsGhgEmissions: '0.9',
        ipccCharacterizationFactors: ['AR5', 'AR6'],
        crossSectoralStandards: ['PACT-3.0'],
        exemptedEmissionsPercent: '1.5',
        primaryDataShare: '34.99',
      },
    })
    expect(data.productIds).toContain('urn:gtin:05012345678900')
  })

  test('case 4: all that was released', async () => {
    const { status, data } = await list()
    expect(status).toBe(200)
    expect(idsOf(data)).toEqual(footprints.toSorted())
  })

  test('case 5: a page has a link to the next, which may be called again', async () => {
    const first = await list('?limit=1&geography=GB')
    const [, next = ''] =
      /^<http:\/\/understory\.test(\/pact\/3\/footprints\?[^>]+)>; rel="next"$/.exec(
        first.link ?? '',
      ) ?? []
    const rest = await list(next.replace('/pact/3/footprints', ''))
    const again = await list(next.replace('/pact/3/footprints', ''))
    expect([first.data?.length, rest.data?.length, rest.link]).toEqual([1, 1, null])
    expect(idsOf([...(first.data ?? []), ...(rest.data ?? [])])).toEqual(footprints.toSorted())
    expect(again.data).toEqual(rest.data)
    const other = await partnerOf(api, owner)
    const given = await tokenOf(other)
    expect((await list(next.replace('/pact/3/footprints', ''), given)).status).toBe(400)
    expect((await list('?limit=0')).data).toEqual([])
  })

  test('case 8: an id that there is not, and one that was not released, answer alike', async () => {
    const unreleased = await publishedProduct(api, owner)
    const seen = await Promise.all(
      ['00000000-0000-0000-0000-000000000000', unreleased].map(async (id) => {
        const answer = await ask(`/pact/3/footprints/${id}`, { headers: bearer() })
        return [answer.status, await answer.text()]
      }),
    )
    expect(seen[0]?.[0]).toBe(404)
    expect(seen[1]).toEqual(seen[0])
    const bad = await ask('/pact/3/footprints/17', { headers: bearer() })
    expect(bad.status).toBe(400)
  })

  test('what was taken back is found no more, and no other partner ever saw it', async () => {
    const [mine, other] = [await partnerOf(api, owner), await partnerOf(api, owner)]
    const [footprintId = ''] = footprints
    const releaseId = await releasedTo(api, owner, { ...mine, footprintId })
    const [given, others] = [await tokenOf(mine), await tokenOf(other)]
    expect([(await list('', given)).data?.length, (await list('', others)).data]).toEqual([1, []])
    const params = { footprintId, releaseId }
    await api.call(EndProductFootprintRelease, { params }, owner.bearer)
    expect((await list('', given)).data).toEqual([])
  })

  test('row-level security alone shows a partner what was released to it, and no row of the account', async () => {
    const seenBy = (exchangeId: string) =>
      withinRowsOf({ userId: '', accountId: null, exchangeId }, async () => {
        const count = async (table: 'exchange' | 'own_product' | 'product_footprint_release') =>
          (await api.scopedDb.selectFrom(table).select('id').execute()).length
        return [
          await count('product_footprint_release'),
          await count('own_product'),
          await count('exchange'),
        ]
      })
    const other = await partnerOf(api, owner)
    expect(await seenBy(exchange.exchangeId)).toEqual([2, 0, 0])
    expect(await seenBy(other.exchangeId)).toEqual([0, 0, 0])
  })

  test('a release does not change, and what has ended does not come back', async () => {
    const mine = await partnerOf(api, owner)
    const [footprintId = ''] = footprints
    const releaseId = await releasedTo(api, owner, { ...mine, footprintId })
    const change = (set: object) =>
      api.deps.db
        .updateTable('product_footprint_release')
        .set(set)
        .where('id', '=', releaseId)
        .execute()
    await expect(change({ document: '{}' })).rejects.toThrow('does not change')
    await expect(change({ exchange_id: exchange.exchangeId })).rejects.toThrow('does not change')
    await api.call(EndExchange, { params: { exchangeId: mine.exchangeId } }, owner.bearer)
    await expect(change({ ended_at: null })).rejects.toThrow('has ended')
    const publish = api.deps.db
      .updateTable('product_footprint')
      .set({ totals: '{}' })
      .where('id', '=', footprintId)
      .execute()
    await expect(publish).rejects.toThrow('does not change')
  })

  test('the next footprint of a product deprecates the one before it, also with a partner', async () => {
    const productId = await ownProduct(api, owner)
    const mine = await partnerOf(api, owner)
    const first = await publishedProduct(api, owner, productId)
    await releasedTo(api, owner, { ...mine, footprintId: first })
    const second = await publishedProduct(api, owner, productId)
    await releasedTo(api, owner, { ...mine, footprintId: second })
    const { data = [] } = await list('', await tokenOf(mine))
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [second, 'Active'],
      [first, 'Deprecated'],
    ])
    expect(data[0]?.precedingPfIds).toEqual([first])
  })
})

describe('filters', () => {
  const FOUND = [
    ['20: productId', '?productId=urn:gtin:05012345678900'],
    ['21: companyId', (id: string) => `?companyId=urn:uuid:${id.toUpperCase()}`],
    ['22: geography', '?geography=gb'],
    ['23: classification', '?classification=urn:pact:productclassification:un-cpc:3814'],
    ['24: validOn, its first day', '?validOn=2026-01-01T00:00:00Z'],
    ['25: validAfter, a day before it', '?validAfter=2025-12-31T00:00:00.000Z'],
    ['26: validBefore, a day after it', '?validBefore=2029-01-02T00:00:00.000Z'],
    ['27: status', '?status=active'],
    ['28: status and productId', '?status=Active&productId=urn:gtin:05012345678900'],
    ['29: one value of several', '?geography=FR&geography=GB&geography=DE'],
    ['an empty one, which asks for nothing', '?geography=&classification='],
    ['names in another case', '?validon=2026-06-01T00:00:00+00:00&x-other=1'],
  ] as const
  test.each(FOUND)('case %s finds what matches', async (_, query) => {
    const asked = typeof query === 'string' ? query : query(owner.accountId)
    const { status, data } = await list(asked)
    expect(status).toBe(200)
    expect(idsOf(data)).toEqual(footprints.toSorted())
  })

  test.each([
    ['30: productId', '?productId=urn:bogus:product:x'],
    ['31: companyId', '?companyId=urn:bogus:company:x'],
    ['32: geography', '?geography=XX'],
    ['33: classification', '?classification=urn:bogus:classification:x'],
    ['34: validOn', '?validOn=1900-01-01T00:00:00Z'],
    ['35: validAfter', '?validAfter=2099-12-31T23:59:59Z'],
    ['36: validBefore', '?validBefore=1900-01-01T00:00:00Z'],
    ['37: status', '?status=BogusStatus'],
    ['38: two criteria', '?companyId=urn:bogus:company:x&productId=urn:bogus:product:x'],
    ['39: none of several', '?companyId=urn:bogus:a&companyId=urn:bogus:b'],
  ])('case %s finds nothing where nothing matches', async (_, query) => {
    expect(await list(query)).toMatchObject({ status: 200, data: [] })
  })

  test.each(['?$filter=id eq 1', '?colour=red', '?limit=-1', '?validOn=soon', '?cursor=made-up'])(
    '%s is refused',
    async (query) => expect(await list(query)).toMatchObject({ status: 400, code: 'BadRequest' }),
  )
})

describe('events', () => {
  test('case 12, 13: a request for what was released is answered at the partner’s own server, once', async () => {
    const asked = eventOf('RequestCreatedEvent', { productId: ['urn:gtin:05012345678900'] })
    const [first, second] = [await tell(asked), await tell(asked)]
    expect([first.status, await first.text(), second.status]).toEqual([200, '', 200])
    await work()
    await work()
    expect(partner.received).toHaveLength(1)
    expect(partner.received[0]).toMatchObject({
      path: '/3/events',
      event: {
        type: `${TYPE}.RequestFulfilledEvent.3`,
        specversion: '1.0',
        source: 'http://understory.test/pact',
        data: { requestEventId: JSON.parse(asked).id },
      },
    })
    const told = partner.received[0]?.event.data as { pfs: PactFootprintSeen[] } | undefined
    expect(idsOf(told?.pfs)).toEqual(footprints.toSorted())
  })

  test('case 14: a request for a product that the owner does not have is rejected', async () => {
    const asked = eventOf('RequestCreatedEvent', {
      productId: ['urn:pact:null'],
      comment: 'Please',
    })
    expect((await tell(asked)).status).toBe(200)
    await work()
    expect(partner.received.map(({ event }) => event)).toMatchObject([
      {
        type: `${TYPE}.RequestRejectedEvent.3`,
        data: { requestEventId: JSON.parse(asked).id, error: { code: 'NotFound' } },
      },
    ])
  })

  test('case 15: what a partner published is taken', async () => {
    const pfIds = ['3a6c14a7-4deb-498a-b5ea-16ce2535b576']
    expect((await tell(eventOf('PublishedEvent', { pfIds }))).status).toBe(200)
  })

  test.each([
    ['case 40: an id that is none', 'PublishedEvent', { pfIds: ['urn:gtin:4712345060507'] }, {}],
    ['a criterion that there is not', 'RequestCreatedEvent', { colour: ['red'] }, {}],
    ['another version', 'RequestCreatedEvent', {}, { specversion: '0.3' }],
    ['another sender', 'RequestCreatedEvent', {}, { source: 'https://example.org' }],
    ['no kind of event', 'Other', {}, {}],
  ])('%s is refused', async (_, type, data, more) => {
    const answer = await tell(eventOf(type, data, more))
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'BadRequest' })
  })

  test('a request for what is not released waits, and is answered once it is', async () => {
    const footprintId = await publishedProduct(
      api,
      owner,
      await ownProduct(api, owner, { gtin: null, ownCode: 'Later' }),
    )
    await tell(
      eventOf('RequestCreatedEvent', { productId: ['urn:pact:understory.test:sku:Later'] }),
    )
    await work()
    expect(partner.received).toEqual([])
    await releasedTo(api, owner, { ...exchange, footprintId })
    await work()
    const kinds = partner.received.map(({ event }) => event.type)
    expect(kinds.toSorted()).toEqual([
      `${TYPE}.PublishedEvent.3`,
      `${TYPE}.RequestFulfilledEvent.3`,
    ])
  })

  test('a request that waits is declined by a person, or after 60 days', async () => {
    await ownProduct(api, owner, { gtin: null, ownCode: 'Never' })
    const data = { productId: ['urn:pact:understory.test:sku:Never'] }
    await tell(eventOf('RequestCreatedEvent', data))
    await tell(eventOf('RequestCreatedEvent', data))
    await work()
    const params = { exchangeId: exchange.exchangeId }
    const seen = (await api.call(ListExchangeEvents, { params }, owner.bearer)).data
    expect(seen.exchange.waiting).toBe(2)
    const waiting = seen.events.find(({ requestState }) => requestState === 'waiting')
    const declined = { params: { ...params, eventId: waiting?.eventId ?? '' } }
    expect((await api.call(DeclineExchangeRequest, declined, owner.bearer)).status).toBe(204)
    expect((await api.call(DeclineExchangeRequest, declined, owner.bearer)).refusal.code).toBe(
      'EXCHANGE_REQUEST_NOT_WAITING',
    )
    api.moveClock(61 * 24 * 3_600_000)
    owner = await withFreshToken(api, owner)
    await work()
    expect(partner.received.map(({ event }) => event.data)).toMatchObject([
      { error: { code: 'AccessDenied' } },
      { error: { code: 'AccessDenied' } },
    ])
  })

  test('a partner’s server that is away is told again, with the same id', async () => {
    token = await tokenOf(exchange)
    partner.answerWith(503)
    const asked = eventOf('RequestCreatedEvent', { productId: ['urn:pact:null'] })
    await tell(asked)
    await work()
    partner.answerWith(200)
    await work()
    expect(partner.received).toEqual([])
    api.moveClock(70_000)
    await work()
    expect(partner.received).toHaveLength(1)
    await work()
    expect(partner.received).toHaveLength(1)
  })
})
