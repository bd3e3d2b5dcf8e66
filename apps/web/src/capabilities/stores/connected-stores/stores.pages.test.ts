import { GetStoreBilling } from '@understory/contracts/stores/bills.ts'
import { GetOrderPage } from '@understory/contracts/stores/order-pages.ts'
import { orderEvent } from '@understory/sandbox/stores/store-webhooks.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { chargeUsage } from '../../../../../api/src/capabilities/stores/app-billing/public.ts'
import {
  issueStoreBills,
  settleBill,
} from '../../../../../api/src/capabilities/stores/bills/public.ts'
import { pullStore } from '../../../../../api/src/capabilities/stores/store-orders/public.ts'
import { transact } from '../../../../../api/src/database/transact.ts'
import { addCard } from '../../../../../api/src/testing/commerce/purchases.ts'
import { inviteColleague } from '../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import {
  answerInstall,
  answerPlan,
  approvePlan,
  BAKERY,
  connectShopify,
  LAMP,
  WILLOW,
} from '../../../../../api/src/testing/stores/shopify.ts'
import {
  billOneOrder,
  billToCard,
  bringIn,
  plantStore,
} from '../../../../../api/src/testing/stores/store-bills.ts'
import {
  connectShop,
  contributeOnePercent,
  FERN,
  MOSS,
  sendStoreEvent,
} from '../../../../../api/src/testing/stores/stores.ts'
import { answerShop, shopAddress } from '../../../../../api/src/testing/stores/woocommerce.ts'
import { startTestSite, type TestPage, type TestSite } from '../../../testing/start-test-site.ts'

const CONNECT = '/app/business/ecommerce/connect'
const STORES = '/my-impact/manage/integrations'
const PERCENTAGE = { kind: 'percentage', percent: '1.25' }

let site: TestSite
let company: TestPerson
let storeId: string
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  company = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

/** From the page to the vendor and back: the address that the browser then asks for. */
async function comeBack(person: TestPerson, shop: string | null): Promise<string> {
  const { location } = await site.post(CONNECT, { connector: 'rutter' }, person)
  const link = new URL(location ?? '')
  const body = new URLSearchParams({ redirect_url: link.searchParams.get('redirect_url') ?? '' })
  if (shop) body.set('shop', shop)
  const answer = await fetch(link, { method: 'POST', body, redirect: 'manual' })
  const { pathname, search } = new URL(answer.headers.get('location') ?? '')
  return pathname + search
}

const back = async (person: TestPerson, shop: string | null) =>
  site.get((await site.get(await comeBack(person, shop), person)).location ?? '', person)
const set = (fields: object, intent = 'save') =>
  site.post(`${STORES}/${storeId}`, { intent, ...fields }, company)
const act = (fields: Record<string, string>) => site.post(STORES, { storeId, ...fields }, company)

async function order(name = FERN): Promise<void> {
  site.api.moveClock(1_000)
  const { stores } = site.api.sandbox
  const placed = await stores.order(stores.shop(name))
  const [connection] = stores.connections.all().filter(({ shop }) => shop.uniqueName === name)
  if (!connection) throw new Error('the shop is not connected')
  await sendStoreEvent(site.api, orderEvent(connection, 'ORDER_CREATED', placed))
}

