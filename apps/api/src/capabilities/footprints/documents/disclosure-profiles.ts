import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  DisclosureProfile,
  ReplaceDisclosureProfile,
} from '@understory/contracts/footprints/disclosure-profiles.ts'
import type { Deps } from '../../../deps.ts'

type OfYear = { readonly accountId: string; readonly year: number }

/** What a company says of its report of a year; all of it empty where nothing was said. */
export async function readDisclosureProfile(
  { db }: Pick<Deps, 'db'>,
  { accountId, year }: OfYear,
): Promise<DisclosureProfile> {
  const row = await db
    .selectFrom('disclosure_profile')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('year', '=', year)
    .executeTakeFirst()
  return {
    year,
    responsible: row?.responsible ?? null,
    intendedUsers: row?.intended_users ?? null,
    purpose: row?.purpose ?? null,
    significance: row?.significance ?? null,
    removals: row?.removals ?? null,
  }
}

export async function replaceDisclosureProfile(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, year }: OfYear,
  said: BodyOf<typeof ReplaceDisclosureProfile>,
): Promise<DisclosureProfile> {
  const { intendedUsers, ...rest } = said
  const values = { ...rest, intended_users: intendedUsers, updated_at: deps.clock() }
  await deps.db
    .insertInto('disclosure_profile')
    .values({ ...values, account_id: accountId, year })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doUpdateSet(values))
    .execute()
  return readDisclosureProfile(deps, { accountId, year })
}
