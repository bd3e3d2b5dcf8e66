import {
  CreateExchange,
  EndExchange,
  ListExchangeEvents,
  PauseExchange,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import {
  AskPartnerForFootprints,
  FetchPartnerFootprints,
  GetReceivedDocument,
  ListReceivedFootprints,
} from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  ownProduct,
  partnerOf,
  publishedProduct,
  releasedTo,
  STEEL_COIL,
} from '../../../../testing/footprints/own-products.ts'
import {
  type PactHostAnswer,
  type PactHostAsked,
  startOwnPactHost,
  startTestPactHost,
} from '../../../../testing/footprints/pact-host.ts'
import { joinAs, type TestPerson, withFreshToken } from '../../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../../testing/start-test-api.ts'
import { answerRequests } from '../events/answer-requests.ts'
import { sendMessages } from '../events/send-messages.ts'
import { readFootprints } from './read-footprints.ts'

let api: TestApi
let buyer: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  buyer = await joinAs(api, 'business')
})
afterAll(() => api.close())

type Client = { readonly clientId: string; readonly clientSecret: string }
async function supplierAt(base: string, { clientId, clientSecret }: Client) {
  const callback = { base, clientId, clientSecret }
  const body = { peerName: 'Marram Mill', callback }
  return (await api.call(CreateExchange, { body }, buyer.bearer)).data
}

const work = async (times = 1) => {
  for (let count = 0; count < times; count += 1) {
    await sendMessages(api.deps)
    await answerRequests(api.deps)
    await readFootprints(api.deps)
  }
}
const fetchAll = async (exchangeId: string, productIds: string[] = []) => {
  const call = { params: { exchangeId }, body: { productIds } }
  return api.call(FetchPartnerFootprints, call, buyer.bearer)
}
const received = async (exchangeId: string) =>
  (await api.call(ListReceivedFootprints, { params: { exchangeId } }, buyer.bearer)).data

