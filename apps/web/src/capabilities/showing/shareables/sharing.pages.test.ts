import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { SetBadges } from '@understory/contracts/showing/shareables.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createWidgetServer } from '../../../../../api/src/capabilities/showing/widgets/public.ts'
import { askOutcome, payFor, quote } from '../../../../../api/src/testing/commerce/purchases.ts'
import { inviteColleague } from '../../../../../api/src/testing/people/colleagues.ts'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { addWidget, giveWebsite } from '../../../../../api/src/testing/widgets.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const WIDGETS = '/my-impact/share/live-widget'
const BADGES = '/my-impact/share/badges'
const FORM = {
  intent: 'save',
  displayName: 'Footer',
  allowedDomains: 'fernbank.example',
  activeImpactTypes: ['trees', 'co2e', 'plastic'],
  reportedProducts: ['business-instant-onetime'],
  displayCompanyName: 'on',
  note: 'For every loaf.',
}

let site: TestSite
let ada: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  ada = await joinAs(site.api, 'business')
  await giveWebsite(site.api, ada)
  const choice = { milliTrees: 5_000, co2eGrams: 300_000 }
  const { quoteId } = await quote(site.api, choice, 'business')
  const { paymentId } = await payFor(site.api, ada, quoteId)
  await askOutcome(site.api, ada, paymentId)
})
afterAll(() => site.close())

/** As JSON or HTML has it, without its own marks. */
const codeOf = (html: string) =>
  [...html.matchAll(/<code>(.*?)<\/code>/gs)].map(([, code = '']) =>
    code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"'),
  )

describe('a widget', () => {
  test('is added, and its code names a script that is what its hash says', async () => {
    const { location } = await site.post(`${WIDGETS}/new`, FORM, ada)
    expect(location).toContain('?done=added')
    const page = await site.get(location ?? '', ada)
    const [script = '', frame = ''] = codeOf(page.html)
    const [, src = '', integrity] = /src="([^"]+)" integrity="([^"]+)"/.exec(script) ?? []
    const loader = await site.get(new URL(src).pathname)
    const hash = createHash('sha384').update(loader.html).digest('base64')
    expect(`sha384-${hash}`).toBe(integrity)
    expect(Object.fromEntries(loader.headers)).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'access-control-allow-origin': '*',
      'content-type': expect.stringContaining('text/javascript'),
    })
    expect(script).toContain('<svg width="280" height="313" aria-hidden="true"></svg>')
    expect(frame).toMatch(/^<iframe src="http:\/\/understory.test\/widget\/[-0-9a-f]{36}"/)
  })

  test('is two small files: the script runs nothing it was sent', async () => {
    const { html: code } = await site.get('/widget/loader.js')
    expect(code).not.toMatch(
      /eval|innerHTML|insertAdjacent|document\.write|cookie|Storage|Function\(/,
    )
    const widgetId = await addWidget(site.api, ada, { note: FORM.note, style: 'banner' })
    const answer = createWidgetServer(site.api.deps)
    const server = createServer((request, response) => void answer(request, response))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const headers = { 'accept-encoding': 'br' }
    const data = await fetch(`http://127.0.0.1:${port}/widget/${widgetId}.json`, { headers })
    await data.text()
    server.closeAllConnections()
    server.close()
    const bytes = [brotliCompressSync(code).length, Number(data.headers.get('content-length'))]
    console.log(`live widget: ${bytes.join(' + ')} bytes in Brotli`)
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(3_000)
  })

  test('is refused beside the field, with what was typed', async () => {
    const typed = {
      ...FORM,
      allowedDomains: 'https://fernbank.example',
      size: 'custom',
      width: 'x',
    }
    const unread = await site.post(`${WIDGETS}/new`, typed, ada)
    expect([unread.status, unread.problemOf('width')]).toEqual([400, expect.any(String)])
    const page = await site.post(`${WIDGETS}/new`, { ...typed, width: '100', height: '400' }, ada)
    expect(page.status).toBe(400)
    expect(page.problemOf('allowedDomains')).toBe('Please enter a valid domain name')
    expect(page.problemOf('width')).toContain('220 to 1200 pixels')
    expect(page.html).toContain('value="https://fernbank.example"')
    const none = { ...FORM, activeImpactTypes: [], reportedProducts: [] }
    const empty = await site.post(`${WIDGETS}/new`, none, ada)
    expect(['activeImpactTypes', 'reportedProducts'].map(empty.problemOf)).toEqual([
      'Please choose at least one impact.',
      'Please choose at least one product.',
    ])
    const pictureless = await site.post(`${WIDGETS}/new`, { ...FORM, background: 'image' }, ada)
    expect(pictureless.problemOf('picture')).toContain('choose a picture')
  })

  test('with a file that is no picture is not there afterwards', async () => {
    const before = (await site.get(WIDGETS, ada)).text.split('Edit and copy').length
    const picture = new File(['<svg onload="alert(1)"/>'], 'a.png', { type: 'image/png' })
    const page = await site.post(`${WIDGETS}/new`, { ...FORM, background: 'image', picture }, ada)
    expect(page.problemOf('picture')).toBe('Please choose a JPG or PNG picture.')
    expect((await site.get(WIDGETS, ada)).text.split('Edit and copy').length).toBe(before)
  })

  test('is shown by a button where there is no script, in a frame that nobody else may use', async () => {
    const page = await site.post(`${WIDGETS}/new`, { ...FORM, intent: 'preview' }, ada)
    const [, src = ''] = /<iframe src="([^"]+)"/.exec(page.html) ?? []
    const frame = await site.get(src.replaceAll('&amp;', '&'), ada)
    expect(frame.text).toContain('Analytical Engines Ltd has funded')
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(page.headers.get('content-security-policy')).toMatch(/frame-src 'self'/)
  })

  test('on a domain with letters of its own language is listed, and edited, as its owner writes it', async () => {
    const widgetId = await addWidget(site.api, ada, { allowedDomains: ['münchen.example'] })
    for (const path of [WIDGETS, `${WIDGETS}/${widgetId}`]) {
      const { html } = await site.get(path, ada)
      expect(html).toContain('münchen.example')
      expect(html).not.toContain('xn--')
    }
    const kept = await site.post(
      `${WIDGETS}/${widgetId}`,
      { ...FORM, allowedDomains: 'münchen.example' },
      ada,
    )
    expect(kept.status).toBe(303)
    await site.post(WIDGETS, { intent: 'remove', widgetId }, ada)
  })

  test('is turned off and on, and removed', async () => {
    const widgetId = await addWidget(site.api, ada)
    const act = (intent: string) => site.post(WIDGETS, { intent, widgetId }, ada)
    expect((await act('off')).location).toContain('done=off')
    expect((await site.get(`${WIDGETS}/${widgetId}`, ada)).text).toContain('It is turned off')
    expect((await act('on')).location).toContain('done=on')
    expect((await act('remove')).location).toContain('done=remove')
    const gone = await site.get(`${WIDGETS}/${widgetId}`, ada)
    expect([gone.status, gone.text]).toEqual([
      404,
      expect.stringContaining('Oops, the widget you are looking for does not exist.'),
    ])
  })

  test('is not for personal accounts, nor for those who may only look', async () => {
    await site.api.work()
    const sentence = 'You are not allowed to access the live widget feature.'
    const person = await joinAs(site.api, 'personal')
    const viewer = await inviteColleague(site.api, ada, 'viewer')
    for (const page of [
      await site.get(WIDGETS, person),
      await site.get(`${WIDGETS}/new`, person),
      await site.get(`${WIDGETS}/new`, viewer),
    ]) {
      expect([page.status, page.text]).toEqual([403, expect.stringContaining(sentence)])
    }
    expect((await site.get(WIDGETS, viewer)).status).toBe(200)
  })

  test('needs a website first', async () => {
    const newcomer = await joinAs(site.api, 'business')
    expect((await site.get(WIDGETS, newcomer)).text).toContain('where is your website?')
  })
})

