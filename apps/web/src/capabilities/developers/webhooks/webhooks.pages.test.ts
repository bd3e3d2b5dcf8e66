import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs, type TestPerson } from '../../../../../api/src/testing/people/people.ts'
import { startTestSite, type TestPage, type TestSite } from '../../../testing/start-test-site.ts'

let site: TestSite
let owner: TestPerson
const WEBHOOKS = '/my-impact/account/webhooks'

beforeAll(async () => {
  site = await startTestSite()
  owner = await joinAs(site.api, 'business')
})
afterAll(() => site.close())

const add = (fields: Readonly<Record<string, string>>) =>
  site.post(WEBHOOKS, { mode: 'live', ...fields }, owner)

/** To which the page that shows the secret leads. */
const ownPage = ({ html }: TestPage) =>
  /href="([^"]+)"[^>]*>Send it a test event/.exec(html)?.[1] ?? ''

describe('a webhook that is added', () => {
  test('is refused beside its address, and what was typed stays in the form', async () => {
    const page = await add({ url: 'http://example.org/hooks', description: 'The back office' })
    expect(page.status).toBe(400)
    expect(page.problemOf('url')).toContain('https')
    expect(page.html).toContain('value="http://example.org/hooks"')
    expect(page.html).toContain('value="The back office"')
    expect((await site.get(WEBHOOKS, owner)).text).toContain('There are none yet.')
  })

  test('shows its secret once, and leads to its own page', async () => {
    const made = await add({ url: 'https://example.org/hooks', description: 'The back office' })
    expect(made.status).toBe(200)
    expect(made.text).toMatch(/whsec_/)
    expect((await site.get(WEBHOOKS, owner)).text).not.toMatch(/whsec_/)
    const page = await site.get(ownPage(made), owner)
    expect(page.status).toBe(200)
    expect(page.html).toContain('value="The back office"')
  })
})

describe('a webhook that is changed', () => {
  const own = async () =>
    ownPage(await add({ url: 'https://example.org/changed', description: '' }))

  test('is refused beside its address, and stays as it was', async () => {
    const path = await own()
    const page = await site.post(
      path,
      { intent: 'change', url: 'https://10.0.0.7/hooks', description: 'Moved' },
      owner,
    )
    expect(page.status).toBe(400)
    expect(page.problemOf('url')).toContain('public internet')
    expect(page.html).toContain('value="https://10.0.0.7/hooks"')
    expect((await site.get(path, owner)).html).toContain('value="https://example.org/changed"')
  })

  test('says so on its page', async () => {
    const path = await own()
    const page = await site.post(
      path,
      { intent: 'change', url: 'https://example.org/moved', description: 'Moved' },
      owner,
    )
    expect(page.status).toBe(303)
    const after = await site.get(page.location ?? '', owner)
    expect(after.text).toContain('Saved.')
    expect(after.html).toContain('value="https://example.org/moved"')
  })

  test('and removed leads back to the list, which says so', async () => {
    const page = await site.post(await own(), { intent: 'remove' }, owner)
    expect(page.status).toBe(303)
    expect((await site.get(page.location ?? '', owner)).text).toContain('Removed.')
  })
})
