import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { STAFF_ROLES, type StaffRole } from '@understory/domain/staff/console/staff-duties.ts'

export type RoleSettings = { readonly STAFF_ROLE_CLAIMS: string }

/** In the directory, those who have every role. */
const EVERY_ROLE = 'admin'
const NAMES: readonly string[] = [...STAFF_ROLES, EVERY_ROLE]

/** The roles that the values of a person's staff claim stand for, by `STAFF_ROLE_CLAIMS`. */
export function staffRolesOf(
  claims: readonly string[],
  { STAFF_ROLE_CLAIMS: setting }: RoleSettings,
): StaffRole[] {
  const called = lookupTable({
    ...Object.fromEntries(NAMES.map((name) => [name, name])),
    ...renamed(setting),
  })
  const has = (name: string) => claims.includes(called[name] ?? name)
  return has(EVERY_ROLE) ? [...STAFF_ROLES] : STAFF_ROLES.filter(has)
}

/** The values of the claim that stand for these roles, by `STAFF_ROLE_CLAIMS`. */
export function claimsOfRoles(
  roles: readonly string[],
  { STAFF_ROLE_CLAIMS: setting }: RoleSettings,
): string[] {
  const called = lookupTable<string>(renamed(setting))
  return roles.map((role) => called[role] ?? role)
}

/** What someone may be given: each role, and all of them. */
export const GRANTABLE_ROLES: readonly string[] = NAMES

/** What is wrong with the setting, in a sentence; or null. */
export function wrongAboutRoles({ STAFF_ROLE_CLAIMS: setting }: RoleSettings): string | null {
  const wrong = pairsOf(setting).find(([name, value]) => !NAMES.includes(name) || !value)
  return wrong
    ? `STAFF_ROLE_CLAIMS: “${wrong.join('=')}” is not of the form role=claim; the roles are ${NAMES.join(', ')}.`
    : null
}

const renamed = (setting: string) => Object.fromEntries(pairsOf(setting))

const pairsOf = (setting: string): [string, string][] =>
  setting
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    .map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim())
      return [name, value]
    })
