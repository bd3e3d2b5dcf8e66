import { describe, expect, test } from 'vitest'
import { userFlowAfter } from './user-flow.ts'

const FAMILY = '/app/personal/family/recurring/setup'

describe('the flow of a visitor', () => {
  test.each([
    FAMILY,
    '/app/personal/individual/recurring/setup',
    '/app/business/workforce/recurring/setup',
    '/app/business/footprint/setup',
    '/app/business/footprint/estimate/result',
    '/app/business/ecommerce/connect',
    '/my-impact/manage/subscriptions/modify',
  ])('begins on %s', (path) => {
    expect(userFlowAfter(path, null, false)).toBe(path)
  })

  test.each([
    '/login',
    '/login/reset-password/reset',
    '/join',
    '/join/google',
    '/join/your-details',
    '/app/payment',
  ])('goes on through %s', (path) => {
    expect(userFlowAfter(path, FAMILY, false)).toBe(FAMILY)
    expect(userFlowAfter(path, null, false)).toBeNull()
  })

  test.each(['/', '/faq', '/joiners', '/my-impact', '/app/personal/instant/one-time/setup'])(
    'ends on %s',
    (path) => {
      expect(userFlowAfter(path, FAMILY, false)).toBeNull()
    },
  )

  test('ends where a shop is being connected', () => {
    expect(userFlowAfter('/login', FAMILY, true)).toBeNull()
  })
})
