import { ListProjects } from '@understory/contracts/proof/projects.ts'
import {
  GetImpactPageSettings,
  SaveImpactPage,
} from '@understory/contracts/showing/impact-pages.ts'
import { SetBadges } from '@understory/contracts/showing/shareables.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOutcome, payFor, quote } from '../../../api/src/testing/commerce/purchases.ts'
import { joinAs, type TestPerson } from '../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'

let site: TestSite
let ada: TestPerson
beforeAll(async () => {
  site = await startTestSite()
  await site.api.work()
  ada = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

/** A figure of nothing, as a reader would see it. */
const NOUGHT =
  /(?<![\d.,])0 (?:g|kg|t|tonnes?|trees?|km|half-litre bottles|bottles|vehicles?|entries|of plastic|of CO2e)\b/i

/** Everything that anyone sees of what was funded, by this account and by everyone. */
async function publicPaths(): Promise<string[]> {
  const { settings } = (await site.api.call(GetImpactPageSettings, {}, ada.bearer)).data
  const body = { ...settings, isPublic: true, isListed: true }
  const { address } = (await site.api.call(SaveImpactPage, { body }, ada.bearer)).data
  const { shareId } = (await site.api.call(SetBadges, { body: { isActive: true } }, ada.bearer))
    .data
  const { projects } = (await site.api.call(ListProjects, {})).data
  const badges = ['trees', 'offsets', 'plastics', 'vehicles', 'signup']
  return [
    '/',
    '/impact',
    '/projects',
    '/public-ledger',
    `/impact/${address}`,
    `/funded/${shareId}`,
    ...badges.map((kind) => `/badges/${shareId}/${kind}-light.svg`),
    ...projects.map(({ id }) => `/projects/${id}`),
  ]
}

async function noughtsOf(paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    const page = await site.get(path)
    expect(page.status, path).toBe(200)
    const [nought] = NOUGHT.exec(page.text) ?? []
    if (nought) found.push(`${path}: ${nought}`)
  }
  return found
}

test('nothing that anyone may see announces a nought: not while nothing is funded, nor where only trees are', async () => {
  const paths = await publicPaths()
  expect(await noughtsOf(paths)).toEqual([])
  const { quoteId } = await quote(site.api, { milliTrees: 5_000 }, 'business')
  await askOutcome(site.api, ada, (await payFor(site.api, ada, quoteId)).paymentId)
  await site.api.work()
  site.api.moveClock(120_000)
  expect(await noughtsOf(paths)).toEqual([])
  const badge = await site.get(paths.find((path) => path.includes('/trees-')) ?? '')
  expect(badge.html).toContain('<title>5 trees funded by')
})
