import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { DecideSupplierRequest } from '@understory/contracts/footprints/supplier-decisions.ts'
import type { Tx } from '@understory/database/connect.ts'
import {
  type SupplierRequestState,
  whoSteps,
} from '@understory/domain/footprints/suppliers/request-steps.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { acceptAnswer } from './accept-answer.ts'
import {
  lockSupplierRequest,
  type SupplierRequestKey,
  type SupplierRequestRow,
} from './supplier-requests.ts'

type DecidingRequest = SupplierRequestKey & { readonly userId: string }
type Decision = BodyOf<typeof DecideSupplierRequest>

const OUTCOMES: Readonly<Record<Exclude<Decision['decision'], 'accept'>, SupplierRequestState>> = {
  // The same link takes another answer.
  return: 'opened',
  decline: 'declined',
  cancel: 'cancelled',
}

/** What the customer decides of a request and its answer. */
export function decideSupplierRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'newId'>,
  deciding: DecidingRequest,
  { decision, reason }: Decision,
): Promise<Refused | undefined> {
  return transact(deps.db, async (tx) => {
    const request = await lockSupplierRequest(tx, deciding)
    if (!request) return refuse('SUPPLIER_REQUEST_NOT_FOUND')
    const step = { ...deciding, now: deps.clock(), reason }
    if (decision === 'accept') {
      if (whoSteps(request.state, 'verified') !== 'customer') return refuse('REQUEST_STATE')
      const refused = await acceptAnswer(tx, deps, { ...deciding, request })
      return refused ?? stepRequest(tx, { ...step, to: 'verified' })
    }
    return decideOtherwise(tx, { request, step, decision })
  })
}

type DecidingOtherwise = {
  readonly request: SupplierRequestRow
  readonly step: Omit<Stepping, 'to'>
  readonly decision: Exclude<Decision['decision'], 'accept'>
}

/** An answer is looked at before it is sent back or declined. */
async function decideOtherwise(
  tx: Tx,
  { request, step, decision }: DecidingOtherwise,
): Promise<Refused | undefined> {
  const to = OUTCOMES[decision]
  const isLookedAt = decision !== 'cancel' && request.state === 'responded'
  if (isLookedAt) await stepRequest(tx, { ...step, reason: null, to: 'in-review' })
  return whoSteps(isLookedAt ? 'in-review' : request.state, to) === 'customer'
    ? stepRequest(tx, { ...step, to })
    : refuse('REQUEST_STATE')
}

type Stepping = DecidingRequest & {
  readonly to: SupplierRequestRow['state']
  readonly now: Date
  readonly reason: string | null
}

async function stepRequest(
  tx: Tx,
  { supplierRequestId, accountId, userId, to, now, reason }: Stepping,
): Promise<undefined> {
  await tx
    .updateTable('supplier_request')
    .set({ state: to, stepped_at: now, reason, decided_by: userId })
    .where('id', '=', supplierRequestId)
    .where('account_id', '=', accountId)
    .execute()
}