describe('to connect a store', () => {
  test('someone who is not signed in is asked to, and comes back', async () => {
    const page = await site.get(CONNECT)
    expect(page.html).toContain(`/login?next=${encodeURIComponent(CONNECT)}`)
    const returned = `${CONNECT}?state=s&public_token=t`
    const { location } = await site.get(returned)
    expect(location).toBe(`/login?next=${encodeURIComponent(returned)}`)
  })

  test('a return by someone who is not signed in connects nothing, also not for who began it', async () => {
    const person = await joinAs(site.api, 'business')
    const returned = await comeBack(person, FERN)
    await site.get(returned)
    const { location } = await site.get(returned, person)
    expect(location).toBe(`${CONNECT}?result=failed`)
    const other = await comeBack(person, FERN)
    await site.get(other, await joinAs(site.api, 'personal'))
    expect((await site.get(other, person)).location).toBe(`${CONNECT}?result=failed`)
  })

  test('a WooCommerce shop is approved on its own site, or not, and comes back', async () => {
    const person = await joinAs(site.api, 'business')
    const start = (shop: string) => site.post(CONNECT, { connector: 'woocommerce', shop }, person)
    const nowhere = await start('https://10.0.0.8')
    expect([nowhere.status, nowhere.html]).toEqual([
      400,
      expect.stringContaining('Please use the address of your shop.'),
    ])
    expect(nowhere.html).toContain('value="https://10.0.0.8"')
    const again = await site.get(
      `${CONNECT}?site=${encodeURIComponent('https://a.example')}`,
      person,
    )
    expect(again.html).toContain('value="https://a.example"')
    const visit = async (answer: 'approve' | 'deny') => {
      const { html } = await start(shopAddress(site.api))
      const [, href = ''] = /href="(http[^"]*\/wc-auth\/[^"]*)"/.exec(html) ?? []
      const { state, brought } = await answerShop(href.replaceAll('&amp;', '&'), answer)
      const returned = new URLSearchParams({ state, ...brought })
      const { location } = await site.get(`${CONNECT}?${returned}`, person)
      return (await site.get(location ?? '', person)).text
    }
    expect(await visit('deny')).toContain('You did not connect a store')
    expect(await visit('approve')).toContain('Bramble & Bean is connected')
  })

  test('a Shopify shop is begun at Shopify or here, and comes back', async () => {
    const person = await joinAs(site.api, 'business')
    const page = await site.get(`${CONNECT}?shop=${WILLOW}&hmac=f&timestamp=1`, person)
    expect(page.html).toContain(`value="${WILLOW}"`)
    expect((await site.get(`${CONNECT}?shop=evil.example`, person)).html).not.toContain(
      'value="evil',
    )
    const visit = async (answer: 'install' | 'cancel') => {
      const { html } = await site.post(CONNECT, { connector: 'shopify', shop: WILLOW }, person)
      const [, href = ''] = /href="(http[^"]*\/oauth\/authorize[^"]*)"/.exec(html) ?? []
      const { state, brought } = await answerInstall(href.replaceAll('&amp;', '&'), answer)
      const returned = new URLSearchParams({ state, ...brought })
      const { location } = await site.get(`${CONNECT}?${returned}`, person)
      return (await site.get(location ?? '', person)).text
    }
    expect(await visit('cancel')).toContain('You did not connect a store')
    expect(await visit('install')).toContain('Willow & Wool is connected')
    const other = await joinAs(site.api, 'business')
    const { html } = await site.post(CONNECT, { connector: 'shopify', shop: WILLOW }, other)
    const [, href = ''] = /href="(http[^"]*\/oauth\/authorize[^"]*)"/.exec(html) ?? []
    const { state, brought } = await answerInstall(href.replaceAll('&amp;', '&'))
    const query = new URLSearchParams({ state, ...brought })
    const { location } = await site.get(`${CONNECT}?${query}`, other)
    expect((await site.get(location ?? '', other)).text).toContain('is connected already')
  })

  test('a personal account is offered a business account', async () => {
    const person = await joinAs(site.api, 'personal')
    const page = await site.get(CONNECT, person)
    expect(page.text).toContain('You must create a business account to connect your store.')
    expect(page.text).toContain('Create a business account')
    expect((await site.get(STORES, person)).location).toBe(CONNECT)
  })

  test('the browser goes to the vendor and back, once', async () => {
    expect((await site.get(STORES, company)).text).toContain('No store connected yet')
    const address = await comeBack(company, FERN)
    const { location } = await site.get(address, company)
    storeId = /connected=([\w-]+)/.exec(location ?? '')?.[1] ?? ''
    const page = await site.get(location ?? '', company)
    expect(page.text).toContain('Fern & Field is connected')
    expect(page.html).toContain(`href="${STORES}/${storeId}"`)
    const listed = await site.get(STORES, company)
    expect(listed.text).toContain('No orders yet.')
    expect(listed.html).not.toContain('name="search"')
    const searched = await site.get(`${STORES}?search=1001`, company)
    expect(searched.text).toContain('No order matches.')
    expect(searched.html).toContain('name="search"')
    const again = await site.get(address, company)
    expect(again.location).toBe(`${CONNECT}?result=failed`)
    const said = await site.get(again.location ?? '', company)
    expect(said.text).toContain('A link to connect a store works once')
  })

  test('declining, and a store of another account, are said for what they are', async () => {
    const other = await joinAs(site.api, 'business')
    expect((await back(other, null)).text).toContain('You did not connect a store')
    expect((await back(other, FERN)).text).toContain('This store is connected already')
  })
})

