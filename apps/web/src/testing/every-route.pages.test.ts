import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BODY_PLACES } from '../../../api/src/from-manifests/body-places.ts'
import { isAmong } from '../../../api/src/http/requests/body-places.ts'
import { isUpload } from '../../../api/src/http/requests/uploads.ts'
import { whileOutOfReach } from '../../../api/src/testing/database/out-of-reach.ts'
import routes from '../routes.ts'
import { pageWeight, stylesOf } from './page-weight.ts'
import { type Fixtures, prepareFixtures } from './route-fixtures.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'
import { EVERY_ROUTE } from './visits/all-visits.generated.ts'
import { FAULT_CASES } from './visits/fault-cases.ts'
import { lostInForm } from './visits/lost-in-form.ts'
import type { Visit } from './visits/visit.ts'

let site: TestSite
let fixtures: Fixtures

beforeAll(async () => {
  site = await startTestSite()
  fixtures = await prepareFixtures(site.api)
})
afterAll(() => site.close())

const CONTENT_BYTES = 15_000
const ANY_BYTES = 75_000
/** Where the pages are that everyone reads. */
const CONTENT = /^(content|capabilities\/(site|proof\/projects))\//
const heaviest = { content: 0, any: 0 }

/** No page asks for more than this, whatever it answers. */
function weigh(route: string, html: string): void {
  const { scriptBytes, scripts, stylesheets } = pageWeight(html)
  const kind = CONTENT.test(route) ? 'content' : 'any'
  heaviest[kind] = Math.max(heaviest[kind], scriptBytes)
  expect(scriptBytes).toBeLessThanOrEqual(kind === 'content' ? CONTENT_BYTES : ANY_BYTES)
  expect(scripts).toBeLessThanOrEqual(6)
  expect(stylesheets).toBeLessThanOrEqual(3)
  // Where no service outside is switched on, nothing of one is there.
  expect(html).not.toMatch(/\/assets\/(errors|telemetry|chat)-/)
}

async function visit(route: string, { as, path, form, status, says, leadsTo }: Visit) {
  const person = fixtures.who[as]
  const address = path(fixtures.ids)
  const page = form ? await site.post(address, form, person) : await site.get(address, person)
  const answer = { status: page.status, text: page.text, location: page.location ?? '' }
  expect(answer).toMatchObject({
    status,
    ...(says !== undefined && { text: expect.stringContaining(says) }),
    ...(leadsTo !== undefined && { location: expect.stringContaining(leadsTo) }),
  })
  weigh(route, page.html)
  const isRefused = form !== undefined && page.status >= 400 && page.status < 500
  expect(isRefused ? lostInForm(page.html, form) : [], `${address}: typed, and lost`).toEqual([])
  expect(halfTypedForms(page.html), `${address}: a date typed in part is sent as none`).toEqual([])
  for (const place of fileFormsIn(page.html, address)) {
    fileForms.add(route)
    const post = new Request('http://a.test', { method: 'POST' })
    expect(
      isAmong(BODY_PLACES.fileForms, place) || isUpload(BODY_PLACES, post, place),
      `${place} takes a file`,
    ).toBe(true)
  }
}

/** Forms in which the browser may not refuse a date or a number that was typed in part. */
function halfTypedForms(html: string): string[] {
  const forms = html.match(/<form\b.*?<\/form>/gis) ?? []
  return forms.filter(
    (form) =>
      /^<form\b[^>]*\bnovalidate\b/i.test(form) &&
      /<input\b[^>]*\btype="(?:date|month|time|datetime-local|number)"/i.test(form),
  )
}

const fileForms = new Set<string>()

/** Where the forms of a page send their files. */
function fileFormsIn(html: string, address: string): string[] {
  const forms = html.match(/<form\b[^>]*enctype="multipart\/form-data"[^>]*>/gi) ?? []
  return forms.map((form) => {
    const [, action] = /\baction="([^"]*)"/.exec(form) ?? []
    return new URL(action ?? address, 'http://a.test').pathname
  })
}

test('every route module is visited', () => {
  expect(Object.keys(EVERY_ROUTE).toSorted()).toEqual(
    [...new Set(routes.map(({ file }) => file))].toSorted(),
  )
})

describe.each(Object.entries(EVERY_ROUTE))('%s', (route, { succeeds, fails }) => {
  test('answers as hoped', () => visit(route, succeeds))
  test('refuses what it must', () => visit(route, fails))
})

test.each([
  '/app/business/gift/one-time/setup',
  '/app/business/instant/one-time/setup',
  '/app/business/vehicle/identify',
])('%s is no heavier for a business than its route is for a person', async (path) => {
  const page = await site.get(path)
  expect(page.status).toBe(200)
  weigh(path, page.html)
})

describe('while something cannot be read', () => {
  test.each(FAULT_CASES)('%s, a page says it in the words of the catalogue', (table, faulty) =>
    whileOutOfReach(site.api.deps.db, table, () => visit('faults', faulty)),
  )
})

test('pages with script there are, and none is heavier than it may be', () => {
  console.log(`heaviest content page ${heaviest.content} bytes of script, any page ${heaviest.any}`)
  expect(heaviest.content).toBeGreaterThan(0)
  expect(heaviest.any).toBeGreaterThan(heaviest.content)
})

test('a form that takes a file stands on twelve routes, and may be as large as a file', () => {
  expect(fileForms.size).toBe(12)
})

test('the stylesheet holds tokens, patterns, components and pages, in this order', async () => {
  const styles = stylesOf((await site.get('/')).html)
  const at = [/--paper:/, /\.flow-12/, /\._button_/, /\._header_/, /\._hero_/].map((part) =>
    styles.search(part),
  )
  expect(at).not.toContain(-1)
  expect(at).toEqual(at.toSorted((one, other) => one - other))
  expect(styles).not.toContain('@sheet')
})
