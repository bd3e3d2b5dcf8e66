import { expect, test } from 'vitest'
import { equivalentPath, misfitOf } from './account-fit.ts'

const personal = { kind: 'personal', role: 'owner', impersonation: null } as const

test.each([
  ['/app/business/instant/one-time/setup?trees=5', '/app/personal/instant/one-time/setup?trees=5'],
  ['/app/personal/gift/one-time/setup', '/app/business/gift/one-time/setup'],
  ['/app/personal/family/recurring/setup', '/app/business/workforce/recurring/setup'],
  ['/app/business/footprint/setup', '/app/personal/individual/recurring/setup'],
  ['/app/business/footprint/verify/one-time/setup', '/solutions/personal'],
])('%s has as its equivalent %s, which is a page', (path, equivalent) => {
  expect(equivalentPath(path)).toBe(equivalent)
})

test('only a page that sells to the other kind of account is a misfit', () => {
  const at = (path: string) => misfitOf(path, personal)?.why ?? null
  expect(at('/app/business/premium/recurring/setup')).toBe('other-kind')
  expect(at('/app/personal/individual/recurring/setup')).toBeNull()
  expect(at('/app/business/vehicle/identify')).toBeNull()
  expect(at('/app/business/ecommerce/connect')).toBeNull()
  expect(at('/faq')).toBeNull()
})

test('a viewer, and staff who act for someone, may not buy', () => {
  const path = '/app/business/instant/one-time/setup'
  expect(misfitOf(path, { ...personal, kind: 'business', role: 'viewer' })?.why).toBe('role')
  expect(misfitOf(path, { ...personal, kind: 'business', impersonation: {} })?.why).toBe(
    'on-behalf',
  )
  expect(misfitOf(path, { ...personal, kind: 'business', role: 'member' })).toBeNull()
})