describe('billing by card', () => {
  const BILLING = `${STORES}/billing`
  const post = (fields: Record<string, string>) => site.post(BILLING, fields, company)
  const ADDRESS = { line1: '12 Hazel Row', line2: '', city: 'Stroud', postcode: 'GL5 1AA' }

  test('begins with a saved card, and an address for the invoices', async () => {
    expect((await site.get(STORES, company)).text).toContain('Still missing: a card')
    const first = await site.get(BILLING, company)
    expect(first.text).toContain('Save a card first')
    const add = `/my-impact/account/cards/new?${new URLSearchParams({ next: BILLING })}`
    expect(first.html).toContain(`formAction="${add}"`)
    expect(first.html).not.toContain('href="/my-impact/account/cards/new')
    const member = await inviteColleague(site.api, company, 'member')
    expect((await site.get(BILLING, member)).text).toContain('ask an owner or an admin')
    await addCard(site.api, company)
    const page = await site.get(`${BILLING}?done=card-added`, company)
    expect(page.text).toContain('Your card is added.')
    expect(page.text).toContain('Visa ending in 4242')
    const [, cardId = ''] = /name="cardId"[^>]*value="([^"]+)"/.exec(page.html) ?? []
    const start = { intent: 'start', cardId, country: 'GB' }
    const wrong = await post({ ...start, ...ADDRESS, postcode: '' })
    expect(wrong.problemOf('postcode')).toBeTruthy()
    expect(wrong.html).toContain('value="12 Hazel Row"')
    expect((await post({ ...start, ...ADDRESS })).location).toBe(`${BILLING}?done=start`)
    const begun = await site.get(`${BILLING}?done=start`, company)
    expect(begun.text).toMatch(/Visa ending in 4242\. The next bill is on \d+ \w+ \d{4}\./)
    expect((await site.get(STORES, company)).text).toContain('See bills and card')
  })

  test('ends and is kept, changes its card, and refuses a card that is not there', async () => {
    expect((await post({ intent: 'end' })).location).toBe(`${BILLING}?done=end`)
    const ending = await site.get(BILLING, company)
    expect(ending.text).toContain('Your plan is ending')
    const [, cardId = ''] = /name="cardId"[^>]*value="([^"]+)"/.exec(ending.html) ?? []
    expect((await post({ intent: 'start', cardId })).location).toBe(`${BILLING}?done=start`)
    const { html } = await site.get(BILLING, company)
    const [, subscriptionId = ''] = /name="subscriptionId"[^>]*value="([^"]+)"/.exec(html) ?? []
    const card = { intent: 'card', subscriptionId }
    expect((await post({ ...card, cardId })).location).toBe(`${BILLING}?done=card`)
    expect((await post({ ...card, cardId: 'pm_x' })).status).toBe(404)
    const nobody = await joinAs(site.api, 'business')
    expect((await site.get(BILLING, nobody)).location).toBe(STORES)
  })

  test('lists bills with a statement of their orders', async () => {
    const person = await joinAs(site.api, 'business')
    const { billId } = await billOneOrder(site.api, person)
    const page = await site.get(BILLING, person)
    expect(page.text).toMatch(/1 order, 166\.666 trees £25\.00 (Being sent|Not paid yet)/)
    const turned = await site.get(`${STORES}?from=2026-03-02&to=2026-03-01`, person)
    expect(turned.text).toContain('The last day is before the first.')
    expect(turned.text).not.toContain('No order matches.')
    const long = await site.get(`${STORES}?to=2020-03-01`, person)
    expect(long.text).toContain('No order matches.')
    const older = await site.get(`${BILLING}?before=${billId}`, person)
    expect(older.text).toContain('There are no older bills. Newest')
    const stale = await site.get(`${BILLING}?before=${person.accountId}`, person)
    expect(stale.location).toBe(BILLING)
    const file = await site.get(`${STORES}/bills/${billId}.csv`, person)
    expect(file.html).toMatch(/,#only,only,166\.666,25\.00,0\.00,GBP,/)
  })
})

