import fc from 'fast-check'
import { expect, test } from 'vitest'
import { campaignCounts, UNANSWERED_STATES } from './campaign-counts.ts'
import { SUPPLIER_REQUEST_STATES, whoSteps } from './request-steps.ts'

test('every request of a campaign is counted once', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SUPPLIER_REQUEST_STATES)), (states) => {
      const counts = Object.values(campaignCounts(states))
      expect(counts.reduce((all, count) => all + count, 0)).toBe(states.length)
    }),
  )
})

test('a campaign that ends cancels what the customer may cancel, and no answer', () => {
  const cancelled = SUPPLIER_REQUEST_STATES.filter(
    (state) =>
      whoSteps(state, 'cancelled') === 'customer' && state !== 'responded' && state !== 'in-review',
  )
  expect([...UNANSWERED_STATES].toSorted()).toEqual(cancelled.toSorted())
})
