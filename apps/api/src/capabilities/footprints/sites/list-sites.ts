import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListSites } from '@understory/contracts/footprints/sites.ts'
import { type Places, placeOf, WHOLE_COMPANY } from '@understory/domain/footprints/sites/place.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findInventory, placesOfCompany } from '../company-footprints/public.ts'

type SitesOf = { readonly footprintId: string; readonly accountId: string }

/** Where the company and its sites are. */
export async function listSites(
  { db }: Pick<Deps, 'db'>,
  wanted: SitesOf,
): Promise<ReplyOf<typeof ListSites> | Refused> {
  const inventory = await findInventory(db, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const { accountId } = wanted
  const places = await placesOfCompany(db, { accountId, country: inventory.country })
  return {
    company: placeOf(places, null),
    sites: sitesOf(places, await countOfSites(db, inventory.id)),
  }
}

function countOfSites(db: Deps['db'], inventoryId: string) {
  return db
    .selectFrom('inventory_line')
    .select(['site'])
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('inventory_id', '=', inventoryId)
    .where('site', 'is not', null)
    .groupBy('site')
    .execute()
}

type SitesReply = ReplyOf<typeof ListSites>['sites']

/** Those that lines name, and those of which something was said. */
function sitesOf({ sites }: Places, counts: Awaited<ReturnType<typeof countOfSites>>): SitesReply {
  const named = new Set([...counts.flatMap(({ site }) => site ?? []), ...sites.keys()])
  named.delete(WHOLE_COMPANY)
  return [...named]
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((site) => ({
      site,
      place: sites.get(site) ?? null,
      lines: Number(counts.find((each) => each.site === site)?.lines ?? 0),
    }))
}
