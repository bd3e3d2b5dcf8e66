import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wholeTrees } from '../../quantity/impact-quantity.ts'
import { SAME_CURRENCY } from './contribution/exchange-rate.ts'
import { storeMinor } from './contribution/store-amount.ts'
import { type CountingTime, orderOutcome } from './order-outcome.ts'
import {
  isAmbiguous,
  netValue,
  newestState,
  type OrderState,
  type Standing,
  stateAsRead,
} from './order-state.ts'

const at = (day: number, minute = 0) => new Date(Date.UTC(2026, 4, day, 9, minute))
const order = (change: Partial<OrderState> = {}): OrderState => ({
  externalId: '9007199254740993',
  label: '#1042',
  createdAt: at(10),
  updatedAt: at(10),
  standing: 'paid',
  currency: 'GBP',
  cart: storeMinor(4_000),
  returned: [],
  ...change,
})
const returned = (id: string, amount: number) => ({ id, amount: storeMinor(amount) })

const TIME: CountingTime = { from: at(1), gaps: [] }
const paused = (from: Date, to: Date | null) =>
  ({ gaps: [{ reason: 'paused', from, to }] }) as const
const gone = (from: Date, to: Date | null) =>
  ({ gaps: [{ reason: 'after-disconnection', from, to }] }) as const
const TERMS = {
  settings: {
    rule: { kind: 'percentage', basisPoints: 100 },
    currency: null,
    plantTreeAlways: false,
  },
  prices: {
    version: '2026-1',
    currency: 'GBP',
    microsPerMilliTree: 150,
    microsPerGramCo2e: 6,
    microsPerGramPlastic: 550,
  },
  rates: { ofOrder: SAME_CURRENCY, ofAmounts: SAME_CURRENCY },
} as const
const outcome = (change: Partial<OrderState> = {}, time: Partial<CountingTime> = {}) =>
  orderOutcome(order(change), { ...TIME, ...time }, TERMS)

describe('an order counts', () => {
  test('once it is paid, by its value after returns, as if it had been so from the start', () => {
    expect(outcome({ returned: [returned('r1', 1_500)] })).toEqual({
      counts: true,
      net: 2_500,
      contribution: {
        billedBy: 'money',
        money: { minor: 25, currency: 'GBP' },
        impact: 'trees',
        quantity: 1_666,
      },
    })
  })

  test.each<[Standing]>([
    ['unpaid'],
    ['cancelled'],
    ['refunded'],
    ['deleted'],
    ['test'],
    ['gift-cards-only'],
  ])('not while it is %s, and says so', (standing) => {
    expect(outcome({ standing })).toEqual({ counts: false, net: 4_000, reason: standing })
  })

  test.each<[string, Partial<CountingTime>, string | null]>([
    ['before a plan', { from: null }, 'before-plan'],
    ['before the plan began', { from: at(10, 1) }, 'before-plan'],
    ['from the moment the plan begins', { from: at(10) }, null],
    ['until the store is disconnected', gone(at(10, 1), null), null],
    ['not at the disconnection', gone(at(10), null), 'after-disconnection'],
    ['not in the gap before a reconnection', gone(at(9), at(11)), 'after-disconnection'],
    ['from the reconnection', gone(at(9), at(10)), null],
    ['not while paused', paused(at(10), null), 'paused'],
    ['from the resumption', paused(at(9), at(10)), null],
    ['before a pause', paused(at(10, 1), null), null],
    ['not within a pause that is over', paused(at(9), at(11)), 'paused'],
  ])('by when it was created: %s', (_, time, reason) => {
    const found = outcome({}, time)
    expect(found.counts ? null : found.reason).toBe(reason)
  })

  test('not without a rate, and not when it is beyond belief', () => {
    const order1 = order({ currency: 'EUR' })
    expect(
      orderOutcome(order1, TIME, { ...TERMS, rates: { ofOrder: null, ofAmounts: null } }),
    ).toEqual({
      counts: false,
      net: 4_000,
      reason: 'no-rate',
    })
    const huge = outcome({ cart: storeMinor(9_000_000_000_000) })
    expect(huge).toMatchObject({ counts: false, reason: 'too-large' })
  })
})

test.each([
  [4_000, [], 4_000],
  [4_000, [1_000, 500], 2_500],
  [4_000, [5_000], 0],
  [4_000, [1_000, -300], 3_300],
  [4_000, [-300], 4_000],
])('of a cart of %d, less returns of %j, %d is left', (cart, parts, net) => {
  const all = parts.map((amount, index) => returned(`r${index}`, amount))
  expect(netValue({ cart: storeMinor(cart), returned: all })).toBe(net)
})

