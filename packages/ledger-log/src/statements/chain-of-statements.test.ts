import { describe, expect, test } from 'vitest'
import { nameCommitment } from '../commitments.ts'
import { verifyCertificate } from '../proof/verify-certificate.ts'
import {
  credit,
  day,
  entry,
  MadeLog,
  NONCE,
  OTHER_SECRET,
  on,
  reversal,
  SIGNER,
} from '../testing/made-log.ts'
import type { RevisionStatement } from './revision-statement.ts'

const verify = async (log: MadeLog, places: readonly number[], from = 1) =>
  verifyCertificate(await log.files(places, from), [SIGNER])

/** Two entries, a credit of the first, an entry more. */
const grown = () =>
  new MadeLog()
    .add(entry(1), entry(2))
    .state([0, 1], 2_000)
    .add(credit(3, 1, 400))
    .state([3], 1_600)
    .add(entry(4))
    .state([5], 2_600)
const OF_GROWN = [0, 1, 3, 5]

describe('a certificate that grew', () => {
  test('follows from its statements and their entries, whole', async () => {
    expect(await verify(grown(), OF_GROWN)).toMatchObject({
      statement: { revision: 3, milliTrees: 2_600, counted: 4 },
      proof: { index: 6 },
      statements: 3,
      earlier: null,
    })
  })

  test('says which part of its total is not shown by the newest statement alone', async () => {
    expect(await verify(grown(), [5], 3)).toMatchObject({
      statement: { milliTrees: 2_600 },
      statements: 1,
      earlier: { milliTrees: 1_600, counted: 3 },
    })
    expect(await verify(grown(), [3, 5], 2)).toMatchObject({
      statements: 2,
      earlier: { milliTrees: 2_000, counted: 2 },
    })
  })

  test('says a new name without an entry, and nothing without either', async () => {
    const name = nameCommitment(NONCE, 'Ada King')
    const renamed = await grown().state([], 2_600, { name }).files(OF_GROWN)
    const named = { nonce: NONCE, name: 'Ada King' }
    expect(verifyCertificate({ ...renamed, named }, [SIGNER])).toMatchObject({ statements: 4 })
    expect(verifyCertificate(renamed, [SIGNER])).toBe('other-name')
    expect(await verify(grown().state([], 2_600), OF_GROWN)).toBe('nothing-new')
  })

  test.each<[string, string, () => MadeLog, number[]]>([
    [
      'figures that its entries do not add up to',
      'other-totals',
      () => grown().add(entry(8)).state([7], 3_700),
      [...OF_GROWN, 7],
    ],
    [
      'a count that is not that of its entries',
      'other-totals',
      () => grown().add(entry(8)).state([7], 3_600, { counted: 6 }),
      [...OF_GROWN, 7],
    ],
    [
      'days that its entries do not have',
      'other-days',
      () =>
        grown()
          .add(entry(8))
          .state([7], 3_600, { effective: { from: day(1), to: day(9) } }),
      [...OF_GROWN, 7],
    ],
    ['an entry twice', 'entry-twice', () => grown().state([5], 3_600), OF_GROWN],
    [
      'a statement that follows another one',
      'not-following',
      () => grown().add(entry(8)).state([7], 3_600, { follows: NONCE }),
      [...OF_GROWN, 7],
    ],
    [
      'a statement that was left out',
      'not-following',
      () => grown().add(entry(8)).state([7], 3_600, { revision: 5 }),
      [...OF_GROWN, 7],
    ],
    [
      'an earlier day than before',
      'not-following',
      () => grown().add(entry(8)).state([7], 3_600, { issued: '2026-11-20' }),
      [...OF_GROWN, 7],
    ],
    ['a proof that is missing', 'missing-entry', grown, [0, 1, 3]],
    ['a proof of something else', 'other-proof', () => grown().add(entry(8)), [...OF_GROWN, 7]],
    [
      'an entry of another account',
      'other-holder',
      () =>
        grown()
          .add(entry(8, {}, OTHER_SECRET))
          .state([7], 3_600),
      [...OF_GROWN, 7],
    ],
    [
      'another account, while entries of before still count',
      'other-holder',
      () =>
        grown()
          .add(entry(8, {}, OTHER_SECRET))
          .state([7], 3_600, {}, OTHER_SECRET),
      [...OF_GROWN, 7],
    ],
    [
      'a credit of more than is left',
      'other-credit',
      () =>
        grown()
          .add(credit(8, 1, 601))
          .state([7], 1_999),
      [...OF_GROWN, 7],
    ],
    [
      'a credit of another project',
      'other-credit',
      () =>
        grown()
          .add(credit(8, 1, 100, { project: 'oaks' }))
          .state([7], 2_500),
      [...OF_GROWN, 7],
    ],
    [
      'a credit of an entry that it has not',
      'other-credit',
      () =>
        grown()
          .add(credit(8, 7, 100))
          .state([7], 2_500),
      [...OF_GROWN, 7],
    ],
    [
      'a reversal as an entry',
      'other-entry',
      () =>
        grown()
          .add(reversal(8, 2, 1_000))
          .state([7], 1_600),
      [...OF_GROWN, 7],
    ],
  ])('is refused with %s', async (_, why, log, places) => {
    expect(await verify(log(), places)).toBe(why)
  })
})

