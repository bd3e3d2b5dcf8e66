import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { monthOf } from '@understory/domain/calendar/calendar.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import { isMoney } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { convert } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { factorAtPlace } from '@understory/domain/footprints/sites/factor-at-place.ts'
import { type PlaceOfUse, type Places, placeOf } from '@understory/domain/footprints/sites/place.ts'
import { type findInventory, presentLines } from '../company-footprints/public.ts'
import { findFactors, findFactorsOfRows } from '../emission-factors/public.ts'

export type Misplaced = {
  readonly line: InventoryLine & { readonly factor: EmissionFactor }
  readonly place: PlaceOfUse
  /** With the lines that go with it. */
  readonly oldGrams: number
  readonly hasUpstream: boolean
  /** What is usual there, in a unit that the quantity converts to; `null`: nothing is known to be. */
  readonly factor: EmissionFactor | null
}

type Of = {
  readonly inventory: NonNullable<Awaited<ReturnType<typeof findInventory>>>
  readonly places: Places
  /** The largest so many. */
  readonly most: number
}

/** The lines whose factor is not one of where they are, the largest first. Those drawn from vehicles follow these. */
export async function findMisplaced(
  db: Database | Tx,
  { inventory, places, most }: Of,
): Promise<{ lines: Misplaced[]; count: number }> {
  const uses = await misplacedUses(db, { inventoryId: inventory.id, places })
  if (uses.length === 0) return { lines: [], count: 0 }
  const year = factorYear(monthOf(inventory.start_month))
  const rows = uses.flatMap(({ usual }) => usual ?? [])
  const factorOfRow = await findFactorsOfRows(db, { rows, year })
  const found = await db
    .selectFrom('inventory_line')
    .selectAll()
    .where('inventory_id', '=', inventory.id)
    .where('parent_id', 'is', null)
    .where('vehicle_id', 'is', null)
    .where('supplier_use_id', 'is', null)
    .where((eb) =>
      eb.or(
        uses.map((use) =>
          eb.and([
            eb('factor_id', '=', use.factorId),
            eb('site', 'is not distinct from', use.site),
          ]),
        ),
      ),
    )
    .orderBy('co2e_grams', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  const beneath = await gramsBeneath(
    db,
    found.map(({ id }) => id),
  )
  const lines = (await presentLines(db, found)).flatMap((line): Misplaced[] => {
    const { factor, site, lineId, unit } = line
    const use = uses.find((each) => each.factorId === factor?.factorId && each.site === site)
    if (!(factor && use)) return []
    const usual = use.usual && factorOfRow(use.usual)
    return [
      {
        line: { ...line, factor },
        place: use.place,
        oldGrams: line.co2eGrams + (beneath.get(lineId) ?? 0),
        hasUpstream: beneath.has(lineId),
        factor: usual && converts(unit, usual.unit) ? usual : null,
      },
    ]
  })
  return { lines, count: uses.reduce((sum, use) => sum + use.lines, 0) }
}

const converts = (unit: string, other: string): boolean =>
  isMoney(unit) ? isMoney(other) : convert(1, unit, other).ok

/** Which factors are used where they are not of; there are few of them, however many lines. */
async function misplacedUses(
  db: Database | Tx,
  { inventoryId, places }: { readonly inventoryId: string; readonly places: Places },
) {
  const uses = await db
    .selectFrom('inventory_line')
    .select(['factor_id', 'site'])
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .where('inventory_id', '=', inventoryId)
    .where('parent_id', 'is', null)
    .where('vehicle_id', 'is', null)
    .where('supplier_use_id', 'is', null)
    .where('factor_id', 'is not', null)
    .groupBy(['factor_id', 'site'])
    .execute()
  const factors = await findFactors(
    db,
    uses.flatMap(({ factor_id }) => factor_id ?? []),
  )
  return uses.flatMap(({ factor_id, site, lines }) => {
    const factor = factors.get(factor_id ?? '')
    if (!factor) return []
    const place = placeOf(places, site)
    const fit = factorAtPlace({ ...factor, market: factor.set.market }, place)
    if (fit.fits) return []
    return [{ factorId: factor.factorId, site, place, lines: Number(lines), usual: fit.usual }]
  })
}

async function gramsBeneath(db: Database | Tx, ids: readonly string[]) {
  const rows = await db
    .selectFrom('inventory_line')
    .select((eb) => ['parent_id', eb.fn.sum('co2e_grams').as('grams')])
    .where((eb) => anyOf(eb.ref('parent_id'), [...ids]))
    .groupBy('parent_id')
    .execute()
  return new Map(rows.map(({ parent_id, grams }) => [parent_id ?? '', Number(grams)]))
}