test('the statement of a bill adds up to it, with fractions and credits', async () => {
  const person = await joinAs(site.api, 'business')
  const now = site.api.deps.clock().getTime()
  const ago = (hours: number) => new Date(now - hours * 3_600_000)
  const planted = await plantStore(site.api, person, { countsFrom: ago(9) })
  const bring = (id: string, change: object = {}) =>
    bringIn(site.api, planted, { id, at: ago(8), minor: 5_000, ...change })
  const bill = async (issueAt: Date) => {
    const run = { ...planted, chargedBy: 'card', issueAt, cycleFrom: ago(9) } as const
    const { deps } = site.api
    const [issued] = await transact(deps.db, (tx) =>
      issueStoreBills(tx, deps, { ...run, budgetMinor: null }),
    )
    const billId = issued?.billId ?? ''
    await transact(deps.db, (tx) =>
      settleBill(tx, deps, { accountId: planted.accountId, billId, paidAt: issueAt }),
    )
    return billId
  }
  const sums = async (billId: string) => {
    const { html } = await site.get(`${STORES}/bills/${billId}.csv`, person)
    const rows = html
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','))
    const sum = (at: number) => rows.reduce((total, row) => total + Number(row[at]), 0)
    return [sum(3).toFixed(3), sum(4).toFixed(2)]
  }
  await bring('a')
  await bring('b')
  const first = await bill(ago(5))
  await bring('a', { returned: 1_000, updatedAt: ago(4) })
  await bring('c', { at: ago(3) })
  const second = await bill(ago(1))
  const { bills } = (await site.api.call(GetStoreBilling, {}, person.bearer)).data
  expect(bills.map(({ milliTrees, totalMinor }) => [milliTrees, totalMinor])).toEqual([
    [166_666, 2_000],
    [333_333, 5_000],
  ])
  expect(await sums(first)).toEqual(['333.333', '50.00'])
  expect(await sums(second)).toEqual(['166.666', '20.00'])
})

