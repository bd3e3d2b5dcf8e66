import {
  endStaffRoles,
  grantStaffRoles,
} from '../../../apps/api/src/capabilities/staff/console/team/grant-roles.ts'
import { readConfig } from '../../../apps/api/src/configuration/config.ts'
import { isOfStaff } from '../../../apps/api/src/configuration/staff-domains.ts'
import { GRANTABLE_ROLES } from '../../../apps/api/src/configuration/staff-roles.ts'
import { say } from '../../start/say.ts'
import { onDatabase } from '../on-database.ts'
import { settingsHere } from '../settings-here.ts'

const clock = () => new Date()

/** Gives an address roles of staff, beside what the directory says. */
export async function createAdmin(
  address: string,
  options: { readonly roles: string; readonly reason: string },
): Promise<void> {
  const email = emailIn(address)
  const roles = rolesIn(options.roles)
  const reason = reasonIn(options.reason)
  await onDatabase(async (db, url) => {
    const config = readConfig(settingsHere(url))
    if (!isOfStaff(config, email)) throw new Error(notOurs(email, config.STAFF_DOMAINS))
    await grantStaffRoles({ db, clock }, { email, roles, reason })
    say(`${email} is ${roles.join(', ')} from the next sign-in at ${config.ORIGIN}/impersonate on`)
    say('with the identity of the organisation, and a second factor that is set up there')
  })
}

/** Takes back what create-admin gave; what the directory says stays. */
export async function removeAdmin(
  address: string,
  options: { readonly reason: string },
): Promise<void> {
  const email = emailIn(address)
  const reason = reasonIn(options.reason)
  const had = await onDatabase((db) => endStaffRoles({ db, clock }, { email, reason }))
  if (!had) throw new Error(`${email} has no roles from create-admin.`)
  say(`${email} is signed out, and has no roles but those that the directory names`)
}

function emailIn(address: string): string {
  const email = address.trim().toLowerCase()
  if (!/^[^\s@]{1,64}@[^\s@]{1,180}$/.test(email))
    throw new Error(`${address} is no email address.`)
  return email
}

function rolesIn(given: string): readonly string[] {
  const roles = [...new Set(given.split(',').map((role) => role.trim()))].filter(Boolean)
  const unknown = roles.find((role) => !GRANTABLE_ROLES.includes(role))
  if (unknown !== undefined || roles.length === 0)
    throw new Error(`“${unknown ?? ''}” is no role; the roles are ${GRANTABLE_ROLES.join(', ')}.`)
  return roles
}

function reasonIn(given: string): string {
  const reason = given.trim()
  if (reason.length < 3 || reason.length > 500)
    throw new Error('--reason is 3 to 500 characters: it goes into the audit.')
  return reason
}

const notOurs = (email: string, domains: string) =>
  domains
    ? `${email} is of none of STAFF_DOMAINS (${domains}): who signs in with it is not of the organisation.`
    : `STAFF_DOMAINS is empty: nobody can sign in as staff, with roles or without.`
