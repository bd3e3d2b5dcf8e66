import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { DeclarationSnapshot } from '@understory/contracts/footprints/company-footprints/declarations.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { Tx } from '@understory/database/connect.ts'
import { canonicalJson } from '@understory/domain/footprints/company-footprints/declarations/canonical-json.ts'
import type { Deps } from '../../../../deps.ts'
import { findInventory, type InventoryKey } from '../inventory/inventory-records.ts'
import { presentLines, selectLines } from '../inventory/lines/line-records.ts'
import { warningsOf } from '../inventory/plausibility/find-warnings.ts'
import { withoutAnswerers } from './without-answerers.ts'

type Storing = {
  readonly wanted: InventoryKey & { readonly userId: string }
  /** As it is declared. */
  readonly inventory: Inventory
}

/** Who declared and approved is a detail of the account, which goes with the person: what is hashed has no names. */
const NOBODY_NAMED = { declaredBy: null, approvedBy: null } as const

/** Keeps all of what is declared under the next number, while nobody else changes it. */
export async function storeSnapshot(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { wanted, inventory }: Storing,
): Promise<number> {
  const { footprintId, accountId, userId } = wanted
  const found = await findInventory(tx, wanted)
  if (!found) throw new Error('a footprint that is declared has its inventory')
  const last = await tx
    .selectFrom('footprint_declaration')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('footprint_id', '=', footprintId)
    .executeTakeFirst()
  const [number, declaredAt] = [(last?.number ?? 0) + 1, clock()]
  const about = {
    number,
    declaredAt: declaredAt.toISOString(),
    ...NOBODY_NAMED,
  }
  const lines = await presentLines(tx, await selectLines(tx, { inventoryId: found.id }))
  const factors = new Map(
    lines.flatMap(({ factor }) => (factor ? [[factor.factorId, factor]] : [])),
  )
  const snapshot: DeclarationSnapshot = {
    format: 1,
    ...about,
    model: inventory.footprint.estimate.version,
    inventory: withoutNames(inventory),
    lines: lines.map(({ factor, ...line }) => ({ ...line, factorId: factor?.factorId ?? null })),
    factors: [...factors.values()],
    warnings: (await warningsOf(tx, wanted)).map(({ cleared, ...warning }) => ({
      ...warning,
      cleared: cleared && { ...cleared, by: null },
    })),
  }
  const json = Buffer.from(canonicalJson(snapshot))
  await tx
    .insertInto('footprint_declaration')
    .values({
      footprint_id: footprintId,
      account_id: accountId,
      number,
      declared_at: declaredAt,
      declared_by: userId,
      total_grams: inventory.totals.total,
      line_count: lines.length,
      sha256: createHash('sha256').update(json).digest('hex'),
      snapshot: gzipSync(json),
    })
    .execute()
  return number
}

/** Without who answered, which the footprint repeats of what is declared. */
function withoutNames(inventory: Inventory): Inventory {
  const { footprint } = inventory
  const { declared } = footprint
  return {
    ...inventory,
    answers: withoutAnswerers(inventory.answers),
    footprint: {
      ...footprint,
      declared: declared && {
        ...declared,
        completeness: declared.completeness && {
          ...declared.completeness,
          answers: withoutAnswerers(declared.completeness.answers),
        },
      },
    },
  }
}