describe('of two states', () => {
  const older = order({ standing: 'unpaid' })
  const newer = order({ updatedAt: at(10, 5) })

  test('the newer one counts, whichever came first', () => {
    expect(newestState(older, newer)).toBe(newer)
    expect(newestState(newer, older)).toBe(newer)
  })

  test('a deletion is final', () => {
    const deleted = order({ standing: 'deleted' })
    expect(newestState(deleted, newer)).toBe(deleted)
    expect(newestState(newer, deleted)).toBe(deleted)
  })

  test('equally old ones keep the refunds of both, and are to be read again', () => {
    const one = order({ returned: [returned('r1', 100)] })
    const other = order({ returned: [returned('r2', 200)] })
    expect(newestState(one, other)).toEqual(newestState(other, one))
    expect(newestState(one, other).returned.map(({ id }) => id)).toEqual(['r1', 'r2'])
    expect(isAmbiguous(one, other)).toBe(true)
    expect(isAmbiguous(one, one)).toBe(false)
    expect(isAmbiguous(older, newer)).toBe(false)
  })

  test('equally old ones end alike whichever came first, in everything they say', () => {
    const one = order({ label: '#1', returned: [returned('r2', 7), returned('r1', 9)] })
    const other = order({ label: '#2', returned: [returned('r1', 5)] })
    const both = newestState(one, other)
    expect(both).toEqual(newestState(other, one))
    expect(both.label).toBe('#1')
    expect(both.returned).toEqual([returned('r1', 9), returned('r2', 7)])
  })

  test.each([
    ['the later moment where both have one', at(11), at(12), at(12)],
    ['the only moment there is', at(11), null, at(11)],
    ['no moment where neither has one', null, undefined, null],
  ])('equally old ones were lowered at %s', (_, first, second, lowered) => {
    const [one, other] = [order({ loweredAt: first }), order({ loweredAt: second })]
    expect(newestState(one, other).loweredAt).toEqual(lowered)
    expect(newestState(other, one).loweredAt).toEqual(lowered)
  })

  test('what the platform says when it is asked is right, unless a newer one is known', () => {
    const read = order({ returned: [returned('r2', 200)] })
    expect(stateAsRead(older, read)).toBe(read)
    expect(stateAsRead(newer, read)).toBe(newer)
    const deleted = order({ standing: 'deleted' })
    expect(stateAsRead(deleted, newer)).toBe(deleted)
  })

  test('an order that was cancelled and put back counts again', () => {
    const cancelled = order({ standing: 'cancelled', updatedAt: at(10, 1) })
    const back = order({ updatedAt: at(10, 2) })
    expect(newestState(cancelled, back).standing).toBe('paid')
  })
})

test('any number of deliveries in any order end in the same outcome', () => {
  const state = fc.record({
    updatedAt: fc.integer({ min: 0, max: 4 }).map((minute) => at(10, minute)),
    standing: fc.constantFrom<Standing>('paid', 'unpaid', 'cancelled', 'deleted'),
    returned: fc.uniqueArray(fc.constantFrom(returned('r1', 100), returned('r2', 250))),
  })
  const deliveries = fc
    .array(
      state.map((change) => order(change)),
      { minLength: 1, maxLength: 6 },
    )
    .chain((states) =>
      fc.tuple(
        fc.constant(states),
        fc.array(fc.nat(states.length - 1), { maxLength: 6 }).chain((again) =>
          fc.shuffledSubarray([...states, ...again.map((index) => states[index] ?? order())], {
            minLength: states.length + again.length,
          }),
        ),
      ),
    )
  const settle = (states: readonly OrderState[]) =>
    orderOutcome(
      states.reduce((known, arrived) => newestState(known, arrived)),
      TIME,
      TERMS,
    )
  fc.assert(
    fc.property(deliveries, ([states, shuffled]) => {
      expect(settle(shuffled)).toEqual(settle(states))
    }),
  )
})

test('a store that plants trees per order plants them for a partly returned order too', () => {
  const settings = {
    rule: { kind: 'trees-per-order', trees: 1 },
    currency: null,
    plantTreeAlways: false,
  } as const
  const state = order({ returned: [returned('r1', 4_000)] })
  expect(orderOutcome(state, TIME, { ...TERMS, settings })).toMatchObject({
    net: 0,
    contribution: { impact: 'trees', quantity: wholeTrees(1) },
  })
})
