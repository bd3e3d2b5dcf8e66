import { asPlatform } from '@understory/database/row-security.ts'
import {
  BILLED_STATUSES,
  CARD_STATUSES,
  hasEnded,
  type SubscriptionStatus,
  UNPAID_STATUSES,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { isUsage } from '@understory/domain/commerce/subscriptions/usage-plan.ts'
import type { GatewaySubscription } from '@understory/ports/payments/subscription-gateway.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { findCustomer, unlessGatewayFails } from '../../payments/public.ts'
import { applySubscription } from '../apply-subscription.ts'
import { nextSnapshotNumber } from '../cycles/next-snapshot-number.ts'
import { showSubscription } from '../list-subscriptions.ts'
import { isFrozen, isUnpaid } from '../present-subscription.ts'
import { findSubscription } from '../subscription-records.ts'

type EndSubscriptionDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'jobs' | 'payments'>

type EndSubscriptionInput = { readonly id: string; readonly accountId: string }

/**
 * Cancels at the end of the current cycle, or resumes; both are idempotent. A frozen one ends at once, and so does
 * one whose first payment is still to come.
 */
export async function setEndsWithPeriod(
  deps: EndSubscriptionDeps,
  wanted: EndSubscriptionInput,
  ends: boolean,
) {
  const row = await findSubscription(deps.db, wanted)
  // It ends with its last bill.
  if (row && isUsage(row.product)) return refuse('NOT_CHANGEABLE')
  if (ends && row && isFrozen(row)) return endNow(deps, wanted)
  if (ends && row && isUnpaid(row)) return giveUp(deps, wanted)
  return tellGateway(deps, wanted, {
    among: BILLED_STATUSES,
    tell: (gatewayId) => deps.payments.setEndsWithPeriod(gatewayId, ends),
  })
}

/** For a frozen one: ends it at once, and voids its open invoices. */
export function endNow(deps: EndSubscriptionDeps, wanted: EndSubscriptionInput) {
  return tellGateway(deps, wanted, {
    among: ['frozen'],
    tell: async (gatewayId) => {
      await deps.payments.endSubscription(gatewayId)
      return deps.payments.findSubscription(gatewayId)
    },
  })
}

/** Its first payment is given up, so that an open card form elsewhere cannot pay it. One that is paid meanwhile runs. */
async function giveUp(deps: EndSubscriptionDeps, wanted: EndSubscriptionInput) {
  const shown = await tellGateway(deps, wanted, {
    among: UNPAID_STATUSES,
    tell: async (gatewayId) => {
      const now = await deps.payments.findSubscription(gatewayId)
      if (now?.state === 'incomplete') await deps.payments.endSubscription(gatewayId)
      return deps.payments.findSubscription(gatewayId)
    },
  })
  return shown instanceof Refused || hasEnded(shown.status) ? shown : refuse('ALREADY_PAID')
}

export async function setSubscriptionCard(
  deps: EndSubscriptionDeps,
  wanted: EndSubscriptionInput,
  cardId: string,
) {
  const customerId = await findCustomer(deps, wanted.accountId)
  const cards = customerId
    ? await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), null)
    : []
  if (!cards) return refuse('TRANSACTION_FAILED')
  if (!cards.some(({ id }) => id === cardId)) return refuse('CARD_NOT_FOUND')
  return tellGateway(deps, wanted, {
    among: CARD_STATUSES,
    tell: (gatewayId) => deps.payments.setSubscriptionCard(gatewayId, cardId),
  })
}

type Telling = {
  readonly among: readonly SubscriptionStatus[]
  readonly tell: (gatewayId: string) => Promise<GatewaySubscription | null>
}

/**
 * Calls the provider and applies its response. The provider vouches for it, so applying it is the
 * platform's work and not the caller's.
 */
async function tellGateway(
  deps: EndSubscriptionDeps,
  wanted: EndSubscriptionInput,
  { among, tell }: Telling,
) {
  const row = await findSubscription(deps.db, wanted)
  if (!row) return refuse('SUBSCRIPTION_NOT_FOUND')
  if (!row.gateway_id || !among.includes(row.status)) return refuse('NOT_CHANGEABLE')
  const { gateway_id: gatewayId } = row
  const snapshot = await nextSnapshotNumber(deps)
  const reported = await unlessGatewayFails(
    deps,
    () => tell(gatewayId),
    refuse('TRANSACTION_FAILED'),
  )
  if (reported instanceof Refused) return reported
  if (reported) {
    await asPlatform(() =>
      transact(deps.db, (tx) => applySubscription(tx, deps, { reported, snapshot })),
    )
  }
  return showSubscription(deps, wanted)
}
