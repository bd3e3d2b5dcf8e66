import { periodFit } from '../allocations/allocation-periods.ts'

/** What a review looks at before an answer counts. */
export const ANSWER_CHECKS = [
  'period',
  'boundary',
  'both-scope-two',
  'upstream',
  'driver-in-books',
  'level',
] as const
export type AnswerCheck = (typeof ANSWER_CHECKS)[number]

type CheckedAnswer = {
  readonly period: { readonly from: string; readonly to: string }
  readonly customerPeriod: { readonly from: string; readonly to: string }
  readonly level: string
  readonly approach: string | null
  readonly coverage: string
  /** Whether the benchmark of the spending stands for what the supplier buys. */
  readonly isHybrid: boolean
  /** `null`: not disclosed. */
  readonly hasBothScopeTwo: boolean | null
  /** What the supplier says it billed and what the books have, in hundredths of one money; `null`: not comparable. */
  readonly billed: { readonly stated: number; readonly books: number } | null
}

const upstreamResult = ({ coverage, isHybrid }: CheckedAnswer) =>
  coverage === 'cradle-to-gate' ? 'pass' : isHybrid ? 'warn' : 'fail'

/** Each check with its result: `warn` asks a person to look, `fail` keeps the answer from counting. */
export function checkAnswer(answer: CheckedAnswer): {
  readonly check: AnswerCheck
  readonly result: 'pass' | 'warn' | 'fail'
}[] {
  const { level, billed } = answer
  const isEstimate = level === 'estimate'
  const passes = (isGood: boolean) => (isGood ? 'pass' : 'warn')
  const isNear =
    billed !== null && Math.abs(billed.stated - billed.books) * 10 <= Math.abs(billed.books)
  return [
    {
      check: 'period',
      result: passes(periodFit(answer.period, answer.customerPeriod) === 'covers'),
    },
    {
      check: 'boundary',
      result: passes(isEstimate || (answer.approach !== null && answer.approach !== 'not-known')),
    },
    ...(isEstimate || answer.hasBothScopeTwo === null
      ? []
      : [{ check: 'both-scope-two', result: passes(answer.hasBothScopeTwo) } as const]),
    { check: 'upstream', result: upstreamResult(answer) },
    ...(billed === null
      ? []
      : [{ check: 'driver-in-books' as const, result: passes(isNear) } as const]),
    // What a company buys is an estimate beside its bills, too.
    { check: 'level', result: passes(!isEstimate && level !== 'bills') },
  ]
}
