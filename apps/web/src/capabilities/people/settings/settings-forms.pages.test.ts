import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let company: TestPerson
const BUSINESS = '/my-impact/account/settings/business'
const FIELDS = { intent: 'account', companyName: 'Fernbank Bakery', country: 'GB' }

beforeAll(async () => {
  site = await startTestSite()
  company = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

describe('the details of a business', () => {
  test('are refused beside the field, and what was typed stays', async () => {
    const page = await site.post(
      BUSINESS,
      { ...FIELDS, companyName: 'Fernbank Mills', website: 'not an address', vatNumber: '' },
      company,
    )
    expect(page.status).toBe(400)
    expect(page.problemOf('website')).not.toBeNull()
    expect(page.html).toContain('value="not an address"')
    expect(page.html).toContain('value="Fernbank Mills"')
    expect((await site.get(BUSINESS, company)).html).not.toContain('value="Fernbank Mills"')
  })

  test('are saved, and the page says so', async () => {
    const page = await site.post(
      BUSINESS,
      { ...FIELDS, website: 'https://fernbank.example', vatNumber: '' },
      company,
    )
    expect(page.status).toBe(303)
    const after = await site.get(page.location ?? '', company)
    expect(after.html).toContain('value="Fernbank Bakery"')
    expect(after.html).toContain('value="https://fernbank.example"')
  })
})