describe('the settings of a store', () => {
  test('take amounts once its currency is known, by its first order', async () => {
    const rule = { kind: 'per-amount', batchTrees: '1', amount: '50' }
    const later = 'To be chosen after the first order of your shop.'
    expect((await site.get(`${STORES}/${storeId}`, company)).text).toContain(later)
    const unknown = await set(rule)
    expect(unknown.problemOf('amount')).toContain('has not said its currency yet')
    await order()
    const page = await site.get(`${STORES}/${storeId}`, company)
    expect(page.text).toContain('For every amount, in GBP')
    expect(page.text).not.toContain(later)
    expect((await set(rule, 'preview')).status).toBe(200)
  })

  test.each([
    [{ kind: 'percentage', percent: '60' }, 'percent', 'at most 50 per cent'],
    [{ kind: 'percentage', percent: '2.345' }, 'percent', 'at most 2 decimals'],
    [{ kind: 'percentage', percent: '1.2555' }, 'percent', 'at most 2 decimals'],
    [{ kind: 'per-order', orderTrees: 'many' }, 'orderTrees', 'whole number'],
    [{ kind: 'per-amount', batchTrees: '1', amount: '0' }, 'amount', 'above zero'],
    [{ kind: 'percentage-by-range' }, 'ranges', 'at least one range'],
    [{ impact: 'co2e', kind: 'per-order', orderKilograms: '0' }, 'orderKilograms', 'one gram'],
    [{ impact: 'plastic', kind: 'per-order', orderKilograms: '101' }, 'orderKilograms', '100 kg'],
    [
      { impact: 'co2e', kind: 'per-amount', batchKilograms: 'some', amount: '10' },
      'batchKilograms',
      'number',
    ],
    [
      { impact: 'co2e', kind: 'percentage', percent: '1', 'project-co2e': 'moon' },
      'project-co2e',
      'not offered',
    ],
  ])('%j are refused beside %s', async (fields, field, sentence) => {
    const page = await set(fields)
    expect(page.status).toBe(400)
    expect(page.problemOf(field)).toContain(sentence)
  })

  test('name the row of ranges that is wrong, past rows left empty, and keep what was typed', async () => {
    const ranges = {
      from: ['', '0', '40'],
      to: ['', '50.01', ''],
      rangePercent: ['', '1', '2'],
    }
    const page = await site.post(
      `${STORES}/${storeId}`,
      { intent: 'save', kind: 'percentage-by-range', ...ranges },
      company,
    )
    expect(page.problemOf('to-1')).toBe('This is too high compared with the next range.')
    expect(page.html).toContain('value="50.01"')
  })

  test('have one more row of ranges without a script', async () => {
    const rows = (page: TestPage) => page.html.match(/name="rangePercent"/g)?.length
    const before = rows(await site.get(`${STORES}/${storeId}`, company)) ?? 0
    const typed = { from: ['', ''], to: ['', ''], rangePercent: ['3', ''] }
    const page = await site.post(
      `${STORES}/${storeId}`,
      { intent: 'add-range', kind: 'percentage-by-range', ...typed },
      company,
    )
    expect(rows(page)).toBe(before + 1)
    expect(page.html).toContain('value="3"')
  })

  test('are filled with what was chosen where a month was estimated', async () => {
    const choice = {
      currency: 'GBP',
      kind: 'percentage',
      percent: '2.5',
      orders: '9',
      average: '9',
    }
    const setup = '/app/business/ecommerce/recurring/setup'
    const { location } = await site.post(setup, { ...choice, intent: 'start' }, company)
    expect(location).toBe(`${STORES}/${storeId}?kind=percentage&percent=2.5`)
    const page = await site.get(location ?? '', company)
    expect(page.html).toMatch(/name="percent"[^>]*value="2.5"/)
    const plastic = { ...choice, impact: 'plastic', kind: 'per-order', kilograms: '0.25' }
    const grams = await site.post(setup, { ...plastic, intent: 'start' }, company)
    const filled = await site.get(grams.location ?? '', company)
    expect(filled.html).toMatch(/name="orderKilograms"[^>]*value="0.25"/)
    expect(filled.html).toMatch(/name="impact"[^>]*checked=""[^>]*value="plastic"/)
    const newcomer = await joinAs(site.api, 'business')
    const heavy = { ...choice, impact: 'co2e', kind: 'per-order', kilograms: '1,250.5' }
    const waits = await site.post(setup, { ...heavy, intent: 'start' }, newcomer)
    const [held = ''] = waits.headers.getSetCookie().at(-1)?.split(';') ?? []
    const withHeld = { cookie: `${newcomer.cookie}; ${held}` }
    expect((await site.get(waits.location ?? '', withHeld)).text).toContain(
      'What you chose for each order waits',
    )
    const missing = await site.post(setup, { ...choice, intent: 'start' }, newcomer)
    const [cookie = ''] = missing.headers.getSetCookie().at(-1)?.split(';') ?? []
    const withRule = { cookie: `${newcomer.cookie}; ${cookie}` }
    const page2 = await site.get(missing.location ?? '', withRule)
    expect(page2.text).toContain('Store not present')
    expect(page2.text).toContain('What you chose for each order waits')
    const connected = (await site.get(await comeBack(newcomer, 'stores/pebble'), newcomer)).location
    const chosen = await site.get(connected ?? '', withRule)
    expect(chosen.html).toContain('?kind=percentage&amp;percent=2.5"')
    const forged = { cookie: `${newcomer.cookie}; understory_contribution=kind=x&trees=//e` }
    expect((await site.get(connected ?? '', forged)).html).not.toContain('?kind=')
  })

  test('are asked for by store where there are several, and kept for who signs in first', async () => {
    const choice = { currency: 'GBP', kind: 'trees', trees: '7', orders: '9', average: '9' }
    const setup = '/app/business/ecommerce/recurring/setup'
    const merchant = await joinAs(site.api, 'business')
    const now = site.api.deps.clock()
    const first = await plantStore(site.api, merchant, { countsFrom: now })
    await plantStore(site.api, merchant, { countsFrom: now })
    const start = { ...choice, percent: '', intent: 'start' }
    const { location } = await site.post(setup, start, merchant)
    const asked = await site.get(location ?? '', merchant)
    expect(asked.text).toContain('Which store is it for?')
    expect(asked.html).toContain(`href="${STORES}/${first.storeId}?kind=per-order&amp;trees=7"`)
    const stranger = await site.post(setup, start)
    const next = new URL(stranger.location ?? '', 'http://x').searchParams.get('next') ?? ''
    expect((await site.get(next, merchant)).html).toMatch(/name="trees"[^>]*value="7"/)
  })

  test('are saved, and shown on the last orders without being stored', async () => {
    expect((await set(PERCENTAGE)).location).toBe(`${STORES}?done=settings&store=${storeId}`)
    await order()
    const page = await set({ kind: 'per-order', orderTrees: '3' }, 'preview')
    expect(page.text).toContain('for your last 2 paid orders: 6 trees.')
    expect(page.html).toContain('autofocus')
    const kept = await site.get(`${STORES}/${storeId}`, company)
    expect(kept.html).toMatch(/name="percent"[^>]*value="1.25"/)
    expect(kept.text).toMatch(/£\d+\.\d\d for your last 2 paid orders: [\d.]+ trees\./)
    expect(kept.html).not.toContain('autofocus')
    const wrong = await set({ kind: 'percentage', percent: '60' }, 'preview')
    expect(wrong.text).toContain('There is no sum for what is typed now.')
    expect(wrong.text).not.toContain('for your last 2 paid orders')
  })
})

