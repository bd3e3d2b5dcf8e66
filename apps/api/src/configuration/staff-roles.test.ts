import { STAFF_ROLES } from '@understory/domain/staff/console/staff-duties.ts'
import { expect, test } from 'vitest'
import { staffRolesOf, wrongAboutRoles } from './staff-roles.ts'

const BY_NAME = { STAFF_ROLE_CLAIMS: '' }
const RENAMED = { STAFF_ROLE_CLAIMS: 'refunds=finance-team, operator = it ,admin=owners' }

test.each([
  ['roles by their own names', BY_NAME, ['support', 'supply'], ['support', 'supply']],
  ['admin is every role', BY_NAME, ['admin'], STAFF_ROLES],
  ['a value that is no role counts for nothing', BY_NAME, ['finance-team', '__proto__'], []],
  [
    'a role that the directory calls otherwise',
    RENAMED,
    ['finance-team', 'it'],
    ['refunds', 'operator'],
  ],
  ['its own name counts no longer then', RENAMED, ['refunds', 'admin', 'support'], ['support']],
  ['the directory’s own name for every role', RENAMED, ['owners'], STAFF_ROLES],
])('%s', (_, settings, claims, roles) => {
  expect(staffRolesOf(claims, settings)).toEqual(roles)
})

test.each([
  ['', null],
  ['refunds=finance', null],
  ['refund=finance', /“refund=finance” is not of the form role=claim; the roles are support, /],
  ['refunds', /“refunds=” is not/],
])('the setting %s', (STAFF_ROLE_CLAIMS, wrong) => {
  const said = wrongAboutRoles({ STAFF_ROLE_CLAIMS })
  if (wrong === null) expect(said).toBeNull()
  else expect(said).toMatch(wrong)
})
