import {
  ChangeWidget,
  CreateWidget,
  GetWidget,
  ListWidgets,
  PreviewWidget,
  RemoveWidget,
  SetWidgetPicture,
  SwitchWidget,
} from '@understory/contracts/showing/widgets.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { addWidget, giveWebsite, ONE_PIXEL, WIDGET } from '../../../testing/widgets.ts'

let api: TestApi
let ada: TestPerson
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 1_000 })
})
afterAll(() => api.close())
beforeEach(async () => {
  ada = await joinAs(api, 'business')
})

const create = (change: object = {}, person = ada) =>
  api.call(CreateWidget, { body: { ...WIDGET, ...change } }, person.bearer)
const list = async (person = ada) => (await api.call(ListWidgets, {}, person.bearer)).data
const preview = (change: object = {}, person = ada) => {
  const { displayName: _, allowedDomains: __, ...body } = WIDGET
  return api.call(PreviewWidget, { body: { ...body, ...change } }, person.bearer)
}

describe('a live widget', () => {
  test('needs the website of its company', async () => {
    expect((await create()).refusal).toMatchObject({
      code: 'WEBSITE_REQUIRED',
      problems: [{ field: 'website' }],
    })
    await giveWebsite(api, ada)
    expect(await create()).toMatchObject({ status: 201, data: { isActive: true } })
  })

  test('is for businesses', async () => {
    const person = await joinAs(api, 'personal')
    const sentence = 'You are not allowed to access the live widget feature.'
    for (const { refusal } of [
      await create({}, person),
      await preview({}, person),
      await api.call(ListWidgets, {}, person.bearer),
    ]) {
      expect(refusal).toEqual({ code: 'WIDGETS_FORBIDDEN', message: sentence })
    }
  })

  test('is stored as it was chosen, short names and other scripts in their usual form', async () => {
    await giveWebsite(api, ada)
    const { data } = await create({
      size: 'big',
      style: 'banner',
      allowedDomains: ['Fernbank.example', 'münchen.example', 'fernbank.example'],
      customBackground: '#ABCDEF',
    })
    expect(data).toMatchObject({
      size: 'large',
      allowedDomains: ['fernbank.example', 'xn--mnchen-3ya.example'],
      customBackground: '#abcdef',
      box: { width: 714, height: 121 },
      picture: null,
    })
    expect((await list()).widgets).toEqual([data])
  })

  test.each([
    'shop.example\nx',
    'shop.example\tx',
    'https://a.tld',
    'a.tld/shop',
    'a.tld?shop',
    'a.tld#shop',
    'münchen.tld/shop',
  ])('that may stand on %s is refused at its field: no scheme, path or query', async (domain) => {
    await giveWebsite(api, ada)
    expect((await create({ allowedDomains: [domain] })).refusal).toMatchObject({
      code: 'WIDGET_INVALID',
      problems: [{ field: 'allowedDomains', message: 'Please enter a valid domain name' }],
    })
    expect((await list()).widgets).toEqual([])
  })

  test('is changed, turned off and on, and removed', async () => {
    const params = { widgetId: await addWidget(api, ada) }
    const body = { ...WIDGET, note: 'With love' }
    const changed = await api.call(ChangeWidget, { params, body }, ada.bearer)
    expect(changed.data).toMatchObject({ note: 'With love', isActive: true })
    const wrong = { params, body: { ...body, activeImpactTypes: [] } }
    expect((await api.call(ChangeWidget, wrong, ada.bearer)).status).toBe(400)
    const off = { params, body: { isActive: false } }
    expect((await api.call(SwitchWidget, off, ada.bearer)).data.isActive).toBe(false)
    expect((await api.call(RemoveWidget, { params }, ada.bearer)).status).toBe(204)
    for (const gone of [
      await api.call(GetWidget, { params }, ada.bearer),
      await api.call(ChangeWidget, { params, body }, ada.bearer),
      await api.call(SwitchWidget, off, ada.bearer),
      await api.call(RemoveWidget, { params }, ada.bearer),
    ]) {
      expect(gone.refusal).toEqual({
        code: 'WIDGET_NOT_FOUND',
        message: 'Oops, the widget you are looking for does not exist.',
      })
    }
  })

  test('is one of at most twenty', async () => {
    await giveWebsite(api, ada)
    const { data } = await create()
    const row = await api.deps.db
      .selectFrom('widget')
      .selectAll()
      .where('id', '=', data.widgetId)
      .executeTakeFirstOrThrow()
    const copies = Array.from({ length: 19 }, () => ({
      ...row,
      id: api.deps.newId(),
      look: JSON.stringify(row.look),
    }))
    await api.deps.db.insertInto('widget').values(copies).execute()
    expect((await create()).refusal.code).toBe('TOO_MANY_WIDGETS')
  })

  test('has a background that was drawn again, and none without it', async () => {
    const params = { widgetId: await addWidget(api, ada) }
    const body = { ...WIDGET, background: 'image' as const }
    const change = () => api.call(ChangeWidget, { params, body }, ada.bearer)
    expect((await change()).refusal.problems).toMatchObject([{ field: 'picture' }])
    const set = (file: Uint8Array) =>
      api.call(SetWidgetPicture, { params, file: file as Uint8Array<ArrayBuffer> }, ada.bearer)
    expect((await set(Buffer.from('<svg onload="alert(1)"/>'))).refusal.code).toBe(
      'PICTURE_INVALID',
    )
    expect((await set(ONE_PIXEL)).data.picture).toMatch(
      /^\/widget\/[-0-9a-f]{36}\/[0-9a-f]{16}\.jpg$/,
    )
    expect((await change()).status).toBe(200)
  })
})

describe('the preview', () => {
  test('shows the figures that the ledger has of the chosen products', async () => {
    const { quoteId } = await quote(api, { milliTrees: 5_000, co2eGrams: 300_000 }, 'business')
    const { paymentId } = await payFor(api, ada, quoteId)
    await askOutcome(api, ada, paymentId)
    const { data } = await preview()
    expect(data.box).toEqual({ width: 280, height: 215 })
    expect(data.face).toMatchObject({
      head: 'Analytical Engines Ltd has funded',
      items: [
        { value: '5', count: 5, unit: 'trees' },
        { value: '300', count: 300, unit: 'kg of CO2e' },
      ],
    })
    const one = await preview({ activeImpactTypes: ['trees'], displayCompanyName: false })
    expect(one.data.face).toMatchObject({ head: 'Funded so far', items: [{ unit: 'trees' }] })
    const other = await preview({ reportedProducts: ['business-offer-onetime'] })
    expect(other.data.face).toMatchObject({ items: [], head: expect.stringContaining('nothing') })
  })

  test('needs neither a name nor a domain, and refuses what nobody could read', async () => {
    expect((await preview()).status).toBe(200)
    expect((await preview({ background: 'dark' })).refusal).toMatchObject({
      code: 'WIDGET_INVALID',
      problems: [{ field: 'textTheme' }],
    })
  })

  test('never calls anyone neutral or positive', async () => {
    const { css: _, ...face } = (await preview()).data.face
    const said = JSON.stringify(face)
    expect(said).not.toMatch(/neutral|positive|net.zero|offset/i)
  })
})
