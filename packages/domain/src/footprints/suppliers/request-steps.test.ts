import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOpenRequest, mayAskAgain, SUPPLIER_REQUEST_STATES, whoSteps } from './request-steps.ts'

test('what has ended stays as it ended', () => {
  for (const ended of ['declined', 'opted-out', 'withdrawn', 'cancelled'] as const) {
    expect(SUPPLIER_REQUEST_STATES.filter((to) => whoSteps(ended, to))).toEqual([])
  }
})

test('a supplier takes an answer back whenever there is one', () => {
  const withAnswer = SUPPLIER_REQUEST_STATES.filter(
    (from) => whoSteps(from, 'withdrawn') === 'supplier',
  )
  expect(withAnswer).toEqual(['responded', 'in-review', 'verified'])
})

test('nobody accepts what was not answered', () => {
  const before = SUPPLIER_REQUEST_STATES.filter((from) => whoSteps(from, 'verified'))
  expect(before).toEqual(['responded', 'in-review'])
})

test('whatever steps are tried, an accepted request was answered before, and none is accepted after it was cancelled', () => {
  const tried = fc.array(fc.constantFrom(...SUPPLIER_REQUEST_STATES), { maxLength: 40 })
  fc.assert(
    fc.property(tried, (states) => {
      const taken = ['queued' as (typeof states)[number]]
      for (const to of states) if (whoSteps(taken.at(-1) ?? 'queued', to)) taken.push(to)
      const accepted = taken.indexOf('verified')
      if (accepted >= 0) expect(taken.slice(0, accepted)).toContain('responded')
      const cancelled = taken.indexOf('cancelled')
      expect(cancelled === -1 || cancelled === taken.length - 1).toBe(true)
    }),
  )
})

test('while a request is open no other one is made, nor after its answer was accepted or nobody wants any', () => {
  const open = SUPPLIER_REQUEST_STATES.filter(isOpenRequest)
  expect(open).toEqual([
    'queued',
    'requested',
    'bounced',
    'opened',
    'responded',
    'in-review',
    'silent',
  ])
  const again = SUPPLIER_REQUEST_STATES.filter(mayAskAgain)
  expect(again).toEqual(['declined', 'withdrawn', 'cancelled'])
  expect(mayAskAgain(null)).toBe(true)
})
