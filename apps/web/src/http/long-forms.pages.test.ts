import { ISSUE_LIMITS } from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInStaff } from '../../../api/src/testing/people/staff.ts'
import { startTestSite, type TestSite } from '../testing/start-test-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.close())

const GIFTS = '/app/business/gift/one-time/setup'
const WORD = '\u68ee'

describe('a form takes what its call takes, in characters of three bytes', () => {
  const gifts = { trees: '1', co2e: '0', plastic: '0', from: 'Ada', theme: 'gift', intent: 'buy' }
  const people = (count: number) =>
    Array.from({ length: count }, (_, at) => {
      const name = WORD.repeat(80)
      return `${name}, ${'a'.repeat(60)}${at}@${'b'.repeat(60)}.example`
    }).join('\n')

  test('gifts for 200 people', async () => {
    const sent = await site.post(GIFTS, { ...gifts, people: people(200) })
    expect(sent.location).toMatch(/^\/app\/payment\?quote=/)
  })

  test('and says so in the form when they are more, with what was typed', async () => {
    const sent = await site.post(GIFTS, { ...gifts, people: people(201) })
    expect(sent.status).toBe(400)
    expect(sent.text).toContain('at most 200 gifts')
    expect(sent.text).toContain(people(1))
  })

  test('an issue of the newsletter', async () => {
    const staff = await signInStaff(site.api, 'alder')
    const body = WORD.repeat(ISSUE_LIMITS.body)
    const fields = { subject: 'News', preview: '', body }
    const sent = await site.post('/staff/newsletter/new', fields, staff)
    expect(sent.location).toMatch(/^\/staff\/newsletter\//)
  })
})
