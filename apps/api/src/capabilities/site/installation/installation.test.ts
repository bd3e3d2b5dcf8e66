import {
  GetContentCard,
  GetLetterPicture,
  GetPageCard,
  GetProjectCard,
} from '@understory/contracts/site/share-cards.ts'
import {
  DecideChange,
  DraftChange,
  GetChange,
  GetChangeSubject,
} from '@understory/contracts/staff/changes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bearer } from '../../../testing/cross-account/actors.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi
let author: Bearer
let other: Bearer
beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
  author = (await joinStaff(api, ['publishing', 'operator'])).bearer
  other = (await joinStaff(api, ['admin'])).bearer
})
afterAll(() => api.close())

type Values = Readonly<Record<string, string>>

const draft = (kind: string, values: Values) =>
  api.call(
    DraftChange,
    { body: { kind, subject: 'installation', values, reason: 'We have a name now.' } },
    author,
  )

/** Published by its author where that is allowed, and else by another person. */
async function publish(kind: string, values: Values, by = author) {
  const { changeId } = (await draft(kind, values)).data
  const decide = (to: 'propose' | 'publish', who: Bearer) =>
    api.call(DecideChange, { params: { changeId }, body: { to } }, who)
  await decide('propose', author)
  const { status } = await decide('publish', by)
  await api.deps.refreshInstallation()
  return status
}

const BRAND = {
  name: 'Fern & Co',
  logo: '',
  primary: '#1c3f94',
  primaryDark: '',
  action: '#7a1f4d',
  actionDark: '',
  band: '',
  displayFont: 'system',
  textFont: 'figtree',
}

test('a brand is published by its author, and holds without a restart', async () => {
  const params = { kind: 'brand', subject: 'installation' }
  const before = await api.call(GetChangeSubject, { params }, author)
  expect(before.data.values).toMatchObject({ name: 'Understory', textFont: 'figtree' })
  expect(api.deps.config.siteName).toBe('Understory')
  expect(await publish('brand', BRAND)).toBe(204)
  expect(api.deps.config.siteName).toBe('Fern & Co')
  expect(api.deps.config.brand).toMatchObject({
    colours: { primary: '#1c3f94', action: '#7a1f4d' },
    displayFont: 'system',
    revision: 1,
  })
})

test('a colour that cannot be read, and a drawing that could do something, are refused beside their fields', async () => {
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>1</script></svg>'
  const refused = await draft('brand', { ...BRAND, primary: '#9ad29a', logo })
  expect(refused.status).toBe(400)
  expect(refused.refusal.problems).toEqual([
    { field: 'values.primary', message: expect.stringContaining('text takes 4.5 to 1') },
    { field: 'values.logo', message: '<script> cannot be in a logo.' },
  ])
})

test('a first change begins with what the settings of the environment have, and leads back to it', async () => {
  const standing = async (kind: string) =>
    (await api.call(GetChangeSubject, { params: { kind, subject: 'installation' } }, author)).data
      .values
  const { config } = api.deps
  expect(await standing('features')).toEqual({
    'currency-message': 'on',
    'offer-banner': 'on',
    welcome: 'on',
  })
  expect((await standing('seller'))?.name).toBe(config.SELLER_NAME)
  const contacts = (await standing('contacts')) ?? {}
  expect(config.MAIL_FROM).toBe(`${contacts.senderName} <${contacts.sender}>`)
  const { changeId } = (await draft('features', { 'currency-message': 'on', 'offer-banner': 'on' }))
    .data
  const shown = (await api.call(GetChange, { params: { changeId } }, author)).data
  expect(shown.differences).toEqual([{ label: 'The welcome of new people', from: 'on', to: 'off' }])
  await api.call(DecideChange, { params: { changeId }, body: { to: 'withdraw' } }, author)
})

test('another person publishes the seller', async () => {
  const seller = {
    name: 'Fern & Co Ltd',
    address: '2 Fern Street\nBath BA1 1AA',
    taxId: 'GB123456789',
    country: 'GB',
    vatPercent: '20',
  }
  const first = api.deps.config.SELLER_NAME
  const { changeId } = (await draft('seller', seller)).data
  const decide = (to: 'propose' | 'publish', who: Bearer) =>
    api.call(DecideChange, { params: { changeId }, body: { to } }, who)
  await decide('propose', author)
  expect((await decide('publish', author)).refusal.code).toBe('CHANGE_NEEDS_SECOND_PERSON')
  expect(api.deps.config.SELLER_NAME).toBe(first)
  expect((await decide('publish', other)).status).toBe(204)
  await api.deps.refreshInstallation()
  const { SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_PERCENT, firstSeller } = api.deps.config
  expect([SELLER_NAME, SELLER_ADDRESS, SELLER_VAT_PERCENT]).toEqual([
    'Fern & Co Ltd',
    '2 Fern Street, Bath BA1 1AA',
    20,
  ])
  expect(firstSeller.SELLER_NAME).toBe(first)
})

test('addresses, offer and switches stand above the settings', async () => {
  const contacts = {
    support: 'help@fern.example',
    senderName: 'Fern & Co',
    sender: 'post@fern.example',
    alerts: '',
  }
  expect(await publish('contacts', contacts)).toBe(204)
  expect(api.deps.config.MAIL_FROM).toBe('Fern & Co <post@fern.example>')
  expect(api.deps.config.PAYMENT_ALERT_EMAIL).toBeUndefined()
  const half = await draft('offer', { text: 'Trees for spring', link: '' })
  expect(half.refusal.problems).toEqual([
    { field: 'values.link', message: 'Please say where it leads.' },
  ])
  expect(await publish('offer', { text: 'Trees for spring', link: '/faq' }, other)).toBe(204)
  expect(api.deps.config.OFFER_TEXT).toBe('Trees for spring')
  expect(await publish('features', { welcome: 'on' })).toBe(204)
  expect(api.deps.config.FEATURES_OFF).toEqual(['currency-message', 'offer-banner'])
})

test('links to pages of the site, to articles and to projects have pictures; nothing else has', async () => {
  const page = (name: string) => api.call(GetPageCard, { params: { page: name } })
  const drawn = [
    await page('solutions.business.reduce'),
    await api.call(GetProjectCard, { params: { projectId: 'mangroves-mahajanga' } }),
    await api.call(GetContentCard, { params: { slug: 'how-to-read-a-certificate' } }),
    await api.call(GetLetterPicture, { params: { theme: 'none' } }),
    await api.call(GetLetterPicture, { params: { theme: 'christmas' } }),
  ]
  for (const { status, data } of drawn) {
    expect(status).toBe(200)
    expect(Buffer.from(data).toString('latin1', 1, 4)).toBe('PNG')
  }
  const missing = [
    await page('my-impact'),
    await api.call(GetProjectCard, { params: { projectId: 'nowhere' } }),
    await api.call(GetContentCard, { params: { slug: 'nothing' } }),
  ]
  expect(missing.map(({ refusal }) => refusal.code)).toEqual([
    'NOT_FOUND',
    'PROJECT_NOT_FOUND',
    'CONTENT_NOT_FOUND',
  ])
})
