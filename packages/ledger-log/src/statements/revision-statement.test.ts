import { describe, expect, test } from 'vitest'
import { accountReference, nameCommitment, openingOf } from '../commitments.ts'
import { hashFromBase64, sha256, toBase64 } from '../hashes.ts'
import {
  formatRevision,
  parseRevision,
  type RevisionStatement,
  readStatement,
} from './revision-statement.ts'
import { formatStatement } from './statement.ts'

/*
 * Known answers, computed by two other implementations in two other languages; they fix the format to the byte.
 */
const bytesFrom = (first: number) => Uint8Array.from({ length: 32 }, (_, at) => first + at)
const SECRET = bytesFrom(0x00)
const hash = (text: string) => hashFromBase64(text) ?? SECRET

const FIRST: RevisionStatement = {
  version: 2,
  certificate: '6a7c2b1e-9d3f-4b5a-8c1d-2e3f4a5b6c7d',
  revision: 1,
  follows: null,
  issued: '2026-11-21',
  name: nameCommitment(bytesFrom(0x40), 'Ada Lovelace'),
  effective: { from: '2026-11-20', to: '2026-11-20' },
  milliTrees: 7_000,
  co2eGrams: 0,
  plasticGrams: 0,
  counted: 1,
  account: accountReference(SECRET),
  entries: [
    {
      entry: 184_468,
      index: 0,
      leaf: hash('CGOu9J8UrgluWnTmm7CervjGbZ6r4FUAjRCnjwlV6C0='),
      opening: openingOf(SECRET, 184_468),
    },
  ],
  gone: [],
}
const SECOND: RevisionStatement = {
  ...FIRST,
  revision: 2,
  follows: sha256(formatRevision(FIRST)),
  issued: '2026-11-22',
  effective: { from: '2026-11-20', to: '2026-11-22' },
  milliTrees: 6_000,
  counted: 2,
  entries: [
    {
      entry: 184_469,
      index: 2,
      leaf: hash('J7G71dipjZDI9pqiMnELDMT1GDfyUxLGk1/KoBsSv5A='),
      opening: openingOf(SECRET, 184_469),
    },
  ],
}
const THIRD: RevisionStatement = {
  ...SECOND,
  revision: 3,
  follows: sha256(formatRevision(SECOND)),
  milliTrees: 100,
  counted: 1,
  entries: SECOND.entries.map((entry) => ({ ...entry, entry: 184_480, index: 9 })),
  gone: [
    { entry: 184_469, index: 7 },
    { entry: 184_468, index: 7 },
  ],
}

describe('what a certificate states by now', () => {
  test('has the known bytes, first and next', () => {
    const [first, second] = [formatRevision(FIRST), formatRevision(SECOND)]
    expect(first).toHaveLength(407)
    expect(toBase64(sha256(first))).toBe('oJ0A5oSqvsLtRwKh/rdLdqBMfRfS1belZK8nRl9Gg68=')
    expect(second).toHaveLength(450)
    expect(toBase64(sha256(second))).toBe('4DJJXXsqsKHhmCSryMQbw3OnzjwDLM7gPJ6BvaME0wM=')
  })

  test.each([FIRST, SECOND])('reads back as it was written', (statement) => {
    expect(parseRevision(formatRevision(statement))).toEqual(statement)
    expect(readStatement(formatRevision(statement))).toEqual(statement)
  })

  test('lists what it adds, then what is gone, each ascending', () => {
    const text = Buffer.from(formatRevision(THIRD)).toString()
    expect(text.split('\n').slice(-4)).toEqual([
      expect.stringMatching(/^entry 184480 9 /),
      'gone 184468 7',
      'gone 184469 7',
      '',
    ])
  })

  test('of the first version stands alone, and counts what it lists', () => {
    const { version: _, revision, follows, counted, gone, ...alone } = FIRST
    expect(readStatement(formatStatement(alone))).toEqual({
      ...alone,
      ...{ version: 1, revision, follows, counted, gone },
    })
  })

  test.each<[string, Partial<RevisionStatement>]>([
    ['a first revision that follows another', { revision: 1 }],
    ['a later one that follows none', { follows: null }],
    ['nothing that it counts', { counted: 0 }],
    ['fewer than it lists', { counted: 1, entries: [...FIRST.entries, ...SECOND.entries] }],
    ['less than nothing', { milliTrees: -1 }],
    ['an amount that cannot be exact', { co2eGrams: 2 ** 53 }],
    ['an end before its beginning', { effective: { from: '2026-11-22', to: '2026-11-20' } }],
    ['a day that does not exist', { issued: '2026-11-31' }],
    ['an entry twice', { entries: [...SECOND.entries, ...SECOND.entries] }],
    ['something gone twice', { gone: [...THIRD.gone, ...THIRD.gone] }],
    [
      'more than 2,000 lines',
      { gone: Array.from({ length: 2_000 }, (_, at) => ({ entry: at + 1, index: 0 })) },
    ],
    ['no number of a certificate', { certificate: 'certificate' }],
  ])('is never written with %s', (_, change) => {
    expect(() => formatRevision({ ...SECOND, ...change })).toThrow(RangeError)
  })

  test.each([
    ['another version', 'v2', 'v3'],
    ['the first version', 'v2', 'v1'],
    ['a leading zero', 'revision 3', 'revision 03'],
    ['a sign', 'trees 100', 'trees -100'],
    ['a leading zero in an amount', 'trees 100', 'trees 0100'],
    ['another order of lines', 'gone 184468 7\ngone 184469 7', 'gone 184469 7\ngone 184468 7'],
    ['an unknown line', 'gone 184469', 'note 184469'],
    ['a line too many', 'gone 184469 7\n', 'gone 184469 7\n\n'],
    ['no newline at the end', 'gone 184469 7\n', 'gone 184469 7'],
    ['a space at the end', 'gone 184469 7\n', 'gone 184469 7 \n'],
  ])('is refused with %s', (_, right, wrong) => {
    const text = Buffer.from(formatRevision(THIRD)).toString()
    expect(text).toContain(right)
    expect(parseRevision(Buffer.from(text.replace(right, wrong)))).toBeNull()
  })
})
