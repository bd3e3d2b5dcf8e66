import type { Tx } from '@understory/database/connect.ts'
import type { PlaceOfUse } from '@understory/domain/footprints/sites/place.ts'

/** A site of an account by its name. */
export type NamedSite = { readonly accountId: string; readonly name: string }

/** Where a site is from now on; what was said of it before is replaced. */
export async function writeSite(
  tx: Tx,
  { accountId, name }: NamedSite,
  { country, region, changedAt }: PlaceOfUse & { readonly changedAt: Date },
): Promise<void> {
  const said = { country, region, changed_at: changedAt }
  await tx
    .insertInto('footprint_site')
    .values({ account_id: accountId, name, ...said })
    .onConflict((conflict) => conflict.columns(['account_id', 'name']).doUpdateSet(said))
    .execute()
}

/** Nothing is said of the site any more: it is where the company is. */
export async function removeSite(tx: Tx, { accountId, name }: NamedSite): Promise<void> {
  await tx
    .deleteFrom('footprint_site')
    .where('account_id', '=', accountId)
    .where('name', '=', name)
    .execute()
}

/** Of how many other sites of the account it is said where they are. */
export async function countOtherSites(tx: Tx, { accountId, name }: NamedSite): Promise<number> {
  const { count } = await tx
    .selectFrom('footprint_site')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow()
  return Number(count)
}
