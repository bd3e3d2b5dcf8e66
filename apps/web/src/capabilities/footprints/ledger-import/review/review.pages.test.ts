import { afterAll, beforeAll, expect, test } from 'vitest'
import { refinedFootprint } from '../../../../../../api/src/testing/footprints/footprints.ts'
import { LEDGER_TEXT } from '../../../../../../api/src/testing/footprints/ledgers.ts'
import { joinAs, type TestPerson } from '../../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../../testing/start-test-site.ts'

let site: TestSite
let owner: TestPerson
let address: string

beforeAll(async () => {
  site = await startTestSite()
  owner = await joinAs(site.api, 'business')
  address = `/my-impact/dashboards/footprint/${await refinedFootprint(site.api, owner)}/ledger`
})
afterAll(() => site.close())

async function reviewOf(text: string) {
  const file = new File([text], `${text.length}.csv`)
  const { location } = await site.post(address, { file }, owner)
  return site.get(location ?? '', owner)
}

test('a file without a row of the year says so, and cannot be saved', async () => {
  const page = await reviewOf(LEDGER_TEXT.replaceAll(/20\d\d-/g, '2019-'))
  expect(page.text).toContain('There is nothing in this file for this year.')
  expect(page.text).toContain('of other months')
  expect(page.text).not.toContain('Save as lines')
})
