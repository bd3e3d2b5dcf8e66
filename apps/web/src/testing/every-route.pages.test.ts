import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import routes from '../routes.ts'
import { type Fixtures, prepareFixtures } from './route-fixtures.ts'
import { startTestSite, type TestSite } from './start-test-site.ts'
import { BUYING_VISITS } from './visits/buying-visits.ts'
import { CONTENT_VISITS } from './visits/content-visits.ts'
import { IMPACT_VISITS } from './visits/impact-visits.ts'
import { PEOPLE_VISITS } from './visits/people-visits.ts'
import type { Visit } from './visits/visit.ts'

/** For each route module, one visit that it answers as hoped and one that it refuses. */
const EVERY_ROUTE = { ...CONTENT_VISITS, ...BUYING_VISITS, ...IMPACT_VISITS, ...PEOPLE_VISITS }

let site: TestSite
let fixtures: Fixtures

beforeAll(async () => {
  site = await startTestSite()
  fixtures = await prepareFixtures(site.api)
})
afterAll(() => site.close())

async function visit({ as, path, form, status, says, leadsTo }: Visit): Promise<void> {
  const person = fixtures.who[as]
  const address = path(fixtures.ids)
  const page = form ? await site.post(address, form, person) : await site.get(address, person)
  const answer = { status: page.status, text: page.text, location: page.location ?? '' }
  expect(answer).toMatchObject({
    status,
    ...(says !== undefined && { text: expect.stringContaining(says) }),
    ...(leadsTo !== undefined && { location: expect.stringContaining(leadsTo) }),
  })
}

test('every route module is visited', () => {
  expect(Object.keys(EVERY_ROUTE).toSorted()).toEqual(
    [...new Set(routes.map(({ file }) => file))].toSorted(),
  )
})

describe.each(Object.entries(EVERY_ROUTE))('%s', (_, { succeeds, fails }) => {
  test('answers as hoped', () => visit(succeeds))
  test('refuses what it must', () => visit(fails))
})
