import type { ApiPurchase } from '@understory/contracts/v1/purchases.ts'
import {
  checkBillingAddress,
  needsWholeAddress,
} from '@understory/domain/commerce/payments/buyer/billing-address.ts'
import { transact } from '../../../database/transact.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import type { KeyActor } from '../../../http/v1/api-route.ts'
import { noteLimitReached } from '../../developers/api-keys/public.ts'
import { chooseCard, findBillingAddress, listTaxIds } from '../payments/public.ts'
import {
  beginKeyPurchase,
  findKeyPurchase,
  findPurchase,
  type OrderByKey,
  presentApiPurchase,
  presentDryRun,
  readKeyOrder,
  recordApproval,
  whyNotFor,
} from '../purchases/public.ts'
import { askPerson } from './ask-person.ts'
import { type ChargeByKeyDeps, chargeKeyPurchase } from './charge-key-purchase.ts'

/**
 * Buys a quote within the limits of a key. The pending purchase, with what it sets aside, is committed before the
 * provider is asked for anything; a repeat goes on with it, so a card is charged once.
 */
export async function buyByKey(
  deps: ChargeByKeyDeps,
  actor: KeyActor,
  { purchaseId, order, isDryRun }: OrderByKey,
): Promise<ApiPurchase | Refused> {
  const ordered = await readKeyOrder(deps, actor, order)
  if (ordered instanceof Refused) return ordered
  const notFor = await whyNotFor(deps, actor, ordered.quote)
  if (notFor) return refuse(notFor)
  const card = order.payment.method === 'card' ? { cardId: cardIdOf(order.payment.cardId) } : null
  const unready = card && (await whyNotCharge(deps, actor, { ...card, ...ordered }))
  if (unready) return unready
  const begun = await transact(deps.db, async (tx) => {
    const { maxTotalMinor, reason } = order
    const asked = { ...ordered, actor, purchaseId, card, maxTotalMinor, reason, isDryRun }
    const saved = await beginKeyPurchase(tx, deps, asked)
    if (saved instanceof Refused || isDryRun) return saved
    if (saved.action === 'approve') {
      const requested = { purchaseId, accountId: actor.accountId, status: 'requested' } as const
      await recordApproval(tx, { ...requested, at: deps.clock() })
      await askPerson(tx, deps, purchaseId)
    }
    return saved
  })
  if (begun instanceof Refused) {
    const isByLimit = begun.refusal.code === 'SPEND_LIMIT_EXCEEDED' && actor.limits !== null
    if (isByLimit && !isDryRun) await noteLimitReached(deps, actor)
    return begun
  }
  if (isDryRun)
    return presentDryRun(deps, { ...ordered, actor, needsPerson: begun.action !== null })
  await deps.crashPoint('purchase-saved')
  const refused = await chargeUnlessAsked(deps, actor.accountId, purchaseId)
  if (refused) return refused
  const purchase = await findPurchase(deps.db, { id: purchaseId, accountId: actor.accountId })
  return purchase ? presentApiPurchase(deps, actor, purchase) : refuse('PURCHASE_NOT_FOUND')
}

const cardIdOf = (cardId: string) => (cardId === 'default' ? null : cardId)

async function chargeUnlessAsked(
  deps: ChargeByKeyDeps,
  accountId: string,
  purchaseId: string,
): Promise<Refused | undefined> {
  const made = await findKeyPurchase(deps.db, purchaseId)
  if (!made) return refuse('PURCHASE_NOT_FOUND')
  return made.action === null ? chargeKeyPurchase(deps, { accountId, made }) : undefined
}

type WhatIsCharged = { readonly cardId: string | null } & Pick<
  Exclude<Awaited<ReturnType<typeof readKeyOrder>>, Refused>,
  'quote'
>

/** What is missing for an invoice and a charge while nobody is there to give it. */
async function whyNotCharge(
  deps: ChargeByKeyDeps,
  { accountId, accountKind }: KeyActor,
  { cardId, quote }: WhatIsCharged,
): Promise<Refused | null> {
  const [address, taxIds] = await Promise.all([
    findBillingAddress(deps, accountId),
    listTaxIds(deps.db, accountId),
  ])
  const isWhole =
    quote.address_on_certificate || needsWholeAddress({ accountKind, hasTaxId: taxIds.length > 0 })
  if (!(address && checkBillingAddress(address, { isWhole }).ok)) {
    return refuse('BILLING_DETAILS_MISSING')
  }
  const card = await chooseCard(deps, { accountId, cardId })
  return card instanceof Refused ? card : null
}
