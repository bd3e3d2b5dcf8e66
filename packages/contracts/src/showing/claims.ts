import {
  CLAIM_AUDIENCES,
  CLAIM_BASIS_FIELDS,
  CLAIM_MARKETS,
  CLAIM_SOURCE_READINGS,
  CLAIM_SUBJECTS,
  CLAIM_VERDICTS,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const CLAIM_LIMITS = { text: 5_000, basis: 300 } as const

const Verdict = z.enum(CLAIM_VERDICTS)
const BasisField = z.enum(CLAIM_BASIS_FIELDS)

/** What a claim rests on; what is left out or empty is not given. */
export const ClaimBasis = z.partialRecord(
  BasisField,
  z.string().trim().max(CLAIM_LIMITS.basis, `Please use at most ${CLAIM_LIMITS.basis} characters.`),
)
export type ClaimBasis = z.output<typeof ClaimBasis>

export const CheckedClaim = z.object({
  /** The worst of all sentences and markets. */
  verdict: Verdict,
  markets: z.array(
    z.object({
      market: z.enum(CLAIM_MARKETS),
      verdict: Verdict,
      /** False: we know no rules of this market, so `allowed` says nothing. */
      hasRules: z.boolean(),
    }),
  ),
  findings: z.array(
    z.object({
      market: z.enum(CLAIM_MARKETS),
      ruleId: z.string(),
      /** `allowed`: the basis is complete, and has to stand beside the claim. */
      verdict: Verdict,
      /** UTF-16 units of the text, from the first to before the second. */
      span: z.object({ start: z.int(), end: z.int(), text: z.string() }),
      source: z.string(),
      /** Whether we read the source itself, read it through others, or the rule is our own. */
      sourceReading: z.enum(CLAIM_SOURCE_READINGS),
      suggestion: z.string(),
      /** What its basis has to say. */
      needs: z.array(BasisField),
      /** Of that, what the basis does not say. */
      missing: z.array(BasisField),
    }),
  ),
})
export type CheckedClaim = z.output<typeof CheckedClaim>

export const CheckClaim = endpoint({
  method: 'POST',
  path: '/api/claims/check',
  summary:
    'What may be said of the climate in which market: help that reads words, not meaning, and no legal advice; nothing is stored',
  body: z.strictObject({
    text: z
      .string()
      .max(CLAIM_LIMITS.text, `Please use at most ${CLAIM_LIMITS.text} characters.`)
      .refine((text) => text.trim() !== '', 'Please write a sentence.'),
    markets: z
      .array(z.enum(CLAIM_MARKETS))
      .min(1, 'Please choose at least one market.')
      .max(CLAIM_MARKETS.length, 'Please name each market once.')
      .refine(
        (markets) => new Set(markets).size === markets.length,
        'Please name each market once.',
      )
      .default([...CLAIM_MARKETS]),
    subject: z.enum(CLAIM_SUBJECTS).default('unknown'),
    audience: z.enum(CLAIM_AUDIENCES).default('consumers'),
    basis: ClaimBasis.default({}),
  }),
  answer: CheckedClaim,
  refusals: ['TOO_MANY_ATTEMPTS', 'BAD_REQUEST'],
})