test('orders of a shop fund CO2e of the project that its merchant chose', async () => {
  const merchant = await joinAs(site.api, 'business')
  const now = site.api.deps.clock()
  const store = await plantStore(site.api, merchant, { countsFrom: now })
  const path = `${STORES}/${store.storeId}`
  const rule = { impact: 'co2e', 'project-co2e': 'wind-gujarat', kind: 'per-order' }
  const typed = { ...rule, orderKilograms: '2.5', plantTreeAlways: 'on' }
  const saved = await site.post(path, { intent: 'save', ...typed }, merchant)
  expect(saved.location).toBe(`${STORES}?done=settings&store=${store.storeId}`)
  const done = await site.get(saved.location ?? '', merchant)
  expect(done.text).toContain('2.5 kg of CO2e for each order.')
  expect(done.text).not.toContain('Please choose days of the calendar')
  const page = await site.get(path, merchant)
  expect(page.html).toMatch(/name="orderKilograms"[^>]*value="2.5"/)
  expect(page.html).toMatch(/<option value="wind-gujarat" selected="">/)
  expect(page.html).toMatch(/name="impact" checked="" value="co2e"/)
})

test('an address whose store is none says so, and not that we are fixing something', async () => {
  for (const path of [
    `${STORES}/acorn`,
    `${STORES}/acorn/order-page`,
    '/app/payment/shopify?store=acorn',
  ]) {
    const page = await site.get(path, company)
    expect([400, 404], path).toContain(page.status)
    expect(page.text, path).toContain('Nothing grows at this address')
  }
})

test('what was saved, resumed or connected again says from when on orders contribute', async () => {
  const merchant = await joinAs(site.api, 'business')
  const { storeId: store } = (await connectShop(site.api, merchant, MOSS)).data
  const said = async (path: string, fields: Record<string, string>) => {
    const { location } = await site.post(path, fields, merchant)
    return (await site.get(location ?? '', merchant)).text
  }
  const own = `${STORES}/${store}`
  const save = { intent: 'save', ...PERCENTAGE }
  expect(await said(own, save)).toContain('Saved. Orders contribute once you have chosen a card.')
  await said(STORES, { storeId: store, intent: 'pause' })
  expect(await said(own, save)).toContain('Saved. Orders contribute once you resume.')
  await billToCard(site.api, merchant)
  const resumed = await said(STORES, { storeId: store, intent: 'resume' })
  expect(resumed).toContain('Resumed. Orders from now on contribute again.')
  expect(await said(own, save)).toContain('Saved. It counts for orders from now on.')
  const left = await said(STORES, { storeId: store, intent: 'disconnect' })
  expect(left).toContain('Disconnected. New orders contribute nothing.')
  expect((await site.get(`${CONNECT}?connected=${store}`, merchant)).text).not.toContain(
    'Moss Kitchen is connected',
  )
  const again = await back(merchant, MOSS)
  expect(again.text).toContain(
    'Your settings were kept. 1.25% of the checkout. It counts for orders from now on.',
  )
  await said(STORES, { storeId: store, intent: 'disconnect' })
})

