import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type PlaceOfUse, type Places, placeOf } from '@understory/domain/footprints/sites/place.ts'
import { sql } from 'kysely'

type OfCompany = {
  readonly accountId: string
  /** ISO 3166, of the company; `null`: nothing is known, so Great Britain. */
  readonly country: string | null
}

/** Where the sites of a company are, as far as it said so. */
export async function placesOfCompany(
  db: Database | Tx,
  { accountId, country }: OfCompany,
): Promise<Places> {
  const rows = await db
    .selectFrom('footprint_site')
    .select(['name', 'country', 'region'])
    .where('account_id', '=', accountId)
    .execute()
  const sites = new Map<string, PlaceOfUse>(rows.map(({ name, ...place }) => [name, place]))
  return { sites, country: country ?? 'GB' }
}

type OfLine = {
  readonly inventory_id: string
  readonly account_id: string
  readonly site: string | null
}

/** The country of each line, whichever inventories they are of. */
export async function countriesOfLines(
  db: Database | Tx,
  lines: readonly OfLine[],
): Promise<(line: OfLine) => string> {
  const inventories = [...new Set(lines.map((line) => line.inventory_id))]
  if (inventories.length === 0) return () => 'GB'
  const companies = await db
    .selectFrom('footprint_inventory as i')
    .innerJoin('footprint as f', 'f.id', 'i.footprint_id')
    .select(['i.id', 'i.account_id', sql<string | null>`f.input ->> 'country'`.as('country')])
    .where((eb) => anyOf(eb.ref('i.id'), inventories))
    .execute()
  const places = new Map<string, Places>()
  for (const { id, account_id, country } of companies) {
    places.set(id, await placesOfCompany(db, { accountId: account_id, country }))
  }
  return ({ inventory_id, site }) =>
    placeOf(places.get(inventory_id) ?? { sites: new Map(), country: 'GB' }, site).country
}
