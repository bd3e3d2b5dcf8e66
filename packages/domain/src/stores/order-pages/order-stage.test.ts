import { describe, expect, test } from 'vitest'
import { promiseOf, stageOf } from './order-stage.ts'

const ORDER = { reason: null, quantity: 1_000, isOverCap: false, bill: null }

describe('how far an order is, for who placed it', () => {
  test.each([
    ['one that is on no bill yet', {}, 'pending'],
    ['one whose bill is not paid', { bill: 'sent' }, 'pending'],
    ['one whose bill is paid', { bill: 'paid' }, 'funded'],
    ['one whose bill went back to the shop', { bill: 'refunded' }, 'unpaid'],
    ['one whose bill was given up', { bill: 'void' }, 'unpaid'],
    ['one that comes to nothing', { quantity: 0 }, 'none'],
    ['one that the shop waits to be paid for', { reason: 'unpaid', quantity: 0 }, 'awaited'],
    ['one that was cancelled', { reason: 'cancelled', quantity: 0 }, 'returned'],
    [
      'a billed one that was returned',
      { reason: 'refunded', quantity: 0, bill: 'paid' },
      'returned',
    ],
    ['one from before the plan, returned or not', { reason: 'before-plan', quantity: 0 }, 'none'],
    ['one from before the plan, whatever it would come to', { reason: 'before-plan' }, 'none'],
    ['one over the cap of its shop', { isOverCap: true, bill: 'paid' }, 'none'],
    [
      'one over the cap that was returned: nothing was taken back',
      { isOverCap: true, reason: 'refunded', bill: 'paid' },
      'none',
    ],
  ] as const)('%s', (_, change, stage) => {
    expect(stageOf({ ...ORDER, ...change })).toBe(stage)
  })
})

test.each([
  [true, false, true, false, 'firm'],
  [true, true, true, true, 'firm'],
  [false, true, false, false, 'firm'],
  [false, true, true, false, 'limited'],
  [false, true, true, true, 'set-aside'],
  [false, false, true, false, 'unbilled'],
  [false, false, true, true, 'unbilled'],
] as const)(
  'on a bill %s, with a plan %s, capped %s, set aside %s: the promise is %5$s',
  (isOnBill, hasPlan, isCapped, isSetAside, promise) => {
    expect(promiseOf({ isOnBill, hasPlan, isCapped, isSetAside })).toBe(promise)
  },
)
