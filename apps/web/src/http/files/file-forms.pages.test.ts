import { sampleLogo } from '@understory/adapters/pictures-sharp/sample-logo.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../api/src/testing/people/people.ts'
import { signInStaff } from '../../../../api/src/testing/people/staff.ts'
import { addWidget, giveWebsite } from '../../../../api/src/testing/widgets.ts'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
let ada: TestPerson
let staff: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  site = await startTestSite()
  ada = await joinAs(site.api, 'business')
  await giveWebsite(site.api, ada)
  staff = await signInStaff(site.api, 'alder')
})
afterAll(() => site.close())

const WIDGETS = '/my-impact/share/live-widget'
const API_LOGO = 'http://understory.test/api/impact-page/logo'
const large = (name: string, type: string) => new File([new Uint8Array(3_500_000)], name, { type })

test('a logo of 410 kB is taken by the form of the impact page, and by the API', async () => {
  const path = '/my-impact/share/impact-page'
  const logo = Buffer.from(await sampleLogo({ isUncompressed: true }))
  expect(logo.length).toBeGreaterThan(400_000)
  const file = new File([logo], 'logo.png', { type: 'image/png' })
  const sent = await site.post(path, { intent: 'logo', file }, ada)
  expect([sent.status, sent.location]).toEqual([303, `${path}?saved`])
  const body = JSON.stringify({ file: logo.toString('base64') })
  const headers = {
    ...ada.bearer,
    'content-type': 'application/json',
    'content-length': String(body.length),
  }
  const call = new Request(API_LOGO, { method: 'PUT', headers, body })
  expect((await site.send(call)).status).toBe(204)
})

test.each([1_500_000, 3_500_000])(
  'a logo of %i bytes is refused beside its field',
  async (size) => {
    const path = '/my-impact/share/impact-page'
    const file = new File([new Uint8Array(size)], 'logo.png', { type: 'image/png' })
    const sent = await site.post(path, { intent: 'logo', file }, ada)
    const page = sent.location ? await site.get(sent.location, ada) : sent
    expect(page.problemOf('file')).toContain('This picture is larger than 1 MB.')
  },
)

describe('a file of more than 3 MB leads back to its form, which says so beside the field', () => {
  test.each([
    ['a new widget', async () => `${WIDGETS}/new`],
    ['a widget', async () => `${WIDGETS}/${await addWidget(site.api, ada)}`],
  ])('of %s', async (_, pathOf) => {
    const path = await pathOf()
    const picture = large('ground.png', 'image/png')
    const sent = await site.post(path, { intent: 'save', background: 'image', picture }, ada)
    expect([sent.status, sent.location]).toEqual([303, `${path}?problem=too-large`])
    const page = await site.get(sent.location ?? '', ada)
    expect(page.problemOf('picture')).toContain('at most 2 MB')
    expect(page.html).toMatch(/<input(?=[^>]*name="background")(?=[^>]*value="image")[^>]*checked/)
    expect(page.text).toContain('Nothing was saved')
  })

  test.each([
    ['a batch', async () => '/staff/supply'],
    ['granted impact', async () => `/staff/accounts/${ada.accountId}`],
  ])('of %s that staff enter', async (_, pathOf) => {
    const path = await pathOf()
    const evidence = large('invoice.pdf', 'application/pdf')
    const sent = await site.post(path, { intent: 'enter', evidence }, staff)
    expect([sent.status, sent.location]).toEqual([303, `${path}?problem=too-large`])
    const page = await site.get(sent.location ?? '', staff)
    expect(page.problemOf('evidence')).toContain('This file is larger than 2 MB.')
    expect(page.text).toContain('Nothing was saved')
    expect((await site.get(path, staff)).problemOf('evidence')).toBeNull()
  })
})
