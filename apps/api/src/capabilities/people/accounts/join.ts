import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { Join } from '@understory/contracts/people/accounts/accounts.ts'
import { isOfStaff } from '../../../configuration/staff-domains.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../http/refuse.ts'
import { findUnclaimed, queueClaimLink } from './guests/unclaimed.ts'
import { weaknessOf } from './passwords/weakness-of.ts'
import { whatExists } from './what-exists.ts'

type AccountsJoinDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'limit' | 'jobs' | 'signIn'
>

/** A new person with an email and a password. They are signed in at once; the email is verified by its link. */
export async function join(deps: AccountsJoinDeps, person: BodyOf<typeof Join>, headers: Headers) {
  if (isOfStaff(deps.config, person.email))
    return refuse('STAFF_EMAIL', [
      { field: 'email', message: refuse('STAFF_EMAIL').refusal.message },
    ])
  const weakness = await weaknessOf(person.password)
  if (weakness) return refuse(weakness)
  const { email, password } = person
  const joined = await joinOnce(deps, { email, password }, headers)
  if (!joined) return refuseTaken(deps, person)
  await deps.signIn.endSessionOf(headers)
  await deps.db
    .updateTable('app_user')
    .set({ terms_accepted_at: deps.clock() })
    .where('id', '=', joined.userId)
    .execute()
  return joined
}

/** A guest's account goes to the mailbox of its email, never to the next person who types that email. */
async function refuseTaken(deps: AccountsJoinDeps, person: BodyOf<typeof Join>) {
  const unclaimed = await findUnclaimed(deps.db, person)
  if (!unclaimed) return refuse(await whatExists(deps, person))
  return (await queueClaimLink(deps, unclaimed)) ?? refuse('ACCOUNT_UNCLAIMED')
}

/** Of several requests that join with one email at the same time, all but one are refused on insert. */
async function joinOnce(
  deps: Pick<Deps, 'db' | 'signIn'>,
  person: { email: string; password: string },
  headers: Headers,
) {
  try {
    return await deps.signIn.join(person, headers)
  } catch (fault) {
    const taken = await deps.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', person.email)
      .executeTakeFirst()
    if (taken) return null
    throw fault
  }
}
