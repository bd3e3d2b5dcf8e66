import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import { timeFor } from '../customers/customers.ts'
import type { Charge, Dispute } from '../kinds.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'

const DISPUTES_DAY = 24 * 3600
const RESPONSE_DAYS = 20

/** The cardholder disputes the charge, and the bank withdraws the money; for an inquiry it only asks. */
export function openDispute(
  world: World,
  charge: Charge,
  status: 'needs_response' | 'warning_needs_response',
  amount = charge.amount,
): Dispute {
  const created = timeFor(world, charge.customer)
  const dispute: Dispute = {
    id: `du_${world.newToken(24)}`,
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Dispute['evidence'],
    evidence_details: {
      due_by: created + RESPONSE_DAYS * DISPUTES_DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status,
  }
  world.put('dispute', dispute)
  const disputed = { ...charge, disputed: true }
  world.put('charge', disputed)
  world.emit('charge.updated', disputed, { disputed: false })
  world.emit('charge.dispute.created', dispute)
  if (status === 'needs_response') world.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The cardholder disputes a part of what was paid. */
export function disputePart(world: World, intent: string, amount: number): Dispute {
  const chargeId = world.find('payment_intent', intent)?.latest_charge
  const charge = typeof chargeId === 'string' ? world.find('charge', chargeId) : null
  if (!charge?.paid || amount < 1 || amount > charge.amount)
    throw new Error(`${amount} of ${intent} cannot be disputed`)
  return openDispute(world, charge, 'needs_response', amount)
}

/** An early fraud warning: the charge is likely to be disputed. */
export function warnOfFraud(world: World, charge: Charge): void {
  world.emit('radar.early_fraud_warning.created', {
    id: `issfr_${world.newToken(24)}`,
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: timeFor(world, charge.customer),
    fraud_type: 'made_with_stolen_card',
    livemode: false,
    payment_intent: charge.payment_intent,
  })
}

export function disputeOr404(world: World, id: string): Dispute {
  const dispute = world.find('dispute', id)
  if (dispute === null) throw missingResource('dispute', id)
  return dispute
}

/** The documented words `winning_evidence` and `losing_evidence` decide at once; other evidence waits. */
export function updateDispute(world: World, id: string, params: ParamReader): SandboxAnswer {
  const dispute = openDisputeOr400(world, id)
  const evidence = params.group('evidence')
  const text = evidence?.text('uncategorized_text') ?? null
  evidence?.done()
  params.flag('submit')
  params.done()
  const isInquiry = dispute.status.startsWith('warning_')
  if (text === 'winning_evidence')
    return ok(end(world, dispute, isInquiry ? 'warning_closed' : 'won'))
  if (text === 'losing_evidence')
    return ok(isInquiry ? escalate(world, dispute) : end(world, dispute, 'lost'))
  const reviewed: Dispute = {
    ...dispute,
    status: isInquiry ? 'warning_under_review' : 'under_review',
  }
  world.put('dispute', reviewed)
  world.emit('charge.dispute.updated', reviewed)
  return ok(reviewed)
}

/** To accept a dispute is to lose it. */
export function closeDispute(world: World, id: string): SandboxAnswer {
  return ok(end(world, openDisputeOr400(world, id), 'lost'))
}

function openDisputeOr400(world: World, id: string): Dispute {
  const dispute = disputeOr404(world, id)
  if (['won', 'lost', 'warning_closed'].includes(dispute.status))
    throw invalidRequest('dispute_closed', 'This dispute is already closed.')
  return dispute
}

/** What the bank asked about becomes a dispute. */
function escalate(world: World, inquiry: Dispute): Dispute {
  const dispute: Dispute = { ...inquiry, status: 'needs_response' }
  world.put('dispute', dispute)
  world.emit('charge.dispute.updated', dispute)
  world.emit('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

/** The bank decides otherwise after all, about one that was lost. */
export function winAfterAll(world: World, id: string): void {
  end(world, disputeOr404(world, id), 'won')
}

function end(world: World, dispute: Dispute, status: 'won' | 'lost' | 'warning_closed'): Dispute {
  const ended: Dispute = { ...dispute, status }
  world.put('dispute', ended)
  world.emit('charge.dispute.closed', ended)
  if (status === 'won') world.emit('charge.dispute.funds_reinstated', ended)
  return ended
}
