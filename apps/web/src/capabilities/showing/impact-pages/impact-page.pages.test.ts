import {
  GetImpactPageSettings,
  type ImpactPageSettings,
  SaveImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../../../api/src/testing/commerce/purchases.ts'
import { PAYLOADS, skeleton } from '../../../../../api/src/testing/hostile-texts.ts'
import { inviteColleague } from '../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const SETTINGS = '/my-impact/share/impact-page'

let site: TestSite
let ada: TestPerson
let settings: ImpactPageSettings
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  ada = await joinAs(site.api, 'personal')
  const { quoteId } = await quote(site.api, { milliTrees: 5_000, co2eGrams: 300_000 })
  await askOutcome(site.api, ada, (await payFor(site.api, ada, quoteId)).paymentId)
  settings = (await site.api.call(GetImpactPageSettings, {}, ada.bearer)).data.settings
})
afterAll(() => site.close())

async function show(change: Partial<ImpactPageSettings>) {
  const body = { ...settings, isPublic: true, ...change }
  const { status, data } = await site.api.call(SaveImpactPage, { body }, ada.bearer)
  expect(status).toBe(200)
  return site.get(`/impact/${data.address}`)
}

test('someone who may only look sees the page and is asked for nothing', async () => {
  const owner = await joinAs(site.api, 'business')
  const viewer = await inviteColleague(site.api, owner, 'viewer')
  const page = await site.get(SETTINGS, viewer)
  expect(page.text).toContain('An owner or admin of the account can change this page.')
  expect(page.html).not.toContain('name="mission"')
  expect((await site.get(SETTINGS, owner)).html).toContain('name="mission"')
  const widgets = await site.get('/my-impact/share/live-widget', viewer)
  expect(widgets.text).not.toContain('Add your website')
})

test('what nobody funded is no headline', async () => {
  const { html } = await show({})
  const [, figures = ''] = /aria-label="Funded so far">(.*?)<\/section>/s.exec(html) ?? []
  expect(figures).toContain('trees funded')
  expect(figures).toContain('of CO2e funded')
  expect(figures).not.toContain('plastic')
})

const LINKED_DATA = /<script type="application\/ld\+json">([^<]*)<\/script>/

test('what its owner writes is words and no markup, also in what machines read', async () => {
  const asPage = (html: string) => skeleton(html.replace(LINKED_DATA, ''))
  const of = (text: string) => ({ bio: text, mission: text, location: text })
  const honest = asPage((await show(of('honest'))).html)
  // A NUL is no text, and is refused before anything is stored.
  for (const payload of PAYLOADS.filter((each) => !each.includes('\0'))) {
    const { html } = await show(of(payload))
    expect(asPage(html), payload).toBe(honest)
    const [, data = ''] = LINKED_DATA.exec(html) ?? []
    expect(JSON.parse(data).mainEntity.description, payload).toBe(payload.trim())
  }
})

test('a NUL is refused', async () => {
  const body = { ...settings, bio: 'a\0b' }
  expect((await site.api.call(SaveImpactPage, { body }, ada.bearer)).status).toBe(400)
})

test('says what was funded, in the words of a contribution', async () => {
  const { html } = await show({ bio: 'I bake.' })
  expect(html).toContain('5</span> <span')
  expect(html).toContain('trees funded')
  expect(html).toContain('Month by month')
  expect(html).toMatch(/These figures are contributions/)
  const [, article = ''] = /<article(.*)<\/article>/s.exec(html) ?? []
  expect(article).not.toMatch(/neutral|climate positive|net.zero|guarantee/i)
})

test('is for its owner alone while it is private', async () => {
  const { location } = await site.post(SETTINGS, { intent: 'save', showsName: 'on' }, ada)
  expect(location).toBe(`${SETTINGS}?saved`)
  const own = await site.get(SETTINGS, ada)
  expect(own.html).toContain('Only you can see it')
  const { address } = (await site.api.call(GetImpactPageSettings, {}, ada.bearer)).data
  expect((await site.get(`/impact/${address}`)).status).toBe(404)
})

test('keeps what was typed when it is refused, and says so beside the field', async () => {
  const typed = { intent: 'save', showsName: 'on', website: 'not a site', mission: 'Slow bread.' }
  const { status, html } = await site.post(SETTINGS, typed, ada)
  expect(status).toBe(400)
  expect(html).toContain('value="not a site"')
  expect(html).toContain('value="Slow bread."')
  expect(html).toContain('Please give a valid website URL.')
})