describe('a certificate of which something was taken back', () => {
  const GONE = [
    { entry: 1, index: 7 },
    { entry: 3, index: 7 },
  ]
  const FROM_2 = { from: day(2), to: day(4) }
  /** The first entry is reversed, with what its credit left of it. */
  const fallen = (back = reversal(5, 1, 600), change: Partial<RevisionStatement> = {}) =>
    grown()
      .add(back)
      .state([], 2_000, { gone: GONE, effective: FROM_2, ...change })
  const PLACES = [...OF_GROWN, 7]

  test('names it, with each credit of it that counted', async () => {
    expect(await verify(fallen(), PLACES)).toMatchObject({
      statement: { milliTrees: 2_000, counted: 2 },
      earlier: null,
    })
  })

  test('shows it by its newest statement too, with the proof of what is gone', async () => {
    expect(await verify(fallen(), [0, 3, 7], 4)).toMatchObject({
      earlier: { milliTrees: 2_600, counted: 4 },
    })
    expect(await verify(fallen(), [7], 4)).toBe('not-gone')
  })

  test('leaves unnamed a credit that came and went between two statements', async () => {
    const unstated = new MadeLog()
      .add(entry(1), entry(2))
      .state([0, 1], 2_000)
      .add(credit(3, 1, 400), reversal(4, 1, 600))
      .state([], 1_000, { gone: [{ entry: 1, index: 4 }], effective: on(2) })
    expect(await verify(unstated, [0, 1, 3, 4])).toMatchObject({ statement: { counted: 1 } })
    expect(await verify(unstated, [0, 1, 4])).toBe('not-gone')
  })

  test('may go on from nothing under another account', async () => {
    const given = new MadeLog()
      .add(entry(1))
      .state([0], 1_000)
      .add(reversal(2, 1, 1_000), entry(3, {}, OTHER_SECRET))
      .state([3], 1_000, { gone: [{ entry: 1, index: 2 }], effective: on(3) }, OTHER_SECRET)
    expect(await verify(given, [0, 2, 3])).toMatchObject({ statements: 2, earlier: null })
  })

  test.each<[string, string, MadeLog]>([
    ['more than was left', 'not-gone', fallen(reversal(5, 1, 601))],
    ['all of it, beside its credit', 'not-gone', fallen(reversal(5, 1, 1_000))],
    ['another entry', 'not-gone', fallen(reversal(5, 2, 600))],
    ['another project', 'not-gone', fallen(reversal(5, 1, 600, { project: 'oaks' }))],
    ['other days', 'not-gone', fallen(reversal(5, 1, 600, { effective: on(2) }))],
    [
      'it while the credit stays',
      'not-gone',
      fallen(reversal(5, 1, 600), { gone: GONE.slice(0, 1), counted: 3, milliTrees: 1_600 }),
    ],
    [
      'the credit alone',
      'not-gone',
      fallen(reversal(5, 1, 600), { gone: GONE.slice(1), counted: 3, milliTrees: 3_000 }),
    ],
    ['what is no reversal', 'not-gone', fallen(credit(5, 1, 600))],
  ])('is refused where what it names took back %s', async (_, why, log) => {
    expect(await verify(log, PLACES)).toBe(why)
  })

  test('is refused where it takes back what it never had, or twice', async () => {
    const never = grown()
      .add(reversal(5, 9, 600))
      .state([], 2_000, {
        gone: [{ entry: 9, index: 7 }],
        effective: FROM_2,
      })
    expect(await verify(never, PLACES)).toBe('not-gone')
    const twice = fallen().state([], 1_400, { gone: GONE, counted: 1 })
    expect(await verify(twice, PLACES)).toBe('not-gone')
  })
})