describe('badges', () => {
  test('are seen by their owner, and by others once they are on', async () => {
    const off = await site.get(BADGES, ada)
    expect(off.text).toContain('Your badges are off')
    expect(off.html).toContain('alt="5 trees funded by Analytical Engines Ltd, as of')
    expect(off.html).not.toContain('plastics-light')
    expect((await site.get(`${BADGES}/trees-light.svg`, ada)).html).toMatch(/^<svg/)
    expect((await site.post(BADGES, { intent: 'on' }, ada)).status).toBe(303)
    const on = await site.get(`${BADGES}?theme=moss`, ada)
    const [caption = '', html = '', markdown = ''] = codeOf(on.html)
    expect(caption).toMatch(/^5 trees funded by Analytical Engines Ltd, as of .* Check it: http/)
    expect(markdown).toMatch(/^\[!\[5 trees .*trees-moss\.svg\)\]\(http.*\/funded\//)
    const [, proof = '', image = ''] = /href="([^"]+)"><img src="([^"]+)"/.exec(html) ?? []
    const svg = await site.get(new URL(image).pathname)
    expect(Object.fromEntries(svg.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': expect.stringMatching(/public, max-age=60,.*stale-if-error/),
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(svg.html).toContain('<title>5 trees funded by Analytical Engines Ltd, as of')
    const png = await site.get(new URL(image).pathname.replace('.svg', '.png'))
    expect([png.status, png.html.slice(1, 4)]).toEqual([200, 'PNG'])
    expect((await site.get(new URL(proof).pathname)).text).toContain(
      'What Analytical Engines Ltd has funded',
    )
    await site.post(BADGES, { intent: 'off' }, ada)
    expect((await site.get(new URL(image).pathname)).status).toBe(404)
  })

  test('has one for joining in, without a figure', async () => {
    const page = await site.get(`${BADGES}/signup`, ada)
    expect(page.html).toContain('in a ledger that anyone can check')
    expect(page.html).not.toContain('trees-light')
  })
})

describe('words that are markup', () => {
  const HOSTILE = '"><script>window.hit=1</script><img src=x onerror=window.hit=1>'

  test('are words on every page that shows them', async () => {
    const eve = await joinAs(site.api, 'business')
    const widgetId = await addWidget(site.api, eve, {
      displayName: HOSTILE.slice(0, 60),
      note: HOSTILE,
    })
    await site.api.deps.db
      .updateTable('account')
      .set({ display_name: HOSTILE })
      .where('id', '=', eve.accountId)
      .execute()
    const on = await site.api.call(SetBadges, { body: { isActive: true } }, eve.bearer)
    for (const path of [
      WIDGETS,
      `${WIDGETS}/${widgetId}`,
      `${BADGES}/signup`,
      `${BADGES}/signup-light.svg`,
      `/funded/${on.data.shareId}`,
    ]) {
      const page = await site.get(path, eve)
      expect(page.status).toBe(200)
      expect(page.html, path).not.toMatch(/<script>window|<img src=x/)
    }
  })
})
