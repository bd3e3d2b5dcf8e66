import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addMonths, calendarDate, type DateRange, dayOf } from '../../calendar/calendar.ts'
import { grams, milliTrees, wholeTrees } from '../../quantity/impact-quantity.ts'
import {
  entriesForPurchase,
  entriesInForce,
  handOver,
  type LedgerEntry,
  type LedgerPurchase,
  moveEffectiveDates,
  type RecordedEntry,
  reenterEntries,
  reverseEntries,
  standingEntries,
} from './entries.ts'
import { totalImpact } from './totals.ts'

const recorded = (entries: readonly LedgerEntry[]): RecordedEntry[] =>
  entries.map((entry, at) => ({ ...entry, id: at + 1 }))

/** An entry counts on its first day. */
const entriesWithin = (entries: readonly LedgerEntry[], { from, to }: DateRange) =>
  entries.filter(({ effectiveFrom }) => effectiveFrom >= from && effectiveFrom <= to)

const day = calendarDate(2026, 11, 20)
const purchase: LedgerPurchase = {
  id: 'p1',
  product: 'personal-instant-onetime',
  quantities: { trees: wholeTrees(3), co2e: grams(1_000_000), plastic: grams(0) },
  projects: { trees: 'grove', co2e: 'stoves', plastic: 'shore' },
  range: { from: day, to: day },
  priceBookVersion: '2026-01',
}

const anyDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map(dayOf)
const anyRange = fc
  .tuple(anyDay, fc.nat(60))
  .map(([from, months]) => ({ from, to: addMonths(from, months) }))
const anyPurchase = fc
  .record({
    trees: fc.nat(1_000_000_000).map(milliTrees),
    co2e: fc.nat(1_000_000_000).map(grams),
    plastic: fc.nat(1_000_000_000).map(grams),
  })
  .chain((quantities) => anyRange.map((range) => ({ ...purchase, quantities, range })))

/** What the database holds unique; two entries with one key could not both be kept. */
function uniqueKey(entry: LedgerEntry): string {
  const { sourceId, sourceKind, revision, impact, part } = entry
  return [sourceId, sourceKind, revision, impact, part].join(' ')
}

describe('a paid purchase', () => {
  test('adds one entry per impact on its day, and none for what was not bought', () => {
    expect(entriesForPurchase(purchase).map((e) => [e.impact, e.quantity, e.project])).toEqual([
      ['trees', 3_000, 'grove'],
      ['co2e', 1_000_000, 'stoves'],
    ])
  })

  test('of trees stands under what was bought', () => {
    expect(entriesForPurchase(purchase).map((entry) => entry.sourceKind)).toEqual([
      'purchase',
      'purchase',
    ])
  })

  test('for vehicles stands under a source of its own', () => {
    const [entry] = entriesForPurchase({ ...purchase, product: 'business-vehicle-onetime' })
    expect(entry?.sourceKind).toBe('vehicle-offset')
  })

  test('spread over a year, adds one entry per impact and month', () => {
    const range = { from: calendarDate(2026, 1, 1), to: calendarDate(2026, 12, 31) }
    const entries = entriesForPurchase({ ...purchase, range })
    expect(entries).toHaveLength(24)
    expect(entries.at(-1)).toMatchObject({
      part: 12,
      effectiveFrom: '2026-12-01',
      effectiveTo: '2026-12-31',
    })
  })

  test('entries add up to what was bought', () => {
    fc.assert(
      fc.property(anyPurchase, (bought) => {
        expect(totalImpact(entriesForPurchase(bought))).toEqual(bought.quantities)
      }),
    )
  })
})

describe('a reversal', () => {
  test('brings the totals to zero and keeps the dates', () => {
    const entries = entriesForPurchase(purchase)
    const history = [...entries, ...reverseEntries(recorded(entries))]
    expect(totalImpact(history)).toEqual({ trees: 0, co2e: 0, plastic: 0 })
    expect(entriesInForce(history)).toEqual([])
    expect(totalImpact(entriesWithin(history, purchase.range)).trees).toBe(0)
  })

  test('names the entry that it takes back', () => {
    const [trees, co2e] = reverseEntries(recorded(entriesForPurchase(purchase)))
    expect([trees?.reverses, co2e?.reverses]).toEqual([1, 2])
  })

  test('cannot itself be reversed', () => {
    const reversals = reverseEntries(recorded(entriesForPurchase(purchase)))
    expect(() => reverseEntries(recorded(reversals))).toThrow(RangeError)
  })
})

describe('what stands of a history', () => {
  const [trees, co2e] = recorded(entriesForPurchase(purchase))
  if (!trees || !co2e) throw new Error('the purchase has two entries')
  const reversal = { ...trees, id: 3, sourceKind: 'reversal' as const, reverses: trees.id }
  const credit = { ...trees, id: 4, sourceKind: 'order-credit' as const, reverses: trees.id }

  test.each<[string, RecordedEntry[], RecordedEntry[]]>([
    ['entries that nothing reversed', [trees, co2e], [trees, co2e]],
    ['neither an entry nor its reversal', [trees, co2e, reversal], [co2e]],
    ['a credit beside the entry that it lowers', [trees, credit], [trees, credit]],
    ['nothing of an entry that was reversed with its credits', [trees, credit, reversal], []],
  ])('is %s', (_, history, standing) => {
    expect(standingEntries(history)).toEqual(standing)
  })
})

