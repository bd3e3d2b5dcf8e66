import type { Subscription } from '@understory/contracts/commerce/subscriptions/subscriptions.ts'
import { dayAfter, dayOf } from '@understory/domain/calendar/calendar.ts'
import { invoiceNumber } from '@understory/domain/commerce/invoices/invoice-number.ts'
import { headcountOf, yearOfLines } from '@understory/domain/commerce/subscriptions/plan-order.ts'
import {
  hasEnded,
  isBilled,
  UNPAID_STATUSES,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { SavedCard } from '@understory/ports/payments/payment-gateway.ts'
import { instalmentWords } from './cycles/cycle-impact.ts'
import { linesOf } from './start/plan-lines.ts'
import { presentImpact, presentLine } from './start/price-plan.ts'
import { type CycleRow, isHeld, type SubscriptionRow } from './subscription-records.ts'

/** Products whose members and interval their owner changes; others are changed by writing to us. */
const CHANGEABLE = [
  'personal-individual-recurring',
  'personal-family-recurring',
  'business-workforce-recurring',
] as const
type Changeable = SubscriptionRow & { readonly product: (typeof CHANGEABLE)[number] }

export function isChangeable(row: SubscriptionRow): row is Changeable {
  const isListed = CHANGEABLE.some((product) => product === row.product)
  return isListed && row.status === 'active' && !row.ends_with_period
}

export const isFrozen = ({ status }: Pick<SubscriptionRow, 'status'>) => status === 'frozen'

/** Begun, and not paid for the first time yet. */
export const isUnpaid = ({
  status,
  activated_at,
}: Pick<SubscriptionRow, 'status' | 'activated_at'>) =>
  activated_at === null && UNPAID_STATUSES.includes(status)

/** The newest unpaid cycle; one whose retries are exhausted is a draft. */
export function cycleToPay(
  row: SubscriptionRow,
  cycles: readonly CycleRow[],
): CycleRow | undefined {
  if (hasEnded(row.status)) return undefined
  const waits = isFrozen(row) ? ['draft', 'open', 'uncollectible'] : ['open', 'uncollectible']
  return cycles.find((cycle) => waits.includes(cycle.status) && !isHeld(cycle))
}

export function presentSubscription(
  row: SubscriptionRow,
  { cycles, cards }: { cycles: readonly CycleRow[]; cards: readonly SavedCard[] },
): Subscription {
  const lines = linesOf(row)
  const own = cycles.filter(({ subscription_id }) => subscription_id === row.id)
  const goesOn = isBilled(row.status) && !row.ends_with_period
  const card = cards.find(({ id }) => id === row.card_id)
  // The one that was billed for now, paid or not; before there is one, the last that was paid.
  const inForce =
    own.find(({ from_date }) => from_date === row.current_from) ??
    own.find(({ status }) => status === 'paid')
  const isBehind = inForce !== undefined && inForce.revision < row.revision
  // What was agreed for a cycle that never came is not what has ended.
  const ended = isBehind && hasEnded(row.status) ? presentRunning(inForce) : null
  const isChanging = isBehind && !ended
  const due = cycleToPay(row, own)
  return {
    uuid: row.id,
    product: row.product,
    status: row.status,
    interval: row.next_interval,
    currency: row.currency,
    lines: lines.map(presentLine),
    headcount: headcountOf(lines),
    year: presentImpact(yearOfLines(lines)),
    totalMinor: row.total_minor,
    ...ended,
    createdAt: row.created_at.toISOString(),
    current:
      row.current_from && row.current_to ? { from: row.current_from, to: row.current_to } : null,
    nextPayment: goesOn && row.current_to ? dayAfter(row.current_to) : null,
    endsWithPeriod: row.ends_with_period,
    isChanging,
    running: inForce && isChanging ? presentRunning(inForce) : null,
    isChangeable: isChangeable(row),
    isRunning: row.activated_at !== null && row.ended_at === null,
    card: card ? { id: card.id, brand: card.brand, last4: card.last4 } : null,
    due: due ? { cycleId: due.id, totalMinor: due.amount_minor } : null,
    certificateId: row.certificate_id,
    cycles: own.map(presentCycle),
  }
}

function presentRunning(cycle: CycleRow): NonNullable<Subscription['running']> {
  const lines = linesOf(cycle)
  return {
    lines: lines.map(presentLine),
    headcount: headcountOf(lines),
    year: presentImpact(yearOfLines(lines)),
    totalMinor: cycle.amount_minor,
    interval: cycle.billing_interval,
  }
}

function presentCycle(row: CycleRow): Subscription['cycles'][number] {
  const instalment = isUsage(row.product) ? 'what your stores contributed' : instalmentWords(row)
  return {
    cycleId: row.id,
    // Unpaid, the day it was due: when our own row was written says nothing.
    date: row.paid_at ? dayOf(row.paid_at) : row.from_date,
    from: row.from_date,
    to: row.to_date,
    description: `${instalment[0]?.toUpperCase()}${instalment.slice(1)}`,
    invoiceNumber: row.invoice_number === null ? null : invoiceNumber(row.invoice_number),
    totalMinor: row.amount_minor,
    refundedMinor: row.refunded_minor,
    currency: row.currency,
    status: row.status,
    isHeld: isHeld(row),
    isRefunded: row.refunded_at !== null,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
  }
}
