import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startTestSite,
  type TestPage,
  type TestSite,
} from '../../../../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const PATH = '/app/personal/family/recurring/setup'
const FORM = { currency: 'GBP', interval: 'month', intent: 'sum', pet: '0' }

const inputOf = ({ html }: TestPage, name: string, value = '[^"]*') =>
  new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*value="${value}")[^>]*>`).exec(html)?.[0] ?? ''
const typedIn = (page: TestPage, name: string) =>
  /value="([^"]*)"/.exec(inputOf(page, name))?.[1] ?? null
const totalOf = ({ text }: TestPage) => /(£[\d.,]+) a month Continue/.exec(text)?.[1]

test('two adults and two children with one plan cost what each of them costs by themselves', async () => {
  const together = { ...FORM, tier: 'standard', adults: '2', children: '2' }
  const one = await site.post(PATH, together)
  const apart = { ...FORM, tier: 'own', adult_standard: '2', child_standard: '2' }
  const each = await site.post(PATH, apart)
  expect([one.status, each.status]).toEqual([200, 200])
  expect(totalOf(one)).toBe(totalOf(each))
  expect(totalOf(one)).toMatch(/£\d/)
  expect([typedIn(one, 'adults'), typedIn(one, 'children')]).toEqual(['2', '2'])
})

test('the sum of a workforce is the sum of what stands beside each plan, rounded up once', async () => {
  const path = '/app/business/workforce/recurring/setup'
  const counts = { employee_traveler: '5', employee_standard: '10', employee_lite: '0' }
  const page = await site.post(path, { ...FORM, ...counts })
  const each = [...page.text.matchAll(/a year each\. £([\d.]+) a month/g)].map(([, one]) => one)
  expect(each).toEqual(['10.925', '5.81', '3.205'])
  expect(totalOf(page)).toBe('£112.73')
  expect(Math.ceil((5 * 10.925 + 10 * 5.81) * 100)).toBe(11_273)
})

test('what is typed for the other way of choosing does not count', async () => {
  const typed = { adults: '2', children: '1', adult_ultimate: '9' }
  const same = await site.post(PATH, { ...FORM, ...typed, tier: 'lite' })
  const own = await site.post(PATH, { ...FORM, ...typed, tier: 'own' })
  const plain = await site.post(PATH, { ...FORM, tier: 'lite', adults: '2', children: '1' })
  expect(totalOf(same)).toBe(totalOf(plain))
  expect(totalOf(own)).not.toBe(totalOf(plain))
})

test('a count that cannot be read is marked where it was typed', async () => {
  const typed = { ...FORM, tier: 'standard', adults: 'two', children: '1' }
  const refused = await site.post(PATH, typed)
  expect([refused.status, refused.problemOf('adults')]).toEqual([400, 'Please use a whole number.'])
  expect(typedIn(refused, 'adults')).toBe('two')
})

test.each([
  ['?adult_lite=2&child_lite=1', 'lite', '2'],
  ['?adult_lite=1&adult_ultimate=1', 'own', '0'],
  ['?pet=2', 'standard', '0'],
])('a link with %s opens as the choice it names', async (query, tier, adults) => {
  const page = await site.get(PATH + query)
  expect(inputOf(page, 'tier', tier)).toContain('checked')
  expect(typedIn(page, 'adults')).toBe(adults)
})

/** How many trees of the picture are shown, and how many of them all hide for now. */
const treesIn = ({ html }: TestPage, marked: RegExp) => {
  const groups = [...html.matchAll(/<g( data-[^>]*)>(.*?)<\/g>/g)].filter(([, marks = '']) =>
    marked.test(marks),
  )
  const count = (isShown: boolean) =>
    groups
      .filter(([, marks = '']) => isShown !== marks.includes('data-absent'))
      .reduce((sum, [, , inside = '']) => sum + (inside.match(/<use/g)?.length ?? 0), 0)
  return [count(true), count(false)]
}

test.each([
  ['/app/personal/individual/recurring/setup?individual_lite=1', /data-plan/, 24],
  ['/app/personal/individual/recurring/setup?individual_ultimate=1', /data-plan/, 96],
  [`${PATH}?adult_lite=1`, /child_lite/, 12],
  [`${PATH}?pet=2`, /child_lite/, 0],
  ['/app/business/workforce/recurring/setup?employee_lite=5', /employee_lite/, 36],
  ['/app/personal/gift/one-time/setup?trees=7', /data-of="trees"/, 14],
  ['/app/personal/instant/one-time/setup?trees=7', /data-of="trees"/, 3 * 14],
  ['/app/business/instant/one-time/setup?co2e=500', /data-of="trees"/, 0],
])('the picture of %s shows no tree that it does not fund', async (path, marked, trees) => {
  const page = await site.get(path)
  expect(treesIn(page, marked)[0]).toBe(trees)
  expect(page.html).toContain('--pic-water')
})
