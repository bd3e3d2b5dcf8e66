import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  ChangeWidget,
  SetWidgetPicture,
  SwitchWidget,
  type WidgetFace,
} from '@understory/contracts/showing/widgets.ts'
import type { Database } from '@understory/database/connect.ts'
import { ANY_DOMAIN } from '@understory/domain/showing/widgets/widget-domains.ts'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { addWidget, ONE_PIXEL, WIDGET } from '../../../testing/widgets.ts'
import { createWidgetServer } from './answer-widget.ts'

let api: TestApi
let ada: TestPerson
let server: Server
let base: string
let statements = 0
let isDown = false

const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1
    if (isDown) throw new Error('the database is down')
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1 })
  const db = api.deps.db.withPlugin(counting) as Database
  const answer = createWidgetServer({ ...api.deps, db })
  server = createServer((request, response) => {
    if (!answer(request, response)) response.writeHead(418).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  ada = await joinAs(api, 'business')
  const { quoteId } = await quote(api, { milliTrees: 5_000, co2eGrams: 300_000 }, 'business')
  const { paymentId } = await payFor(api, ada, quoteId)
  await askOutcome(api, ada, paymentId)
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await api.close()
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(base + path, { headers, method })
const faceOf = async (widgetId: string) =>
  (await (await get(`/widget/${widgetId}.json`)).json()) as WidgetFace | null
const switchTo = (widgetId: string, isActive: boolean) =>
  api.call(SwitchWidget, { params: { widgetId }, body: { isActive } }, ada.bearer)

describe('the data of a widget', () => {
  test('is what the ledger has, may be cached, and is not sent twice', async () => {
    const widgetId = await addWidget(api, ada)
    const first = await get(`/widget/${widgetId}.json`, { origin: 'https://fernbank.example' })
    expect(await first.json()).toMatchObject({
      head: 'Analytical Engines Ltd has funded',
      items: [{ value: '5' }, { value: '300' }],
      proof: expect.stringMatching(/^\/funded\/[0-9a-f-]{36}$/),
    })
    const headers = Object.fromEntries(first.headers)
    expect(headers).toMatchObject({
      'access-control-allow-origin': 'https://fernbank.example',
      'cache-control': expect.stringMatching(/max-age=60.*stale-if-error/),
      vary: expect.stringContaining('origin'),
    })
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    const again = await get(`/widget/${widgetId}.json`, { 'if-none-match': headers.etag ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test.each([
    ['https://fernbank.example', 200, 'https://fernbank.example'],
    ['https://www.fernbank.example', 200, 'https://www.fernbank.example'],
    ['http://fernbank.example:8080', 200, 'http://fernbank.example:8080'],
    ['https://evil.example', 403, null],
    ['https://fernbank.example.evil.example', 403, null],
    ['null', 403, null],
    ['file://fernbank.example', 403, null],
  ])('from a page of %s answers %i', async (origin, status, allowed) => {
    widget ??= await addWidget(api, ada)
    const response = await get(`/widget/${widget}.json`, { origin })
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
      status,
      allowed,
    ])
  })
  let widget: string | undefined

  test('is for any page where its owner said so', async () => {
    const widgetId = await addWidget(api, ada, { allowedDomains: [ANY_DOMAIN] })
    const { headers } = await get(`/widget/${widgetId}.json`, { origin: 'null' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
  })

  test('is nothing while the widget is turned off', async () => {
    const widgetId = await addWidget(api, ada)
    await switchTo(widgetId, false)
    expect(await faceOf(widgetId)).toBeNull()
  })

  test('is not there for another address, method or widget', async () => {
    const widgetId = await addWidget(api, ada)
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect((await get(`/widget/${nobody}.json`)).status).toBe(404)
    expect((await get(`/widget/${widgetId}/0123456789abcdef.jpg`)).status).toBe(404)
    expect((await get(`/widget/${widgetId}.json`, {}, 'HEAD')).status).toBe(200)
    for (const path of [`/widget/${widgetId}.xml`, '/widget/loader.js', '/', '/widgets']) {
      expect((await get(path)).status).toBe(418)
    }
    expect((await get(`/widget/${widgetId}.json`, {}, 'POST')).status).toBe(418)
  })
})

test('the background is there for good under an address that changes with it, while its widget is on', async () => {
  const params = { widgetId: await addWidget(api, ada) }
  const { data } = await api.call(SetWidgetPicture, { params, file: ONE_PIXEL }, ada.bearer)
  const body = { ...WIDGET, background: 'image' as const }
  await api.call(ChangeWidget, { params, body }, ada.bearer)
  expect((await faceOf(params.widgetId))?.image).toBe(data.picture)
  const picture = await get(data.picture ?? '')
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('immutable'),
    'cross-origin-resource-policy': 'cross-origin',
  })
  await switchTo(params.widgetId, false)
  expect((await get(data.picture ?? '')).status).toBe(404)
})

describe('views', () => {
  test('a thousand of them are one statement', async () => {
    const widgetId = await addWidget(api, ada)
    const before = statements
    for (let view = 0; view < 1_000; view += 50) {
      const views = Array.from({ length: 50 }, () => get(`/widget/${widgetId}.json`))
      for (const { status, body } of await Promise.all(views)) {
        expect(status).toBe(200)
        await body?.cancel()
      }
    }
    expect(statements - before).toBe(1)
  })

  test('go on while the database is down', async () => {
    const widgetId = await addWidget(api, ada)
    const [before, strange] = [await faceOf(widgetId), await addWidget(api, ada)]
    isDown = true
    try {
      for (const _ of Array(3)) {
        api.moveClock(120_000)
        expect(await faceOf(widgetId)).toEqual(before)
      }
      const unknown = await get(`/widget/${strange}.json`)
      expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([503, 'no-store'])
    } finally {
      isDown = false
    }
  })

  test('of widgets that do not exist are soon refused, and others are not', async () => {
    const widgetId = await addWidget(api, ada)
    await faceOf(widgetId)
    const statuses = new Set<number>()
    for (let asked = 0; asked < 70; asked += 1) {
      statuses.add((await get(`/widget/${api.deps.newId()}.json`)).status)
    }
    expect([...statuses]).toEqual([404, 429])
    expect((await get(`/widget/${widgetId}.json`)).status).toBe(200)
    api.moveClock(61_000)
  })
})

describe('the frame', () => {
  test('may stand on the domains of the widget alone, and runs nothing', async () => {
    const widgetId = await addWidget(api, ada, { allowedDomains: ['a.example', 'b.example'] })
    const response = await get(`/widget/${widgetId}`)
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(
      "frame-ancestors 'self' a.example:* www.a.example:* b.example:* www.b.example:*",
    )
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self';/)
    const html = await response.text()
    expect(html).toContain('Analytical Engines Ltd has funded')
    expect(html).not.toContain('<script')
  })

  test('shows nothing while the widget is turned off', async () => {
    const widgetId = await addWidget(api, ada)
    await switchTo(widgetId, false)
    expect(await (await get(`/widget/${widgetId}`)).text()).toContain('<body></body>')
  })
})

test('the data are small', async () => {
  const widgetId = await addWidget(api, ada, {
    activeImpactTypes: ['trees', 'co2e'],
    note: 'For every order we fund one tree with our partners in Madagascar.',
    style: 'banner',
    background: 'colour',
    textTheme: 'light',
  })
  const response = await get(`/widget/${widgetId}.json`, { 'accept-encoding': 'br' })
  const bytes = Number(response.headers.get('content-length'))
  console.log(`widget data: ${bytes} bytes in Brotli`)
  expect(bytes).toBeLessThan(1_800)
  expect(await response.json()).toHaveProperty('css')
})
