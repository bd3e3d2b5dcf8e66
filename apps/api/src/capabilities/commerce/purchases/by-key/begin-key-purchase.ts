import type { ApiPurchase, PurchaseAction } from '@understory/contracts/v1/purchases.ts'
import type { Tx } from '@understory/database/connect.ts'
import { dayOf } from '@understory/domain/calendar/calendar.ts'
import {
  needsApproval,
  type SpendLimits,
  whyNotSpend,
} from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { money } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import type { KeyActor } from '../../../../http/v1/api-route.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { lockAccount } from '../../../people/accounts/public.ts'
import { insertPayment } from '../../payments/public.ts'
import { findPurchaseOfQuote } from '../purchase-records.ts'
import { whyNotAgain, whyNotBegin } from '../quote/find-obstacle.ts'
import { productOf } from '../quote/present-quote.ts'
import type { QuoteRow } from '../quote/quote-records.ts'
import { spentByKey } from './key-purchase-records.ts'

export type KeyOrder = {
  readonly actor: KeyActor
  readonly purchaseId: string
  readonly quote: QuoteRow
  readonly reference: string | null
  readonly metadata: ApiPurchase['metadata']
  /** For whoever is asked. */
  readonly reason: string | null
  /** `null`: a person pays by a link. */
  readonly card: { readonly cardId: string | null } | null
  readonly maxTotalMinor: number | null
  readonly isDryRun: boolean
}

type Action = PurchaseAction['type'] | null

/**
 * The pending purchase of a key, with what it sets aside of its limits, in one transaction under the account's lock:
 * however many come at once, no limit is passed. Gives what a person has to do; a repeat gives what there was.
 */
export async function beginKeyPurchase(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'purchaseKinds'>,
  order: KeyOrder,
): Promise<{ readonly action: Action } | Refused> {
  const { actor, purchaseId, quote, maxTotalMinor, isDryRun } = order
  await lockAccount(tx, actor.accountId)
  const before = await findPurchaseOfQuote(tx, quote.id)
  if (before?.id === purchaseId) return { action: null }
  if (before) return refuse(whyNotAgain(before) ?? 'PURCHASE_BEGUN')
  const obstacle = await whyNotBegin(tx, deps, { quote, buyer: actor })
  if (obstacle) return refuse(obstacle)
  if (maxTotalMinor !== null && quote.total_minor > maxTotalMinor) return refuse('TOTAL_CHANGED')
  const limits = await checkLimits(tx, deps, order)
  if (limits instanceof Refused) return limits
  const action = actionOf(order, limits)
  if (!isDryRun) await insertKeyPurchase(tx, deps, order, action)
  return { action }
}

function actionOf({ card, quote }: KeyOrder, limits: SpendLimits): Action {
  if (card === null) return 'pay'
  return needsApproval(limits, money(quote.total_minor, quote.currency)) ? 'approve' : null
}

async function checkLimits(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  { actor: { keyId, accountId, limits }, quote }: KeyOrder,
): Promise<SpendLimits | Refused> {
  if (limits === null) return refuse('SPEND_LIMIT_EXCEEDED')
  const spent = await spentByKey(tx, { keyId, accountId, day: dayOf(clock()) })
  const why = whyNotSpend(limits, spent, money(quote.total_minor, quote.currency))
  if (why === null) return limits
  if (why === 'currency') return refuse('KEY_CURRENCY')
  const most = { purchase: 'perPurchaseMinor', day: 'perDayMinor', month: 'perMonthMinor' } as const
  const limit = formatMoney(money(limits[most[why]], limits.currency))
  const message = `The key may spend at most ${limit} ${why === 'purchase' ? 'on one purchase' : `in a ${why}`}.`
  return refuse('SPEND_LIMIT_EXCEEDED', [{ field: '', message }])
}

async function insertKeyPurchase(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'purchaseKinds'>,
  { actor, purchaseId, quote, reference, metadata, reason, card }: KeyOrder,
  action: Action,
): Promise<void> {
  const now = deps.clock()
  const day = dayOf(now)
  await tx
    .insertInto('purchase')
    .values({
      id: purchaseId,
      account_id: actor.accountId,
      quote_id: quote.id,
      product: productOf(deps, quote),
      status: 'pending',
      reference,
      theme: quote.theme,
      hide_cost: quote.hide_cost,
      address_on_certificate: quote.address_on_certificate,
      effective_from: day,
      effective_to: day,
      metadata: JSON.stringify(metadata),
      created_at: now,
    })
    .execute()
  await tx
    .insertInto('api_purchase')
    .values({
      purchase_id: purchaseId,
      account_id: actor.accountId,
      key_id: actor.keyId,
      key_name: actor.keyName,
      spent_on: day,
      payment_method: card ? 'card' : 'link',
      card_id: card?.cardId ?? null,
      reason,
      action,
    })
    .execute()
  const total = money(quote.total_minor, quote.currency)
  await insertPayment(tx, { purchaseId, money: total, saveCard: false, now })
  if (action === null) return
  const event = { accountId: actor.accountId, type: 'purchase.requires_action' } as const
  await recordEvent(tx, { ...event, subject: { purchaseId }, at: now }).execute()
}
