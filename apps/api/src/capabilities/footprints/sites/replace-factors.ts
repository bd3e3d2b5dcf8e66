import type { Tx } from '@understory/database/connect.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  changeLocked,
  computeAgain,
  type findInventory,
  placesOfCompany,
  storeAgain,
} from '../company-footprints/public.ts'
import { findMisplaced } from './find-misplaced.ts'

type Replacing = {
  readonly footprintId: string
  readonly accountId: string
  readonly userId: string
  readonly reason: string | null
}
type ReplacedLines = { readonly lines: number }
type InventoryOfSites = NonNullable<Awaited<ReturnType<typeof findInventory>>>

/** Far more than anyone chooses from. */
const MOST_MISPLACED = 1_000

/** Gives lines the factors that are usual where they are; one that fits already refuses all of them. */
export function replaceFactors(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  wanted: Replacing,
  lineIds: readonly string[],
): Promise<ReplacedLines | Refused> {
  return transact(deps.db, (tx) =>
    changeLocked(tx, deps, {
      wanted,
      change: (_, inventory) => replaceChosen(tx, deps, { wanted, inventory, lineIds }),
    }),
  )
}

type Chosen = {
  readonly wanted: Replacing
  readonly inventory: InventoryOfSites
  readonly lineIds: readonly string[]
}

async function replaceChosen(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { wanted, inventory, lineIds }: Chosen,
): Promise<ReplacedLines | Refused> {
  const { accountId } = wanted
  const places = await placesOfCompany(tx, { accountId, country: inventory.country })
  const misplaced = await findMisplaced(tx, { inventory, places, most: MOST_MISPLACED })
  const lines = misplaced.lines.flatMap(({ factor, ...each }) =>
    factor && lineIds.includes(each.line.lineId) ? [{ ...each, factor }] : [],
  )
  if (lines.length < new Set(lineIds).size) return refuse('FACTOR_FITS')
  const again = await computeAgain({ ...deps, db: tx }, { wanted, inventory, lines })
  if (again instanceof Refused) return again
  const refused = await storeAgain(tx, { wanted, inventory, again })
  return refused ?? { lines: lines.length }
}
