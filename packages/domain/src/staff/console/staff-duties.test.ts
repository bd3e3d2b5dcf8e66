import { expect, test } from 'vitest'
import { dutiesOf, STAFF_ROLES, type StaffRole } from './staff-duties.ts'

/** By role, everything that it includes besides opening the console. */
const INCLUDED: Readonly<Record<StaffRole, readonly string[]>> = {
  support: ['see-people', 'help-people'],
  refunds: ['see-people', 'refund', 'watch-payments', 'set-prices'],
  verification: ['verify-footprints'],
  supply: ['see-people', 'enter-ledger', 'see-supply', 'publish-projects'],
  publishing: [
    'see-supply',
    'write-content',
    'send-newsletter',
    'publish-projects',
    'publish-texts',
  ],
  operator: ['watch-payments', 'see-supply', 'publish-texts', 'set-prices', 'run'],
}

test.each(STAFF_ROLES)('%s may do what its work takes, and no more', (role) => {
  expect(dutiesOf([role])).toEqual(['open-console', ...INCLUDED[role]])
})

test('two roles include what each of them does', () => {
  expect(dutiesOf(['support', 'verification'])).toEqual([
    'open-console',
    'see-people',
    'help-people',
    'verify-footprints',
  ])
})

test('a person without a role may do nothing', () => {
  expect(dutiesOf([])).toEqual([])
})

test('the role that enters the ledger neither sends newsletters nor refunds', () => {
  expect(dutiesOf(['supply'])).not.toContain('refund')
  expect(dutiesOf(['supply'])).not.toContain('send-newsletter')
})