describe('another account of ours as the supplier', () => {
  let host: Awaited<ReturnType<typeof startOwnPactHost>>
  let seller: TestPerson
  let theirs: Awaited<ReturnType<typeof partnerOf>>
  let mine: Awaited<ReturnType<typeof supplierAt>>
  let shared: string
  beforeAll(async () => {
    host = await startOwnPactHost(api)
    seller = await joinAs(api, 'business')
    // Each side gave the other what it signs in with.
    theirs = await partnerOf(api, seller)
    mine = await supplierAt(host.base, theirs)
    await api.deps.db
      .updateTable('exchange')
      .set({
        callback_base: host.base,
        callback_client_id: mine.clientId,
        sealed_callback_secret: await sealedSecretOf(mine),
      })
      .where('id', '=', theirs.exchangeId)
      .execute()
    shared = await publishedProduct(api, seller)
    await releasedTo(api, seller, { ...theirs, footprintId: shared })
  })
  afterAll(() => host.close())

  async function sealedSecretOf({ clientSecret }: Client): Promise<string> {
    const { seal } = await import('../../../../signing/seal.ts')
    return seal(api.deps.config.APP_SECRET, 'exchange-secrets', clientSecret)
  }

  test('a footprint that it shares is fetched, with its unit, months, boundary, version and method', async () => {
    expect((await fetchAll(mine.exchangeId)).status).toBe(202)
    await work(3)
    const { footprints, reading, count } = await received(mine.exchangeId)
    expect(reading).toMatchObject({ state: 'done', found: 1, problem: null })
    expect(count).toBe(1)
    expect(footprints[0]).toMatchObject({
      pfId: shared,
      companyName: 'Analytical Engines Ltd',
      productName: 'Oak table',
      specVersion: '3.0.0',
      status: 'Active',
      declaredUnit: 'piece',
      declaredAmount: '1',
      kgCo2e: '10.4592',
      period: { from: '2025-01-01', to: '2025-12-31' },
      geography: 'GB',
      primaryShare: '34.99',
      standards: ['PACT-3.0'],
      warmingPotentials: ['AR5', 'AR6'],
      problems: [],
      gaps: [],
    })
  })

  test('the document is kept as it was sent, with its SHA-256', async () => {
    const { footprints } = await received(mine.exchangeId)
    const receivedFootprintId = footprints[0]?.receivedFootprintId ?? ''
    const { data } = await api.call(
      GetReceivedDocument,
      { params: { receivedFootprintId } },
      buyer.bearer,
    )
    expect(JSON.parse(data.document)).toMatchObject({ id: shared, specVersion: '3.0.0' })
    expect(data.sha256).toMatch(/^[0-9a-f]{64}$/)
    const stranger = await joinAs(api, 'business')
    const asked = await api.call(
      GetReceivedDocument,
      { params: { receivedFootprintId } },
      stranger.bearer,
    )
    expect(asked.refusal.code).toBe('RECEIVED_FOOTPRINT_NOT_FOUND')
  })

  test('the same again adds nothing, and a filter by product finds what it names', async () => {
    await fetchAll(mine.exchangeId)
    await work(2)
    expect((await received(mine.exchangeId)).reading).toMatchObject({ found: 1, added: 0 })
    await fetchAll(mine.exchangeId, ['urn:gtin:99999999999999'])
    await work(2)
    expect((await received(mine.exchangeId)).reading).toMatchObject({ found: 0, state: 'done' })
  })

  test('a footprint that is released to us arrives by itself, and the one before it is marked as replaced', async () => {
    const productId = await ownProduct(api, seller, { gtin: null, ownCode: 'Chair', name: 'Chair' })
    const first = await publishedProduct(api, seller, productId)
    await releasedTo(api, seller, { ...theirs, footprintId: first })
    await work(3)
    const seen = async () => (await received(mine.exchangeId)).footprints
    expect((await seen()).map(({ pfId }) => pfId)).toContain(first)
    const second = await publishedProduct(api, seller, productId)
    await releasedTo(api, seller, { ...theirs, footprintId: second })
    await fetchAll(mine.exchangeId)
    await work(3)
    const statuses = new Map((await seen()).map(({ pfId, status, gaps }) => [pfId, [status, gaps]]))
    expect(statuses.get(second)).toEqual(['Active', []])
    expect(statuses.get(first)).toEqual(['Deprecated', ['deprecated']])
  })

  test('a footprint that is asked for arrives when the supplier releases it', async () => {
    const productId = await ownProduct(api, seller, { gtin: null, ownCode: 'Bench', name: 'Bench' })
    const asking = {
      params: { exchangeId: mine.exchangeId },
      body: { productIds: ['urn:pact:understory.test:sku:Bench'], comment: 'For 2025, please.' },
    }
    const asked = await api.call(AskPartnerForFootprints, asking, buyer.bearer)
    expect(asked.status).toBe(201)
    expect((await api.call(AskPartnerForFootprints, asking, buyer.bearer)).data).toEqual(asked.data)
    await work(2)
    const footprintId = await publishedProduct(api, seller, productId)
    await releasedTo(api, seller, { ...theirs, footprintId })
    await work(4)
    const { footprints } = await received(mine.exchangeId)
    expect(footprints.map(({ pfId }) => pfId)).toContain(footprintId)
    const params = { exchangeId: mine.exchangeId }
    const { events } = (await api.call(ListExchangeEvents, { params }, buyer.bearer)).data
    expect(events.find(({ eventId }) => eventId === asked.data.eventId)).toMatchObject({
      direction: 'out',
      type: 'created',
      asksFor: ['urn:pact:understory.test:sku:Bench'],
      comment: 'For 2025, please.',
      outcome: 'fulfilled',
    })
  })

  test('a request for a product that the supplier does not have is shown as declined, with the reason', async () => {
    const body = { productIds: ['urn:pact:null'] }
    const params = { exchangeId: mine.exchangeId }
    const asked = await api.call(AskPartnerForFootprints, { params, body }, buyer.bearer)
    await work(3)
    const { events } = (await api.call(ListExchangeEvents, { params }, buyer.bearer)).data
    const ours = events.find(({ eventId }) => eventId === asked.data.eventId)
    expect(ours?.outcome).toBe('rejected')
    const answer = events.find(({ direction, type }) => direction === 'in' && type === 'rejected')
    expect(answer?.problem).toBe('NotFound: The owner has no product of that id.')
  })

  test('footprints that nobody asked for are not taken out of an event', async () => {
    const before = (await received(mine.exchangeId)).count
    const stray = {
      type: 'org.wbcsd.pact.ProductFootprint.RequestFulfilledEvent.3',
      specversion: '1.0',
      id: 'stray',
      source: host.base,
      time: '2026-01-01T00:00:00Z',
      data: {
        requestEventId: '3a6c14a7-4deb-498a-b5ea-16ce2535b576',
        pfs: [{ id: '3a6c14a7-4deb-498a-b5ea-16ce2535b577' }],
      },
    }
    const status = await api.deps.pactPeer.sendEvent(
      { base: host.base, authBase: null, ...mine },
      JSON.stringify(stray),
    )
    expect(status).toBe(200)
    await work(2)
    expect((await received(mine.exchangeId)).count).toBe(before)
  })

  test('a partner without a server, one that is paused, and one that was removed are not called', async () => {
    const reader = await partnerOf(api, buyer)
    expect((await fetchAll(reader.exchangeId)).refusal.code).toBe('EXCHANGE_WITHOUT_SERVER')
    const other = await supplierAt(host.base, theirs)
    const params = { exchangeId: other.exchangeId }
    await api.call(PauseExchange, { params, body: { isPaused: true } }, buyer.bearer)
    expect((await fetchAll(other.exchangeId)).refusal.code).toBe('EXCHANGE_PAUSED')
    await api.call(EndExchange, { params }, buyer.bearer)
    expect((await fetchAll(other.exchangeId)).refusal.code).toBe('EXCHANGE_NOT_FOUND')
  })
})

