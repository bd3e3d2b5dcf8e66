import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  formatAnswerStatement,
  parseAnswerStatement,
  type StatedAnswer,
} from '../statements/answer-statement.ts'
import { madeAnswerFiles, STATED_ANSWER } from '../testing/made-answer.ts'
import { SIGNER } from '../testing/made-log.ts'
import { readNameFile } from './name-file.ts'
import { verifyAnswer } from './verify-answer.ts'

const checked = ({ statement, names, proof }: ReturnType<typeof madeAnswerFiles>) =>
  verifyAnswer(
    { statement, names: names.flatMap((file) => readNameFile(file) ?? []), proofs: [proof] },
    [SIGNER],
  )

test('an answer is what the log has, of the two companies, and its share follows', () => {
  expect(checked(madeAnswerFiles())).toMatchObject({
    supplier: 'Fernway Mills',
    customer: 'Fernbank Bakery',
    isRecomputed: true,
    stated: { allocatedGrams: 4_000_000 },
  })
})

describe('what is not disclosed is said, and not computed', () => {
  test.each<[string, Partial<StatedAnswer>]>([
    ['no totals', { scope1Grams: null, scope2LocationGrams: null, upstreamGrams: null }],
    ['no turnover', { supplierAmount: null, share: null }],
    ['an upstream of the benchmark', { method: 'hybrid' }],
    [
      'two units',
      {
        customerAmount: { amount: '1', unit: 'tonnes' },
        supplierAmount: { amount: '50000', unit: 'kg' },
        method: 'mass',
      },
    ],
  ])('%s', (_, change) => {
    expect(checked(madeAnswerFiles(change))).toMatchObject({ isRecomputed: false })
  })
})

test.each<[string, ReturnType<typeof madeAnswerFiles>, string]>([
  [
    'a share that does not follow',
    madeAnswerFiles({ allocatedGrams: 4_000_001 }),
    'other-allocation',
  ],
  ['a withdrawn answer', madeAnswerFiles({}, 'withdrawn'), 'answer-not-issued'],
  [
    'another statement',
    { ...madeAnswerFiles(), statement: madeAnswerFiles({ level: 'estimate' }).statement },
    'other-answer',
  ],
  [
    'another name',
    {
      ...madeAnswerFiles(),
      names: madeAnswerFiles().names.map((file) => file.replace('Fernway', 'Fairway')),
    },
    'other-names',
  ],
  [
    'another spelling',
    {
      ...madeAnswerFiles(),
      statement: madeAnswerFiles().statement.replace('20000000 g', '020000000 g'),
    },
    'no-answer',
  ],
])('%s is refused', (_, files, why) => {
  expect(checked(files)).toBe(why)
})

test('one changed byte of the statement is found', () => {
  const files = madeAnswerFiles()
  fc.assert(
    fc.property(
      fc.nat({ max: files.statement.length - 1 }),
      fc.integer({ min: 1, max: 255 }),
      (at, by) => {
        const bytes = Buffer.from(files.statement)
        bytes[at] = (bytes[at] ?? 0) ^ by
        expect(checked({ ...files, statement: bytes.toString('latin1') })).toBeTypeOf('string')
      },
    ),
  )
})

const grams = fc.option(fc.nat({ max: 1_000_000_000_000 }), { nil: null })
const amount = fc.record({
  amount: fc.nat({ max: 1_000_000 }).map(String),
  unit: fc.constantFrom('GBP', 'kg', 'cubic metres', 'tonne.km'),
})

test('a statement is read as it was written, whatever is disclosed', () => {
  const answers = fc.record({
    scope1Grams: grams,
    scope2LocationGrams: grams,
    scope2MarketGrams: grams,
    upstreamGrams: grams,
    upstreamCategories: fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]),
    customerAmount: amount,
    supplierAmount: fc.option(amount, { nil: null }),
  })
  fc.assert(
    fc.property(answers, (change) => {
      const text = formatAnswerStatement({ ...STATED_ANSWER, ...change })
      const read = parseAnswerStatement(text)
      expect(read && formatAnswerStatement(read)).toBe(text)
      expect(read?.scope1Grams).toBe(change.scope1Grams)
    }),
  )
})
