import type { Tx } from '@understory/database/connect.ts'
import type { AssuranceLevel } from '@understory/domain/footprints/verification/materiality.ts'
import {
  boughtInWords,
  inOrderOfParts,
  isWhatWasBought,
  type VerifiablePart,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { setFootprintStatus } from '../company-footprints/public.ts'
import { handOverProblems } from './checking/readiness.ts'
import { sampleStart } from './checking/sample-start.ts'
import { verificationMessage } from './messages/messages.generated.ts'
import { lockUnused, type OrderedParts } from './unused-purchases.ts'

type RequestVerificationDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type RequestVerificationInput = { readonly footprintId: string; readonly accountId: string }
type HandingOver = RequestVerificationInput & {
  readonly covers: readonly VerifiablePart[]
  readonly level: AssuranceLevel
}

const MOST_PROBLEMS = 50

/** Each has a place of its own in the list. */
const asMissing = (message: string, at: number) => ({ field: `missing.${at}`, message })

/** Uses up a verification of these parts that was paid for, and locks the footprint. */
export async function requestVerification(
  deps: RequestVerificationDeps,
  wanted: HandingOver,
): Promise<{ verificationId: string } | Refused> {
  return transact(deps.db, async (tx) => {
    const footprint = await lockFootprint(tx, wanted)
    if (!footprint) return refuse('FOOTPRINT_NOT_FOUND')
    if (footprint.status === 'estimated') return refuse('ESTIMATED_NOT_VERIFIABLE')
    if (footprint.status !== 'declared') return refuse('FOOTPRINT_LOCKED')
    const missing = await handOverProblems({ ...deps, db: tx }, wanted, wanted)
    if (missing.length > 0)
      return refuse('NOT_READY', missing.slice(0, MOST_PROBLEMS).map(asMissing))
    const recorded = await useOneUp(tx, deps, wanted)
    if (recorded instanceof Refused) return recorded
    const { footprintId, accountId } = wanted
    await setFootprintStatus(tx, deps, { footprintId, accountId, status: 'verifying' })
    return recorded
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
 * Records a verification for the oldest purchase of as many parts that nothing has used, and gives its id. One that
 * another footprint takes at the same moment is passed over.
 */
async function useOneUp(
  tx: Tx,
  { newId, clock }: Pick<Deps, 'newId' | 'clock'>,
  { footprintId, accountId, covers, level }: HandingOver,
): Promise<{ verificationId: string } | Refused> {
  const unused = await lockUnused(tx, accountId)
  if (unused.length === 0) return refuse('VERIFICATION_NOT_BOUGHT')
  for (const { purchaseId } of unused.filter(({ bought }) => isWhatWasBought(covers, bought))) {
    const recorded = await tx
      .insertInto('footprint_verification')
      .values({
        id: newId(),
        footprint_id: footprintId,
        account_id: accountId,
        purchase_id: purchaseId,
        covers: inOrderOfParts(covers),
        level,
        sample_start: sampleStart(newId()),
        requested_at: clock(),
      })
      .onConflict((conflict) =>
        conflict.column('purchase_id').where('outcome', 'is distinct from', 'refunded').doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (recorded) return { verificationId: recorded.id }
  }
  return (await lockUnused(tx, accountId)).length === 0
    ? refuse('VERIFICATION_NOT_BOUGHT')
    : refuse('PARTS_NOT_BOUGHT', unused.slice(0, 1).map(notWhatWasBought))
}

const notWhatWasBought = ({ bought }: { readonly bought: OrderedParts }) => ({
  field: 'covers',
  message: verificationMessage('request-verification.covers', { boughtIn: boughtInWords(bought) }),
})