describe('a supplier’s server', () => {
  let host: Awaited<ReturnType<typeof startTestPactHost>>
  beforeAll(async () => {
    host = await startTestPactHost()
  })
  afterAll(() => host.close())

  const PF = STEEL_COIL
  const pf = (id: number, more: object = {}) => ({
    ...PF,
    id: PF.id.replace(/^.{8}/, String(id).padStart(8, '0')),
    ...more,
  })
  const isList = ({ path }: PactHostAsked) => path.startsWith('/3/footprints?')
  const US = { clientId: 'us', clientSecret: 'our secret there' }
  /** What comes of fetching from a server that answers a list in this way. */
  async function fetchedFrom(answer: (call: PactHostAsked) => PactHostAnswer, steps = 3) {
    const { exchangeId } = await supplierAt(host.base, US)
    host.answerWith((call) => (isList(call) ? answer(call) : {}))
    await fetchAll(exchangeId)
    await work(steps)
    return { exchangeId, ...(await received(exchangeId)) }
  }

  test('is read page by page, on its own host', async () => {
    const { footprints, reading } = await fetchedFrom(({ path, base }) =>
      path.includes('page=2')
        ? { body: { data: [pf(2)] } }
        : {
            body: { data: [pf(1)] },
            headers: { link: `<${base}/3/footprints?page=2>; rel="next"` },
          },
    )
    expect(reading).toMatchObject({ state: 'done', found: 2, added: 2 })
    expect(footprints).toHaveLength(2)
    expect(footprints[0]?.period).toEqual({ from: '2024-01-01', to: '2024-12-31' })
  })

  test('that names its token endpoint by OpenID discovery is signed in to there', async () => {
    const { exchangeId } = await supplierAt(host.base, US)
    host.answerWith((call) => {
      if (call.path === '/.well-known/openid-configuration') {
        return { body: { token_endpoint: `${call.base}/somewhere/token` } }
      }
      if (call.path === '/somewhere/token') return { body: { access_token: 'named' } }
      if (call.token !== 'Bearer named') return { status: 401 }
      return { body: { data: [pf(1)] } }
    })
    await fetchAll(exchangeId)
    await work(2)
    expect((await received(exchangeId)).reading).toMatchObject({ state: 'done', found: 1 })
    expect(host.asked).not.toContain('POST /auth/token')
  })

  test('whose next page is at another host is not followed, and gets no token of ours there', async () => {
    const other = await startTestPactHost()
    const { reading } = await fetchedFrom(() => ({
      body: { data: [pf(1)] },
      headers: { link: `<${other.base}/3/footprints?page=2>; rel="next"` },
    }))
    expect(reading).toMatchObject({ state: 'given-up', problem: 'unreadable' })
    expect(other.asked).toEqual([])
    await other.close()
  })

  test.each<[string, PactHostAnswer, string, string]>([
    ['speaks version 2 alone', { status: 404 }, 'given-up', 'no-version-3'],
    ['lets us in no more', { status: 401 }, 'given-up', 'sign-in'],
    ['forbids it', { status: 403 }, 'given-up', 'refused'],
    [
      'leads elsewhere',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
      'given-up',
      'refused',
    ],
    ['answers with a page', { body: '<html>' }, 'given-up', 'unreadable'],
    ['answers something else', { body: { footprints: [] } }, 'given-up', 'unreadable'],
    ['is overloaded', { status: 503 }, 'waiting', 'unreachable'],
    [
      'sends far too much',
      { body: `"${'x'.repeat(9 * 1_024 * 1_024)}"` },
      'waiting',
      'unreachable',
    ],
  ])('that %s: we say what is wrong', async (_, answer, state, problem) => {
    const { reading, count } = await fetchedFrom(() => answer, 1)
    expect(reading).toMatchObject({ state, problem, found: 0 })
    expect(count).toBe(0)
  })

  test('that does not know our secret is not asked for anything else', async () => {
    const { exchangeId } = await supplierAt(host.base, { ...US, clientSecret: 'wrong' })
    host.answerWith(({ path }) => (path === '/auth/token' ? { status: 401 } : {}))
    await fetchAll(exchangeId)
    await work()
    const { reading } = await received(exchangeId)
    expect(reading).toMatchObject({ state: 'given-up', problem: 'sign-in' })
    expect(host.asked.some((each) => each.includes('/3/'))).toBe(false)
  })

  test('says of each footprint what is missing, and a broken one is left out', async () => {
    const { footprints, reading } = await fetchedFrom(() => ({
      body: {
        data: [
          { no: 'id' },
          pf(1, { pcf: { ...PF.pcf, pcfExcludingBiogenicUptake: 1.85 } }),
          pf(2, { specVersion: '2.0.0' }),
          pf(3, { pcf: { ...PF.pcf, pcfExcludingBiogenicUptake: '-4' } }),
          pf(4, { pcf: {}, validityPeriodEnd: '2020-01-01T00:00:00Z' }),
          pf(5, { comment: 'x'.repeat(70_000) }),
          pf(6, { comment: 'a\u0000b' }),
          pf(7, { fieldOfNextYear: true }),
        ],
      },
    }))
    expect(reading).toMatchObject({ found: 5, skipped: 3, state: 'done' })
    const judged = Object.fromEntries(
      footprints.map(({ pfId, problems, gaps }) => [Number(pfId.slice(0, 8)), { problems, gaps }]),
    )
    expect(judged).toEqual({
      1: { problems: ['figure'], gaps: [] },
      2: { problems: ['version'], gaps: [] },
      3: { problems: ['negative'], gaps: [] },
      4: {
        problems: ['declared-unit', 'declared-amount', 'figure', 'period'],
        gaps: ['expired', 'primary-share', 'standard', 'boundary', 'warming-potentials'],
      },
      7: { problems: [], gaps: [] },
    })
  })

  test('that changes a footprint by the same id: what it gave before is kept beside it', async () => {
    let kg = '1.85'
    const { exchangeId, footprints } = await fetchedFrom(() => ({
      body: { data: [pf(1, { pcf: { ...PF.pcf, pcfExcludingBiogenicUptake: kg } })] },
    }))
    kg = '1.5'
    await fetchAll(exchangeId)
    await work()
    const now = await received(exchangeId)
    expect(now.footprints.map(({ kgCo2e }) => kgCo2e)).toEqual(['1.5'])
    expect(now.reading).toMatchObject({ found: 1, added: 1 })
    const former = { receivedFootprintId: footprints[0]?.receivedFootprintId ?? '' }
    const kept = await api.call(GetReceivedDocument, { params: former }, buyer.bearer)
    expect(kept.data.document).toContain('1.85')
    const change = api.deps.db
      .updateTable('received_footprint')
      .set({ document: '{}' })
      .where('id', '=', former.receivedFootprintId)
      .execute()
    await expect(change).rejects.toThrow('does not change')
  })

  test('that was away is asked again a minute later, and a worker that died leaves its step to the next', async () => {
    let status = 503
    const { exchangeId } = await fetchedFrom(
      () => (status === 200 ? { body: { data: [pf(1)] } } : { status }),
      1,
    )
    status = 200
    await work()
    expect((await received(exchangeId)).count).toBe(0)
    const dying = {
      ...api.deps.pactPeer,
      listFootprints: () => Promise.reject(new Error('killed')),
    }
    api.moveClock(70_000)
    await expect(readFootprints({ ...api.deps, pactPeer: dying })).rejects.toThrow('killed')
    await work()
    buyer = await withFreshToken(api, buyer)
    expect((await received(exchangeId)).count).toBe(0)
    api.moveClock(6 * 60_000)
    await work()
    buyer = await withFreshToken(api, buyer)
    expect(await received(exchangeId)).toMatchObject({ count: 1, reading: { state: 'done' } })
  })
})
