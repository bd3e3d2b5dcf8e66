import { EnterImpact, ReverseGrantedImpact } from '@understory/contracts/commerce/granted-impact.ts'
import { EnterLot, ReverseLot, SetCover } from '@understory/contracts/proof/supply.ts'
import {
  CreateIssue,
  ScheduleIssue,
} from '@understory/contracts/site/newsletter/newsletter-issues.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinAs } from '../../../testing/people/people.ts'
import { joinStaff } from '../../../testing/people/staff.ts'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'
import { aLot, projectOf } from '../../../testing/supply.ts'

const REASON = 'It was entered by mistake.'
const ANY = '00000000-0000-4000-8000-000000000000'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({
    rateLimitScale: 100,
    env: { STAFF_LEDGER_CLAIM: 'ledger', STAFF_NEWSLETTER_CLAIM: 'news' },
  })
})
afterAll(() => api.close())

async function attempts(claims: string[]) {
  const { bearer } = await joinStaff(api, claims)
  const { accountId } = await joinAs(api, 'business')
  const projectId = await projectOf(api, 'co2e')
  const file = { name: 'offer.pdf', file: 'none' }
  const impact = { milliTrees: 1_000, co2eGrams: 0, plasticGrams: 0 }
  const offer = { accountId, kind: 'offer' as const, title: 'A gift', effectiveOn: '2026-01-01' }
  const body = { reason: REASON }
  const answers = {
    impact: await api.call(EnterImpact, { body: { ...offer, ...impact, evidence: file } }, bearer),
    impactTakenBack: await api.call(
      ReverseGrantedImpact,
      { params: { grantedId: ANY }, body },
      bearer,
    ),
    lot: await api.call(EnterLot, { body: aLot(projectId) }, bearer),
    lotTakenBack: await api.call(ReverseLot, { params: { lotId: 999 }, body }, bearer),
    cover: await api.call(
      SetCover,
      { params: { projectId }, body: { isBoughtAhead: false, retiredWithinDays: 90 } },
      bearer,
    ),
    newsletter: await api.call(
      ScheduleIssue,
      { params: { issueId: ANY }, body: { at: '2030-01-01T09:00:00Z' } },
      bearer,
    ),
  }
  return Object.fromEntries(
    Object.entries(answers).map(([name, { status, refusal }]) => [
      name,
      status === 403 ? refusal.code : 'allowed',
    ]),
  )
}

const LEDGER = ['impact', 'impactTakenBack', 'lot', 'lotTakenBack', 'cover']
const all = (answer: string) => Object.fromEntries(LEDGER.map((name) => [name, answer]))

describe('staff', () => {
  test('whose directory says support alone enter nothing into the ledger and send no newsletter', async () => {
    expect(await attempts(['support'])).toEqual({
      ...all('MAY_NOT_ENTER'),
      newsletter: 'MAY_NOT_SEND',
    })
  })

  test('may do what one of their claims is for, and no more', async () => {
    expect(await attempts(['support', 'ledger'])).toEqual({
      ...all('allowed'),
      newsletter: 'MAY_NOT_SEND',
    })
    expect(await attempts(['support', 'news'])).toEqual({
      ...all('MAY_NOT_ENTER'),
      newsletter: 'allowed',
    })
  })

  test('without a claim write a newsletter all the same, which others send', async () => {
    const { bearer } = await joinStaff(api, ['support'])
    const body = { subject: 'Spring', preview: 'What grew', body: 'The birches stand.' }
    expect((await api.call(CreateIssue, { body }, bearer)).status).toBe(201)
  })
})
