import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  Brought,
  Connection,
  Delivery,
  LinkedStore,
  LinkRefusal,
  OrdersPage,
  StartLink,
  StoreConnector,
} from './store-connector.ts'

/** What came back from the vendor's page, by the browser and by the vendor itself. */
export type BroughtBack = {
  readonly asked: StartLink
  readonly brought: Brought
  readonly sent: Brought | null
}

/** A shop behind a connector, and what a test lets happen there. */
export type StoreUnderTest = {
  readonly connector: StoreConnector
  /** What every address of a shopper in there ends with. */
  readonly shopper: string
  /** The merchant goes to the vendor's page and agrees, or does not. */
  visit(answer: 'agree' | 'decline'): Promise<BroughtBack>
  /** Places so many paid orders, a while after the last ones; their ids. */
  place(count: number): string[]
  /** Returns five units of an order's goods, a while after it was placed. */
  refund(externalId: string): void
  /** Leaves an order without its currency. */
  spoil(externalId: string): void
  /** So many of the next answers are errors. */
  fail(answers: number): void
  now(): Date
  /** A delivery about an order, signed as the vendor signs those of this connection. */
  delivery(connection: Connection, externalId: string): Delivery
  readonly signatureHeader: string
  readonly close: () => Promise<void>
}

const MINUTE_MS = 60_000

/** The contract tests of every way to reach stores. */
export function describeStoreConnector(name: string, open: () => Promise<StoreUnderTest>): void {
  describe(`store connector: ${name}`, () => {
    let under: StoreUnderTest
    let store: LinkedStore
    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())
    beforeEach(async () => {
      store = linkedOf(await finish(await under.visit('agree')))
    })

    const finish = ({ brought, asked, sent }: BroughtBack) =>
      under.connector.finishLink(brought, asked, sent)
    const list = async (changedSince: Date, cursor: string | null = null) =>
      pageOf(await under.connector.listOrders(store, { changedSince, cursor }))
    const readAll = async (changedSince: Date) => {
      const pages: OrdersPage[] = []
      for (let cursor: string | null = null; pages.length < 10; ) {
        const page = await list(changedSince, cursor)
        pages.push(page)
        cursor = page.nextCursor
        if (cursor === null) break
      }
      return pages
    }
    const onlyOne = () => under.place(1)[0] ?? ''

    test('says what was connected, the same store each time', async () => {
      expect(store.uniqueName.length).toBeGreaterThan(5)
      expect(store.platform).toBe(store.platform.toLowerCase())
      expect(store.isReady).toBe(true)
      const again = linkedOf(await finish(await under.visit('agree')))
      expect([again.uniqueName, again.platform]).toEqual([store.uniqueName, store.platform])
      expect(again.secrets.access).not.toBe(store.secrets.access)
    })

    test('says of a shop what it said when it was connected, or nothing', async () => {
      const facts = await under.connector.readShop(store)
      if (facts.status !== 'read') throw new Error(facts.status)
      expect([store.name, null]).toContain(facts.name)
      expect([store.currency, null]).toContain(facts.currency)
    })

    test('connects nothing that the merchant declined, or that the vendor does not know', async () => {
      expect(await finish(await under.visit('decline'))).toBe('declined')
      const { asked } = await under.visit('agree')
      expect(await finish({ asked, brought: {}, sent: null })).toBe('bad-token')
    })

    test('throws while the vendor is out, and works when asked again', async () => {
      const order = onlyOne()
      const since = new Date(0)
      under.fail(1)
      await expect(list(since)).rejects.toThrow('answered')
      under.fail(1)
      await expect(under.connector.readOrder(store, order)).rejects.toThrow('answered')
      expect((await list(since)).orders.length).toBeGreaterThan(0)
    })

    test('lists what changed since a moment, all of it, a page at a time', async () => {
      const earlier = onlyOne()
      const since = new Date(under.now().getTime() + MINUTE_MS)
      const placed = under.place(230)
      const pages = await readAll(since)
      expect(pages.length).toBeGreaterThan(2)
      const ids = pages.flatMap(({ orders }) => orders.map(({ externalId }) => externalId))
      expect(ids.toSorted()).toEqual(placed.toSorted())
      expect(ids).not.toContain(earlier)
    })

    test('reads one order as it is now, and none that is not there', async () => {
      const id = onlyOne()
      const placed = await under.connector.readOrder(store, id)
      expect(placed).toMatchObject({ externalId: id, standing: 'paid', returned: [] })
      under.refund(id)
      const returned = [{ amount: 500 }]
      expect(await under.connector.readOrder(store, id)).toMatchObject({ externalId: id, returned })
      expect(await under.connector.readOrder(store, '999999999')).toBeNull()
    })

    test('parks an order that is not as documented, without its shopper, and reads the others', async () => {
      const since = new Date(under.now().getTime() + MINUTE_MS)
      const [good = '', bad = ''] = under.place(2)
      under.spoil(bad)
      const [page] = await readAll(since)
      expect(page?.orders.map(({ externalId }) => externalId)).toEqual([good])
      expect(page?.parked).toHaveLength(1)
      expect(page?.parked[0]?.reason).toContain('currency')
      expect(page?.parked[0]?.body).toContain(bad)
      expect(page?.parked[0]?.body).not.toContain(under.shopper)
      const delivery = under.delivery(store, bad)
      expect(under.connector.readDelivery(delivery).event).toMatchObject({ kind: 'parked' })
    })

    test('believes a delivery whose signature is right, and no other', () => {
      const delivery = under.delivery(store, onlyOne())
      const { headers, body } = delivery
      const signed = (change: object) =>
        under.connector.isSigned({ ...delivery, ...change }, store.secrets.webhook)
      const withSignature = (value: string) => ({
        headers: { ...headers, [under.signatureHeader]: value },
      })
      const right = headers[under.signatureHeader] ?? ''
      expect(signed({})).toBe(true)
      expect(signed({ body: Buffer.concat([body, Buffer.from(' ')]) })).toBe(false)
      expect(signed(withSignature(''))).toBe(false)
      expect(signed(withSignature('short'))).toBe(false)
      const at = right.length - 4
      const other = right[at] === 'A' ? 'B' : 'A'
      const wrong = right.slice(0, at) + other + right.slice(at + 1)
      expect(signed(withSignature(wrong))).toBe(false)
      const { [under.signatureHeader]: _, ...without } = headers
      expect(signed({ headers: without })).toBe(false)
      expect(under.connector.isGreeting(delivery)).toBe(false)
    })

    test('reads the order of a delivery, and keeps nothing of its shopper', () => {
      const id = onlyOne()
      const delivery = under.delivery(store, id)
      const { event, body: kept } = under.connector.readDelivery(delivery)
      expect(event).toMatchObject({ kind: 'order', order: { externalId: id, standing: 'paid' } })
      expect(Buffer.from(delivery.body).toString()).toContain(under.shopper)
      expect(kept).toContain(id)
      expect(kept).not.toContain(under.shopper)
      expect(kept).not.toMatch(/hazel/i)
    })

    test('lets a store go, also twice', async () => {
      under.fail(1)
      await expect(under.connector.disconnect(store)).rejects.toThrow('answered')
      await under.connector.disconnect(store)
      await under.connector.disconnect(store)
    })
  })
}

function linkedOf(linked: LinkedStore | LinkRefusal): LinkedStore {
  if (typeof linked === 'string') throw new Error(`refused: ${linked}`)
  return linked
}

function pageOf(page: Awaited<ReturnType<StoreConnector['listOrders']>>): OrdersPage {
  if (page.status !== 'read') throw new Error(`cannot be read: ${page.status}`)
  return page
}