describe('moving effective dates', () => {
  test('takes everything off the old dates and puts it on the new ones', () => {
    const history = entriesForPurchase(purchase)
    const range = { from: calendarDate(2027, 1, 31), to: calendarDate(2027, 2, 1) }
    const after = [...history, ...moveEffectiveDates(recorded(history), range)]
    expect(totalImpact(entriesWithin(after, purchase.range))).toEqual({
      trees: 0,
      co2e: 0,
      plastic: 0,
    })
    expect(totalImpact(entriesWithin(after, range))).toEqual(purchase.quantities)
    expect(entriesInForce(after).map((e) => [e.impact, e.revision, e.part])).toEqual([
      ['trees', 2, 1],
      ['trees', 2, 2],
      ['co2e', 2, 1],
      ['co2e', 2, 2],
    ])
  })

  test('an impact that went to two projects stays with both', () => {
    const [trees] = entriesForPurchase(purchase)
    if (!trees) throw new Error('no trees')
    const history = [trees, { ...trees, part: 2, project: 'other', quantity: 500 }]
    const after = moveEffectiveDates(recorded(history), purchase.range).filter(
      (e) => e.revision === 2,
    )
    expect(after.map((e) => [e.project, e.quantity, e.part])).toEqual([
      ['grove', 3_000, 1],
      ['other', 500, 2],
    ])
  })

  test('nothing in force moves nothing; two sources do not move together', () => {
    const entries = entriesForPurchase(purchase)
    expect(
      moveEffectiveDates(
        recorded([...entries, ...reverseEntries(recorded(entries))]),
        purchase.range,
      ),
    ).toEqual([])
    const other = entriesForPurchase({ ...purchase, id: 'p2' })
    expect(() => moveEffectiveDates(recorded([...entries, ...other]), purchase.range)).toThrow(
      RangeError,
    )
  })

  test('any number of moves leaves the totals as they were, and no entry stands twice', () => {
    fc.assert(
      fc.property(anyPurchase, fc.array(anyRange, { maxLength: 5 }), (bought, moves) => {
        const history = entriesForPurchase(bought)
        for (const range of moves) history.push(...moveEffectiveDates(recorded(history), range))
        expect(totalImpact(history)).toEqual(bought.quantities)
        expect(totalImpact(entriesInForce(history))).toEqual(bought.quantities)
        expect(new Set(history.map(uniqueKey)).size).toBe(history.length)
        expect(history.every((e) => e.quantity < 0 === (e.sourceKind === 'reversal'))).toBe(true)
        const last = moves.at(-1)
        if (last) {
          expect(totalImpact(entriesWithin(history, last)).trees).toBe(bought.quantities.trees)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('a gift that is taken by someone', () => {
  test('leaves nothing with who gave it, and the same things with who has it', () => {
    const bought = entriesForPurchase({ ...purchase, sourceKind: 'gift' })
    const { reversals, given } = handOver(recorded(bought))
    expect(totalImpact([...bought, ...reversals])).toEqual({ trees: 0, co2e: 0, plastic: 0 })
    expect(totalImpact(given)).toEqual(purchase.quantities)
    const history = [...bought, ...reversals, ...given]
    expect(entriesInForce(history)).toEqual(given)
    expect(new Set(history.map(uniqueKey)).size).toBe(history.length)
  })
})

test('each move and each hand-over is one revision more', () => {
  const bought = entriesForPurchase(purchase)
  const moved = [...bought, ...moveEffectiveDates(recorded(bought), purchase.range)]
  expect(entriesInForce(moved).map((entry) => entry.revision)).toEqual([2, 2])
  expect(handOver(recorded(moved)).given.map((entry) => entry.revision)).toEqual([3, 3])
})

describe('what was taken back and counts again', () => {
  test('stands under the next revision, on the dates it was moved to, once', () => {
    fc.assert(
      fc.property(anyPurchase, anyRange, (bought, range) => {
        const history = entriesForPurchase(bought)
        history.push(...moveEffectiveDates(recorded(history), range))
        expect(reenterEntries(history)).toEqual([])
        history.push(...reverseEntries(entriesInForce(recorded(history))))
        const again = reenterEntries(history)
        history.push(...again)
        expect(entriesInForce(history)).toEqual(again)
        expect(totalImpact(history)).toEqual(bought.quantities)
        expect(again.every(({ revision }) => revision === 3)).toBe(true)
        expect(new Set(history.map(uniqueKey)).size).toBe(history.length)
      }),
    )
  })
})

test('what is entered again has the dates it was moved to', () => {
  const history = entriesForPurchase(purchase)
  const later = { from: calendarDate(2027, 3, 1), to: calendarDate(2027, 3, 1) }
  history.push(...moveEffectiveDates(recorded(history), later))
  history.push(...reverseEntries(entriesInForce(recorded(history))))
  const again = reenterEntries(history)
  expect(again.map(({ effectiveFrom }) => effectiveFrom)).toEqual([later.from, later.from])
})

test('a purchase of something unknown to us counts as a purchase', () => {
  const [entry] = entriesForPurchase({ ...purchase, product: 'something-else' })
  expect(entry?.sourceKind).toBe('purchase')
})
