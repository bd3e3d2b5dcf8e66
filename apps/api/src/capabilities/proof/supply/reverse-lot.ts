import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { isSupplyExceeded } from '../ledger/public.ts'

type Reversing = {
  readonly lotId: number
  readonly staffId: string | null
  readonly reason: string
}

/** Enters the opposite of a lot. What it supplied of a project that is bought ahead must not be missing then. */
export async function reverseLot(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  { lotId, staffId, reason }: Reversing,
): Promise<undefined | Refused> {
  const lot = await deps.db
    .selectFrom('supply_lot as l')
    .leftJoin('supply_lot as r', 'r.reverses', 'l.id')
    .selectAll('l')
    .select('r.id as reversed_by')
    .where('l.id', '=', lotId)
    .executeTakeFirst()
  if (!lot || lot.reverses !== null || lot.reversed_by !== null) return refuse('LOT_NOT_FOUND')
  const { id: _, reversed_by: __, ...same } = lot
  const insert = deps.db.insertInto('supply_lot').values({
    ...same,
    request_id: deps.newId(),
    quantity: -lot.quantity,
    reverses: lotId,
    reason,
    entered_by: staffId,
    entered_at: deps.clock(),
  })
  return transact(deps.db, async (tx) => {
    await tx.executeQuery(insert)
    return undefined
  }).catch((fault: unknown) => {
    if (isSupplyExceeded(fault)) return refuse('SUPPLY_EXCEEDED')
    if (isReversedTwice(fault)) return refuse('LOT_NOT_FOUND')
    throw fault
  })
}

const isReversedTwice = (fault: unknown) =>
  fault instanceof Error && 'constraint' in fault && fault.constraint === 'supply_lot_reverses_key'
