import type { ApiPurchase } from '@understory/contracts/v1/purchases.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { outcomeOfTestCard } from '@understory/domain/developers/api-keys/test-cards.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import type { KeyActor } from '../../../../http/v1/api-route.ts'
import { lockAccount } from '../../../people/accounts/public.ts'
import { presentDryRun } from '../by-key/present-dry-run.ts'
import { type OrderByKey, readKeyOrder } from '../by-key/read-key-order.ts'
import { presentApiPurchase } from '../present-api-purchase.ts'
import { findPurchase, findPurchaseOfQuote } from '../purchase-records.ts'
import { whyNotAgain, whyNotBegin } from '../quote/find-obstacle.ts'
import type { QuoteRow } from '../quote/quote-records.ts'
import { saveTestPurchase } from './save-test-purchase.ts'

type BuyInTestDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'newId' | 'purchaseKinds'>

/** Buys a quote for a test account: settled at once, with what its card says, and in no live table. */
export async function buyInTest(
  deps: BuyInTestDeps,
  actor: KeyActor,
  { purchaseId, order, isDryRun }: OrderByKey,
): Promise<ApiPurchase | Refused> {
  const ordered = await readKeyOrder(deps, actor, order)
  if (ordered instanceof Refused) return ordered
  const buying = { ...ordered, purchaseId, order, isDryRun }
  const bought = await asPlatform(() =>
    transact(deps.db, (tx) => buyOnce(tx, deps, { actor, ...buying })),
  )
  if (bought instanceof Refused) return bought
  if (isDryRun) return presentDryRun(deps, { ...ordered, actor, needsPerson: false })
  const purchase = await findPurchase(deps.db, { id: purchaseId, accountId: actor.accountId })
  return purchase ? presentApiPurchase(deps, actor, purchase) : refuse('PURCHASE_NOT_FOUND')
}

type Buying = {
  readonly actor: KeyActor
  readonly quote: QuoteRow
  readonly purchaseId: string
  readonly reference: string | null
  readonly metadata: ApiPurchase['metadata']
  readonly order: OrderByKey['order']
  readonly isDryRun: boolean
}

async function buyOnce(
  tx: Tx,
  deps: BuyInTestDeps,
  { actor, quote, purchaseId, reference, metadata, order, isDryRun }: Buying,
): Promise<undefined | Refused> {
  await lockAccount(tx, actor.accountId)
  const before = await findPurchaseOfQuote(tx, quote.id)
  // The call was answered before by a process that died.
  if (before?.id === purchaseId) return undefined
  const again = before && whyNotAgain(before)
  if (again) return refuse(again)
  const obstacle = await whyNotBegin(tx, deps, { quote, buyer: null })
  if (obstacle) return refuse(obstacle)
  if (order.maxTotalMinor !== null && quote.total_minor > order.maxTotalMinor)
    return refuse('TOTAL_CHANGED')
  const outcome = outcomeOfPayment(order.payment)
  if (outcome === null) return refuse('NO_SAVED_CARD')
  if (outcome === 'declined') return refuse('CARD_DECLINED')
  const wanted = { actor, quote, purchaseId, reference, metadata }
  if (!isDryRun) await saveTestPurchase(tx, deps, wanted)
  return undefined
}

/** Whoever opens the link would pay at once. */
const outcomeOfPayment = (payment: OrderByKey['order']['payment']) =>
  payment.method === 'link' ? 'pays' : outcomeOfTestCard(payment.cardId)