describe('the integrations', () => {
  test('show what is pending and every order, and give them as a file', async () => {
    const page = await site.get(STORES, company)
    expect(page.text).toContain('1.25% of the checkout.')
    expect(page.text).toMatch(/Pending: not billed yet 1 order, [\d.<]+ trees, £0\.\d\d/)
    expect(page.text).toMatch(/#1001 £25.00 None Placed before you chose what each order gives/)
    const none = await site.get(`${STORES}?search=nothing&status=billed`, company)
    expect(none.text).toContain('No order matches.')
    const file = await site.get(`${STORES}.csv`, company)
    const [columns = '', ...rows] = file.html.trim().split('\r\n')
    expect(rows).toHaveLength(2)
    expect(columns).toContain('placed_at')
    expect(columns).toContain('order_id')
  })

  test('list orders a page at a time', async () => {
    for (let count = 0; count < 11; count += 1) await order()
    const first = await site.get(`${STORES}?limit=10`, company)
    const [, older = ''] = /href="(\?[^"]*cursor=[^"]*)"/.exec(first.html) ?? []
    const second = await site.get(STORES + older.replaceAll('&amp;', '&'), company)
    expect(second.text).toContain('#1001')
    expect(second.text).not.toContain('#1012')
    const stale = await site.get(`${STORES}?cursor=x`, company)
    expect(stale.location).toBe(`${STORES}?limit=50`)
  })

  test('show orders that add up to what is pending, in trees and in money', async () => {
    const { text } = await site.get(STORES, company)
    const [, count, trees, money] =
      /Pending: not billed yet (\d+) orders, ([\d.]+) trees, £([\d.]+)/.exec(text) ?? []
    const rows = [...text.matchAll(/£([\d.]+), ([\d.]+) trees? Pending: not billed yet/g)]
    const sumOf = (column: number) => rows.reduce((sum, row) => sum + Number(row[column]), 0)
    expect(rows).toHaveLength(Number(count))
    expect(sumOf(1)).toBeCloseTo(Number(money), 9)
    expect(sumOf(2)).toBeCloseTo(Number(trees), 9)
  })

  test('say of an order that may still contribute that it gives nothing yet', async () => {
    const merchant = await joinAs(site.api, 'business')
    const { storeId: store } = (await connectShop(site.api, merchant, MOSS)).data
    await contributeOnePercent(site.api, merchant, store)
    await order(MOSS)
    const page = await site.get(STORES, merchant)
    expect(page.text).toContain('None yet Waits for an exchange rate')
    await site.post(STORES, { storeId: store, intent: 'disconnect' }, merchant)
  })

  test('pause, cap and disconnect a store', async () => {
    await act({ intent: 'pause' })
    await order()
    const paused = await site.get(STORES, company)
    expect(paused.text).toContain('Placed during a pause')
    expect(paused.text).toContain('Resume')
    const wrong = await act({ intent: 'cap', cap: 'much' })
    expect(wrong.problemOf(`cap-${storeId}`)).toContain('Please use a number')
    expect(wrong.html).toContain('value="much"')
    await act({ intent: 'cap', cap: '25' })
    const capped = await site.get(STORES, company)
    expect(capped.text).toContain('At most £25.00 a month')
    expect(capped.text).toContain('Pending: within your cap so far')
    expect(capped.text).not.toContain('Over your cap so far')
    await act({ intent: 'cap', cap: '0.01' })
    expect((await site.get(STORES, company)).text).toContain('Over your cap so far')
    expect((await site.get(`${STORES}.csv`, company)).html).toMatch(/unbilled,,,over,0,0\r\n/)
    await act({ intent: 'disconnect' })
    const gone = await site.get(STORES, company)
    expect(gone.text).toContain('Connect again')
    expect((await site.get(`${STORES}/${storeId}`, company)).text).toContain('is disconnected')
    expect((await act({ intent: 'disconnect' })).text).toContain('This store is not connected.')
  })

  test('have no forms for someone who may only look', async () => {
    const { data } = await connectShop(site.api, company, MOSS)
    const viewer = await inviteColleague(site.api, company, 'viewer')
    const page = await site.get(STORES, viewer)
    expect(page.text).toContain('Moss Kitchen')
    expect(page.text).not.toMatch(/Disconnect Moss|Pause Moss|Connect another/)
    const settings = await site.get(`${STORES}/${data.storeId}`, viewer)
    expect(settings.text).toContain('Your role lets you look, not change')
    expect((await site.get(CONNECT, viewer)).text).toContain('lets you look, not buy')
    // It shows a key.
    const links = await site.get(`${STORES}/${data.storeId}/order-page`, viewer)
    expect(links.location).toBe(STORES)
    const asked = { params: { storeId: data.storeId } }
    expect((await site.api.call(GetOrderPage, asked, viewer.bearer)).status).toBe(403)
  })
})

describe('a store that Shopify bills', () => {
  const plan = (storeId: string) => `/app/payment/shopify?store=${storeId}`
  const confirmed = (storeId: string) => `/app/payment/shopify/confirm?store=${storeId}`
  const hrefIn = (html: string) =>
    (/href="(http[^"]*\/charges\/[^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&')

  test('has its limit chosen, approved there, and said wherever the store is', async () => {
    const person = await joinAs(site.api, 'business')
    const { shopify } = site.api.sandbox
    const shop = shopify.shop(BAKERY)
    const { storeId: own } = (await connectShopify(site.api, person, BAKERY)).data
    const first = await site.get(plan(own), person)
    expect(first.text).toContain('First, what each order gives')
    const saved = await site.post(
      `${STORES}/${own}`,
      { intent: 'save', kind: 'percentage', percent: '50' },
      person,
    )
    expect(saved.location).toBe(plan(own))
    expect((await site.get('/app/payment/shopify', person)).location).toBe(plan(own))
    const chosen = await site.post(plan(own), { cap: 'own', own: 'much' }, person)
    expect([chosen.status, chosen.html]).toEqual([400, expect.stringContaining('value="much"')])
    const asked = await site.post(plan(own), { cap: '2000', own: '' }, person)
    await answerPlan(hrefIn(asked.html), 'decline')
    expect((await site.get(confirmed(own), person)).text).toContain('You declined')
    const again = await site.post(plan(own), { cap: 'own', own: '20' }, person)
    expect((await site.get(confirmed(own), person)).text).toContain('Not approved yet')
    // Until it ends: the worker asks Shopify too, and the first to ask would use up a single failure.
    shopify.outage = Number.POSITIVE_INFINITY
    const failed = await site.get(confirmed(own), person)
    shopify.outage = 0
    expect([failed.status, failed.text]).toEqual([
      502,
      expect.stringContaining('Shopify confirm failed'),
    ])
    await answerPlan(hrefIn(again.html))
    const approved = await site.get(confirmed(own), person)
    expect(approved.text).toContain('Up to US$20.00 in 30 days')
    expect((await site.get(STORES, person)).text).toContain('US$0.00 of your limit of US$20.00')
    const [held] = shop.plans.slice(-1)
    if (!held) throw new Error('there is no plan')
    const low = await site.post(plan(own), { cap: 'own', own: '15' }, person)
    expect(low.text).toContain('more than the limit that you approved already')
    const raised = await site.post(plan(own), { cap: 'own', own: '30' }, person)
    expect((await site.get(confirmed(own), person)).text).toContain('Your limit stays US$20.00')
    await answerPlan(hrefIn(raised.html))
    expect((await site.get(confirmed(own), person)).text).toContain('Up to US$30.00 in 30 days')
    for (const [status, says] of [
      ['FROZEN', 'Paused by Shopify'],
      ['ACTIVE', 'Your limit is approved'],
      ['EXPIRED', 'The request has expired'],
    ] as const) {
      held.status = status
      expect((await site.get(confirmed(own), person)).text).toContain(says)
    }
    expect((await site.get(STORES, person)).text).toContain('The request at Shopify has expired')
    // As for a shop that comes back after it left: its settings are kept, and its plan is not.
    const connected = await site.get(`${CONNECT}?connected=${own}`, person)
    expect(connected.text).toContain(
      'Orders are collected from now on, and billed once you have approved a limit at Shopify.',
    )
    expect(connected.text).toContain('Choose a limit at Shopify')
  })

  test('at its limit says that orders wait, and that nothing is lost', async () => {
    const person = await joinAs(site.api, 'business')
    const { storeId: own } = (await connectShopify(site.api, person, LAMP)).data
    await contributeOnePercent(site.api, person, own)
    await approvePlan(site.api, person, { storeId: own, capMinor: 100 })
    const { shopify } = site.api.sandbox
    site.api.moveClock(1_000)
    for (let count = 0; count < 6; count += 1) await shopify.order(shopify.shop(LAMP))
    site.api.moveClock(1_000)
    const charged = async () => {
      // The worker may be at it, because the plan was approved just now.
      await chargeUsage(site.api.deps, { storeId: own }).catch(() => {})
      return (await site.get(STORES, person)).text
    }
    const atTheLimit = 'further orders wait, and nothing is lost'
    await expect.poll(charged).toContain(atTheLimit)
    expect((await site.get(plan(own), person)).text).toContain(atTheLimit)
    const billing = await site.get(`${STORES}/billing`, person)
    expect(billing.text).toContain('Billed by Shopify')
    expect(billing.text).toContain('On the invoice of Shopify')
    expect(billing.text).not.toContain('Begin with a card')
    shopify.tokens.revoke(shopify.shop(LAMP))
    const pulled = async () => {
      await pullStore(site.api.deps, { storeId: own })
      return (await site.get(STORES, person)).html
    }
    const again = `href="/app/business/ecommerce/connect?shop=${LAMP}"`
    await expect.poll(pulled).toContain(again)
  })
})
