import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type ClaimQuestion, checkClaim } from './check-claim.ts'
import { CLAIM_BASIS_FIELDS, CLAIM_VERDICTS, type ClaimVerdict } from './rules/claim-terms.ts'

const SENTENCES = JSON.parse(
  readFileSync(new URL('../../../data/claims/sentences.json', import.meta.url), 'utf8'),
) as readonly [text: string, uk: ClaimVerdict, eu: ClaimVerdict, us: ClaimVerdict][]

const EVERYWHERE: ClaimQuestion = {
  text: '',
  markets: ['UK', 'EU', 'US', 'other'],
  subject: 'unknown',
  audience: 'consumers',
  day: '2026-11-27',
}
const check = (text: string, rest: Partial<ClaimQuestion> = {}) =>
  checkClaim({ ...EVERYWHERE, ...rest, text })
const verdictOf = (text: string, rest: Partial<ClaimQuestion> = {}) => check(text, rest).verdict
const WHOLE = Object.fromEntries(CLAIM_BASIS_FIELDS.map((field) => [field, 'as the report says']))

describe('to consumers, of nothing in particular', () => {
  test.each(SENTENCES)('%s (UK %s, EU %s, US %s)', (text, uk, eu, us) => {
    expect(check(text).markets.map(({ verdict }) => verdict)).toEqual([uk, eu, us, 'allowed'])
  })
  it('is tried with more than 150 sentences', () => {
    expect(SENTENCES.length).toBeGreaterThan(150)
  })
})

describe('whom it is said to, and of what', () => {
  test.each([
    ['Our company is carbon neutral.', 'company', 'consumers', 'needs-basis'],
    ['Our company is carbon neutral.', 'product', 'consumers', 'refused'],
    ['Our company is carbon neutral.', 'order', 'consumers', 'refused'],
    ['Our company is carbon neutral.', 'event', 'consumers', 'refused'],
    ['Our company is carbon neutral.', 'product', 'businesses', 'needs-basis'],
    ['Our company is carbon neutral.', 'unknown', 'consumers', 'refused'],
    ['We offset your order.', 'company', 'consumers', 'allowed'],
    ['We offset your order.', 'order', 'consumers', 'refused'],
    ['We offset your order.', 'order', 'businesses', 'needs-basis'],
    ['Eco-friendly soap', 'product', 'businesses', 'needs-basis'],
    ['Climate certified', 'company', 'businesses', 'needs-basis'],
    ['Climate certified', 'company', 'consumers', 'refused'],
    ['Klimaneutral', 'product', 'businesses', 'allowed'],
    ['Low-carbon concrete', 'product', 'consumers', 'refused'],
    ['Low-carbon concrete', 'product', 'businesses', 'needs-basis'],
    ['No impact on the climate', 'company', 'businesses', 'refused'],
  ] as const)('%s of a %s to %s in the EU: %s', (text, subject, audience, verdict) => {
    expect(verdictOf(text, { markets: ['EU'], subject, audience })).toBe(verdict)
  })
})

describe('the day', () => {
  test.each([
    ['Carbon neutral delivery', 'EU', '2026-09-26', 'allowed'],
    ['Carbon neutral delivery', 'EU', '2026-09-27', 'refused'],
    ['PAS 2060', 'UK', '2025-11-30', 'allowed'],
    ['PAS 2060', 'UK', '2025-12-01', 'refused'],
  ] as const)('%s in the %s on %s: %s', (text, market, day, verdict) => {
    expect(verdictOf(text, { markets: [market], subject: 'product', day })).toBe(verdict)
  })
})

describe('a basis', () => {
  it('lifts what needs one, once it is complete', () => {
    const asked = { markets: ['UK'], basis: WHOLE } as const
    expect(verdictOf('Carbon neutral delivery', asked)).toBe('allowed')
    const { findings } = check('Carbon neutral delivery', asked)
    expect(findings.map(({ ruleId, missing }) => [ruleId, missing])).toEqual([['UK-01', []]])
  })
  it.each([...CLAIM_BASIS_FIELDS])('without %s says that it is missing', (field) => {
    const { findings } = check('We are carbon neutral. We will be net zero by 2040.', {
      basis: { ...WHOLE, [field]: ' ' },
      subject: 'company',
    })
    const open = findings.filter(({ verdict }) => verdict === 'needs-basis')
    expect(open.every(({ missing }) => missing.join() === field)).toBe(true)
    const asking = findings.filter(({ needs }) => needs.includes(field))
    expect(open).toEqual(asking)
  })
  it('never lifts what is refused', () => {
    for (const [text, ...verdicts] of SENTENCES)
      if (verdicts.includes('refused')) expect(verdictOf(text, { basis: WHOLE })).toBe('refused')
  })
})

it('says where in the text each finding stands', () => {
  const text = 'We plant trees. Our delivery is CO₂-neutral, and low-carbon too.'
  const spans = check(text, { markets: ['UK'] }).findings.map(({ ruleId, span }) => {
    expect(text.slice(span.start, span.end)).toBe(span.text)
    return [ruleId, span.text]
  })
  expect(spans).toEqual([
    ['UK-01', 'CO₂-neutral'],
    ['UK-07', 'low-carbon'],
  ])
})

it('says of a market without rules that it has none', () => {
  expect(check('Carbon neutral').markets.map(({ hasRules }) => hasRules)).toEqual([
    true,
    true,
    true,
    false,
  ])
})

describe('whatever is written', () => {
  const someText = fc
    .array(fc.constantFrom(...SENTENCES.map(([text]) => text)), { minLength: 1, maxLength: 6 })
    .map((sentences) => sentences.map((sentence) => sentence.replace(/[.!?:]*$/, '.')))
  const rank = (sentences: readonly string[]) =>
    CLAIM_VERDICTS.indexOf(verdictOf(sentences.join(' ')))

  it('one more sentence never makes the verdict milder', () => {
    fc.assert(
      fc.property(someText, someText, (some, more) => {
        expect(rank([...some, ...more])).toBe(Math.max(rank(some), rank(more)))
      }),
      { numRuns: 150 },
    )
  })
  it('the order of the sentences does not matter', () => {
    fc.assert(
      fc.property(someText, (some) => {
        expect(rank(some.toReversed())).toBe(rank(some))
      }),
      { numRuns: 150 },
    )
  })
  it('a market more never makes the verdict milder, and neither does an empty basis', () => {
    fc.assert(
      fc.property(someText, fc.constantFrom('UK', 'EU', 'US'), (some, market) => {
        const alone = verdictOf(some.join(' '), { markets: [market] })
        expect(CLAIM_VERDICTS.indexOf(alone)).toBeLessThanOrEqual(rank(some))
        expect(verdictOf(some.join(' '), { basis: {} })).toBe(verdictOf(some.join(' ')))
      }),
      { numRuns: 150 },
    )
  })
  it('any text is answered', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        for (const { span } of check(text).findings)
          expect(text.slice(span.start, span.end)).toBe(span.text)
      }),
      { numRuns: 200 },
    )
  })
})
