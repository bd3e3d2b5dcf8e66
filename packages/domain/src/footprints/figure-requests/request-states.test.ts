import { expect, test } from 'vitest'
import { mayBecome, REQUEST_STATES, type RequestState } from './request-states.ts'

test.each<[RequestState, readonly RequestState[]]>([
  ['asked', ['answered', 'cancelled']],
  ['answered', ['answered', 'taken-over', 'returned', 'cancelled']],
  ['returned', ['answered', 'cancelled']],
  ['taken-over', []],
  ['cancelled', []],
])('a request that is %s may become %j', (from, next) => {
  expect(REQUEST_STATES.filter((to) => mayBecome(from, to))).toEqual(next)
})
