import { DecideChange, DraftChange } from '@understory/contracts/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinStaff, signInStaff } from '../../../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../../../testing/start-test-site.ts'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/></svg>'
const VALUES = {
  name: 'Fern & Co',
  logo: LOGO,
  primary: '#1c3f94',
  primaryDark: '#a9c4ff',
  action: '#7a1f4d',
  actionDark: '',
  band: '#101c44',
  displayFont: 'system',
  textFont: 'figtree',
}

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
  const { bearer } = await joinStaff(site.api, ['publishing'])
  const { data } = await site.api.call(
    DraftChange,
    { body: { kind: 'brand', subject: 'installation', values: VALUES, reason: 'Our own name.' } },
    bearer,
  )
  for (const to of ['propose', 'publish'] as const) {
    const params = { changeId: data.changeId }
    await site.api.call(DecideChange, { params, body: { to } }, bearer)
  }
  await site.api.deps.refreshInstallation()
})
afterAll(() => site.close())

/** The software is named where its licence is. */
const LICENCE = 'Fern & Co runs on Understory, open-source software'

test.each(['/', '/join', '/login', '/projects', '/verify', '/help', '/newsletter', '/status'])(
  '%s has the name of the installation, and that of the software beside its licence alone',
  async (path) => {
    const { html, text } = await site.get(path)
    expect(html).toMatch(/<title>[^<]*Fern &amp; Co[^<]*<\/title>/)
    expect(html).toContain('content="Fern &amp; Co"')
    expect(html).toContain('aria-label="Fern &amp; Co, home"')
    expect(text.replaceAll(LICENCE, '').match(/.{30}Understory.{30}/g) ?? []).toEqual([])
  },
)

test('the pages are drawn in its colours, by a style sheet of our own origin', async () => {
  const { html } = await site.get('/')
  expect(html).toContain('<link rel="stylesheet" href="/brand.css?revision=1"/>')
  const sheet = await site.get('/brand.css?revision=1')
  expect(sheet.html).toContain('--link: #1c3f94;')
  expect(sheet.html).toContain('--font-display: system-ui, sans-serif;')
  expect(sheet.headers.get('cache-control')).toContain('max-age')
  const early = await site.get('/brand.css?revision=2')
  expect(early.headers.get('cache-control')).toBe('no-cache')
})

test('its logo is a picture that can load and run nothing', async () => {
  const logo = await site.get('/brand/logo.svg?revision=1')
  expect(logo.html).toBe(LOGO)
  expect(logo.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
})

test('the web manifest and the document of the API have its name', async () => {
  const manifest = JSON.parse((await site.get('/site.webmanifest')).html)
  expect([manifest.name, manifest.short_name]).toEqual(['Fern & Co', 'Fern & Co'])
  expect(manifest.icons).toEqual([
    { src: '/brand/logo.svg?revision=1', sizes: 'any', type: 'image/svg+xml' },
  ])
  const api = JSON.parse((await site.get('/api/openapi.json')).html)
  expect(api.info.title).toBe('Fern & Co API')
})

test('the console has its own place for it', async () => {
  const alder = await signInStaff(site.api, 'alder')
  const page = await site.get('/staff/changes/brand', alder)
  expect(page.text).toContain('What this installation is called and how it looks')
  expect(page.html).toContain('aria-current="page">Brand</a>')
})
