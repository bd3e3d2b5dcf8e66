import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appendToLog } from '../../../../../api/src/capabilities/proof/public-log/public.ts'
import {
  issueStoreBills,
  settleBill,
} from '../../../../../api/src/capabilities/stores/bills/public.ts'
import {
  orderCode,
  orderKey,
} from '../../../../../api/src/capabilities/stores/order-pages/order-code.ts'
import { transact } from '../../../../../api/src/database/transact.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import {
  bringIn,
  ONE_TREE,
  type PlantedStore,
  plantStore,
} from '../../../../../api/src/testing/stores/store-bills.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const MAY = new Date('2026-05-01T00:00:00Z')
const JUNE = new Date('2026-06-01T00:00:00Z')
const NOON = new Date('2026-05-02T12:00:00Z')
const BILLING = '/my-impact/manage/integrations/billing'

let site: TestSite
let ada: TestPerson
let store: PlantedStore
let billId: string
beforeAll(async () => {
  site = await startTestSite()
  ada = await joinAs(site.api, 'business')
  store = await plantStore(site.api, ada, { rule: ONE_TREE, countsFrom: MAY })
  await bringIn(site.api, store, { id: '1', at: NOON, minor: 1_000 })
  await bringIn(site.api, store, { id: '2', at: NOON, minor: 1_000 })
})
afterAll(() => site.close())

function visit() {
  const code = orderCode(orderKey(site.api.deps.config.APP_SECRET, store.storeId), '1')
  const link = new URLSearchParams({ store: store.storeId, order: '1', code })
  return site.get(`/landing-page?${link}`)
}

describe('the page of an order', () => {
  test('says that it is not in the public log before its shop has paid', async () => {
    const page = await visit()
    expect(page.text).toContain('within seconds of Fern & Field paying for it')
    expect(page.html).not.toContain('data-island')
  })

  test('is shared with a picture of its own, which its link alone opens', async () => {
    const { html } = await visit()
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'))
    expect(pathname).toBe('/share-cards/landing-page.png')
    const picture = await site.get(`${pathname}${search}`)
    expect([picture.status, picture.text.slice(1, 4)]).toEqual([200, 'PNG'])
    const guessed = await site.get(`${pathname}${search.replace(/code=\w{8}/, 'code=00000000')}`)
    expect(guessed.status).toBe(404)
  })

  test('says that it is not in the public log yet when it has just been paid', async () => {
    const { db } = site.api.deps
    const run = { ...store, chargedBy: 'card', issueAt: JUNE, cycleFrom: MAY } as const
    const [bill] = await transact(db, (tx) =>
      issueStoreBills(tx, site.api.deps, { ...run, budgetMinor: null }),
    )
    billId = bill?.billId ?? ''
    const of = { accountId: store.accountId, billId, paidAt: JUNE }
    await transact(db, (tx) => settleBill(tx, site.api.deps, of))
    expect((await visit()).text).toContain(
      'It is not in the public log yet. That takes some seconds',
    )
  })

  test('says among how many orders it is, leads to its entry and its proof, and checks it on request', async () => {
    await appendToLog(site.api.deps)
    const page = await visit()
    expect(page.text).toMatch(/One of 2 orders of 2 May 2026 in entry \d+ of the public ledger/)
    expect(page.html).toMatch(/href="\/public-ledger\?entry=\d+#entries"/)
    expect(page.html).toContain('data-island="check-proof"')
    expect(page.text).toContain('Check it')
    expect(page.html).not.toContain('type="file"')
    // The key that it is checked with, which a step of the check refers to.
    expect(page.text).toMatch(/verify:proof -- order-proof\.txt --key "\S+\+[0-9a-f]{8}\+\S+"/)
    const [, proof = ''] = /href="(\/api\/orders\/proof\?[^"]+)"/.exec(page.html) ?? []
    const answer = await site.get(proof.replaceAll('&amp;', '&'))
    expect(answer.html).toMatch(/^understory-ledger\/v1 order-proof\n/)
  })
})

test('a shop chooses whether customers see its entry of the ledger, and is told what that gives away', async () => {
  const setup = `/my-impact/manage/integrations/${store.storeId}/order-page`
  expect((await site.get(setup, ada)).text).toContain('they could estimate what you sold')
  const hidden = await site.post(setup, {}, ada)
  expect((await site.get(hidden.location ?? '', ada)).text).toContain(
    'Customers no longer see which entry their order is in',
  )
  const page = await visit()
  expect(page.text).toContain('does not show which one')
  expect(page.text).not.toMatch(/entry \d+|of 2 orders/)
  const shown = await site.post(setup, { showsProofs: 'yes' }, ada)
  expect((await site.get(shown.location ?? '', ada)).html).toMatch(/name="showsProofs"[^>]*checked/)
  expect((await visit()).text).toContain('One of 2 orders')
})

test('the bills of a shop lead to the orders of each in the public log', async () => {
  const bills = await site.get(BILLING, ada)
  const path = `/my-impact/manage/integrations/bills/${billId}/orders.txt`
  expect(bills.html).toContain(`href="${path}"`)
  const file = await site.get(path, ada)
  expect(file.headers.get('content-disposition')).toContain('orders-')
  expect(file.html).toMatch(/^entry 1 \d+\n1 MQ== 1000 mtree \S{44}\n2 Mg== 1000 mtree \S{44}\n$/)
  expect((await site.get(path)).location).toContain('/login')
})

test.each([
  ['co2e', 'carbon credits for 2.5 kg of CO2e', 'pays a project for carbon credits'],
  ['plastic', 'the removal of 2.5 kg of plastic', 'pays a project to collect plastic'],
] as const)('an order that funds %s says so', async (impact, funded, meaning) => {
  const rule = { kind: 'grams-per-order', impact, grams: 2_500 } as const
  const shop = await plantStore(site.api, ada, { rule, countsFrom: MAY })
  await bringIn(site.api, shop, { id: '1', at: NOON, minor: 1_000 })
  const code = orderCode(orderKey(site.api.deps.config.APP_SECRET, shop.storeId), '1')
  const link = new URLSearchParams({ store: shop.storeId, order: '1', code })
  const page = await site.get(`/landing-page?${link}`)
  expect(page.text.replaceAll('\u00a0', ' ')).toContain(funded)
  expect(page.text).toContain(meaning)
})
