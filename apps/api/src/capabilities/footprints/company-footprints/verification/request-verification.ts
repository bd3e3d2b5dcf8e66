import type { Database, Tx } from '@understory/database/connect.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'

type RequestVerificationDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type RequestVerificationInput = { readonly footprintId: string; readonly accountId: string }

/** Uses up a verification that was paid for, and locks the footprint. */
export async function requestVerification(
  deps: RequestVerificationDeps,
  wanted: RequestVerificationInput,
): Promise<{ verificationId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    const footprint = await lockFootprint(tx, wanted)
    if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
    if (footprint.status === 'estimated') return refuse('ESTIMATED_NOT_VERIFIABLE')
    if (footprint.status !== 'declared') return refuse('FOOTPRINT_LOCKED')
    const verificationId = await useOneUp(tx, deps, wanted)
    if (!verificationId) return refuse('VERIFICATION_NOT_BOUGHT')
    await setStatus(tx, deps, { ...wanted, status: 'verifying' })
    return { verificationId }
  })
}

/** Asks staff to open a verified footprint again. */
export async function requestUnlock(
  deps: RequestVerificationDeps,
  wanted: RequestVerificationInput,
  reason: string,
): Promise<{ requestId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    const footprint = await lockFootprint(tx, wanted)
    if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
    if (footprint.status !== 'verified') return refuse('NOT_VERIFIED')
    const requestId = deps.newId()
    const asked = await tx
      .insertInto('unlock_request')
      .values({
        id: requestId,
        footprint_id: wanted.footprintId,
        account_id: wanted.accountId,
        reason,
        requested_at: deps.clock(),
      })
      .onConflict((conflict) =>
        conflict.column('footprint_id').where('answer', 'is', null).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    return asked ? { requestId } : refuse('UNLOCK_REQUESTED')
  })
}

function lockFootprint(tx: Tx, { footprintId, accountId }: RequestVerificationInput) {
  return tx
    .selectFrom('footprint')
    .select('status')
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/**
 * Records a verification for the oldest purchase that nothing has used, and gives its id; null where there
 * is none. One that another footprint takes at the same moment is passed over.
 */
async function useOneUp(
  tx: Tx,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  { footprintId, accountId }: RequestVerificationInput,
): Promise<string | null> {
  for (;;) {
    const purchaseId = await findUnusedPurchase(tx, accountId)
    if (!purchaseId) return null
    const recorded = await tx
      .insertInto('footprint_verification')
      .values({
        id: newId(),
        footprint_id: footprintId,
        account_id: accountId,
        purchase_id: purchaseId,
        requested_at: clock(),
      })
      .onConflict((conflict) =>
        conflict.column('purchase_id').where('outcome', 'is distinct from', 'refunded').doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (recorded) return recorded.id
  }
}

/** The oldest that was paid for and that no footprint has used; it is not refunded until the caller commits. */
async function findUnusedPurchase(tx: Tx, accountId: string): Promise<string | null> {
  const found = await selectUnused(tx, accountId)
    .select('p.id')
    .orderBy('p.paid_at')
    .limit(1)
    .forShare('p')
    .executeTakeFirst()
  return found?.id ?? null
}

export async function countUnused(db: Database, accountId: string): Promise<number> {
  const { unused } = await selectUnused(db, accountId)
    .select(({ fn }) => fn.countAll().as('unused'))
    .executeTakeFirstOrThrow()
  return Number(unused)
}

function selectUnused(db: Database | Tx, accountId: string) {
  return db
    .selectFrom('purchase as p')
    .where('p.account_id', '=', accountId)
    .where('p.product', '=', 'business-verify-footprint-onetime')
    .where('p.status', '=', 'paid')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('footprint_verification as v')
            .select('v.id')
            .whereRef('v.purchase_id', '=', 'p.id')
            .where('v.outcome', 'is distinct from', 'refunded'),
        ),
      ),
    )
}

type Setting = RequestVerificationInput & { readonly status: 'verifying' | 'verified' | 'declared' }

export async function setStatus(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { footprintId, accountId, status }: Setting,
): Promise<void> {
  await tx
    .updateTable('footprint')
    .set({ status, updated_at: clock() })
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .execute()
}
