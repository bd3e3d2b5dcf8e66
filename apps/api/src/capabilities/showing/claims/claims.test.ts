import { CheckClaim } from '@understory/contracts/showing/claims.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../../testing/start-test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startTestApi({ rateLimitScale: 100 })
})
afterAll(() => api.close())

const check = (body: object) => api.call(CheckClaim, { body } as never)

describe('anyone asks what may be said', () => {
  test('of what was funded, everywhere', async () => {
    const { data } = await check({ text: 'We funded 410 trees in 2026.' })
    expect(data).toEqual({
      verdict: 'allowed',
      markets: [
        { market: 'UK', verdict: 'allowed', hasRules: true },
        { market: 'EU', verdict: 'allowed', hasRules: true },
        { market: 'US', verdict: 'allowed', hasRules: true },
        { market: 'other', verdict: 'allowed', hasRules: false },
      ],
      findings: [],
    })
  })

  test('what is refused says where, by which source, and what to say instead', async () => {
    const { data } = await check({
      text: 'Free returns. Carbon-neutral delivery!',
      markets: ['EU'],
      subject: 'product',
    })
    expect(data?.verdict).toBe('refused')
    expect(data?.findings).toEqual([
      {
        market: 'EU',
        ruleId: 'EU-01',
        verdict: 'refused',
        span: { start: 14, end: 28, text: 'Carbon-neutral' },
        source: 'Directive (EU) 2024/825, Annex point 4c (UCPD Annex I) and recital 12',
        sourceReading: 'secondary',
        suggestion: expect.stringContaining('Say what was funded'),
        needs: [],
        missing: [],
      },
    ])
  })

  test('a whole basis lifts what needs one', async () => {
    const asked = { text: '30% less CO2', markets: ['UK'] }
    const before = await check(asked)
    expect(before.data?.findings[0]?.missing).toEqual(['boundary', 'period', 'measured', 'link'])
    const basis = {
      boundary: 'The bottle',
      period: '2025',
      measured: 'By ISO 14067',
      link: 'https://example.org',
    }
    const after = await check({ ...asked, basis })
    expect([before.data?.verdict, after.data?.verdict]).toEqual(['needs-basis', 'allowed'])
    expect(after.data?.findings[0]?.missing).toEqual([])
  })

  test.each([
    [{ text: ' ' }, 'Please write a sentence.'],
    [{ text: 'x'.repeat(5_001) }, 'Please use at most 5000 characters.'],
    [{ text: 'Trees', markets: [] }, 'Please choose at least one market.'],
    [{ text: 'Trees', markets: ['UK', 'UK'] }, 'Please name each market once.'],
    [{ text: 'Trees', basis: { link: 'x'.repeat(301) } }, 'Please use at most 300 characters.'],
  ])('%j is refused: %s', async (body, message) => {
    const { status, refusal } = await check(body)
    expect([status, refusal?.code]).toEqual([400, 'BAD_REQUEST'])
    expect(JSON.stringify(refusal)).toContain(message)
  })
})
