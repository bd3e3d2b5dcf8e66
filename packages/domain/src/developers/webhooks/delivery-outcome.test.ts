import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  deliveryOutcome,
  pauseOfEndpoint,
  retryAfterSeconds,
  spreadOf,
} from './delivery-outcome.ts'

const answered = (status: number, seconds: number | null = null) => ({
  status,
  retryAfterSeconds: seconds,
})
const NO_ANSWER = { status: null }

describe('an event that was sent', () => {
  test.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [301, 'waiting'],
    [400, 'waiting'],
    [404, 'waiting'],
    [410, 'gone'],
    [500, 'waiting'],
  ])('is, where the answer is %i, %s', (status, state) => {
    expect(deliveryOutcome(answered(status), { attempts: 1, spread: 0.5 }).state).toBe(state)
  })

  test.each([
    [1, 5],
    [2, 300],
    [3, 1_800],
    [4, 7_200],
    [9, 86_400],
  ])('and failed for the %ith time comes again after %i seconds', (attempts, afterSeconds) => {
    const outcome = deliveryOutcome(NO_ANSWER, { attempts, spread: 0.5 })
    expect(outcome).toEqual({ state: 'waiting', afterSeconds })
  })

  test('is given up after its tenth attempt', () => {
    expect(deliveryOutcome(NO_ANSWER, { attempts: 10, spread: 0 })).toEqual({ state: 'given-up' })
  })

  test('comes no sooner than the endpoint asks, and no later than a day and a tenth', () => {
    const soon = fc.record({
      attempts: fc.integer({ min: 1, max: 9 }),
      seconds: fc.integer({ min: 0, max: 1_000_000 }),
      spread: fc.double({ min: 0, max: 0.999, noNaN: true }),
    })
    fc.assert(
      fc.property(soon, ({ attempts, seconds, spread }) => {
        const outcome = deliveryOutcome(answered(503, seconds), { attempts, spread })
        if (outcome.state !== 'waiting') throw new Error('it was given up')
        expect(outcome.afterSeconds).toBeGreaterThanOrEqual(Math.min(86_400, seconds))
        expect(outcome.afterSeconds).toBeLessThanOrEqual(95_040)
      }),
    )
  })
})

test.each([
  ['answers 500', answered(500), 0, 6],
  ['does not answer', NO_ANSWER, 60, 6],
  ['is busy for the first time', answered(429), 6, 30],
  ['is busy again', answered(429), 30, 60],
  ['is busy for long', answered(502), 3_000, 3_600],
  ['says for how long', answered(429, 12), 3_000, 12],
])('an endpoint that %s is left alone for so many seconds', (_, answer, last, seconds) => {
  expect(pauseOfEndpoint(answer, last)).toBe(seconds)
})

test.each([
  [undefined, null],
  ['120', 120],
  ['Sun, 29 Nov 2026 10:01:00 GMT', 60],
  ['Sun, 29 Nov 2026 09:00:00 GMT', 0],
  ['soon', null],
])('Retry-After: %s is %s seconds', (header, seconds) => {
  expect(retryAfterSeconds(header, new Date('2026-11-29T10:00:00Z'))).toBe(seconds)
})

test.each([
  ['00000000-0000-4000-8000-000000000000', 0],
  ['80000000-0000-4000-8000-000000000000', 0.5],
])('the pauses of event %s are spread by %d', (eventId, spread) => {
  expect(spreadOf(eventId)).toBe(spread)
})
