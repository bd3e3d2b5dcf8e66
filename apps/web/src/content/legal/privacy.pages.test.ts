import {
  LOCAL_KEYS,
  PAGE_COOKIES,
  SESSION_COOKIES,
  SESSION_KEYS,
} from '@understory/domain/people/privacy/browser-storage.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { retentionLines } from '../../../../api/src/from-manifests/retention-lines.ts'
import { startTestSite, type TestSite } from '../../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite({ TAG_MANAGER_ID: 'GTM-TEST123', KEEP_DELIVERIES_DAYS: '500' })
})
afterAll(() => site.close())

test('the privacy page names everything that this site writes into a browser', async () => {
  const { text } = await site.get('/privacy-policy')
  for (const name of [...Object.keys(PAGE_COOKIES), ...Object.keys(SESSION_COOKIES)])
    expect(text.replaceAll(/\s/g, ''), name).toContain(name)
  const storage = Object.entries<string | null>({ ...LOCAL_KEYS, ...SESSION_KEYS, version: '' })
  for (const [key, why] of storage) {
    const isNamed = text.replaceAll(/\s/g, '').includes(`understory:${key}`)
    expect(isNamed, key).toBe(why !== null)
  }
  expect(text).toContain('Your network address, country and currency')
})

test('the privacy page says of everything how long it is kept', async () => {
  const { text } = await site.get('/privacy-policy')
  for (const { what, time } of retentionLines(500)) {
    expect(text).toContain(what)
    expect(text).toContain(time)
  }
  expect(text).toContain('500 days after the end of the month in which it came')
})

test('the privacy page names who receives something, by what is switched on', async () => {
  const { text } = await site.get('/privacy-policy')
  expect(text).toContain('A payment sandbox')
  expect(text).toContain('DVLA, the British vehicle register')
  expect(text).not.toContain('Stripe :')
  expect(text).toContain('Logs hold a keyed hash in place of your network address')
})
