import { anyOf } from '@understory/database/any-of.ts'
import { CARD_STATUSES } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import type { SavedCard } from '@understory/ports/payments/payment-gateway.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { AccountActor } from '../../../http/actor.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { openCustomer } from './customer/ensure-customer.ts'
import { findCustomer } from './customer/find-customer.ts'
import { unlessGatewayFails } from './unless-gateway-fails.ts'

type PaymentsCardsDeps = Pick<Deps, 'db' | 'newId' | 'log' | 'payments'>

const FAILED = 'failed' as const

/**
 * The cards stored at the provider, each once, the default one marked; none while the provider is down.
 * What was chosen stays the default, else the first that was added: adding a card changes nothing.
 */
export async function listCards(deps: Pick<Deps, 'db' | 'log' | 'payments'>, accountId: string) {
  const customerId = await findCustomer(deps, accountId)
  if (!customerId) return []
  const cards = await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), [])
  const chosen = await defaultCard(deps, accountId)
  const first = cards.find(({ id }) => id === chosen) ?? cards.at(-1)
  return distinctCards(cards).map((card) => ({
    ...withoutFingerprint(card),
    isDefault: first !== undefined && isSameCard(card, first),
  }))
}

/** What the payment page offers. */
export async function offeredCards(deps: Pick<Deps, 'log' | 'payments'>, customerId: string) {
  const cards = await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), [])
  return distinctCards(cards).map(withoutFingerprint)
}

/** Each card once, the newest entry of it. */
function distinctCards(cards: readonly SavedCard[]): SavedCard[] {
  return cards.filter((card) => card === cards.find((other) => isSameCard(card, other)))
}

function withoutFingerprint({
  fingerprint: _,
  ...card
}: SavedCard): Omit<SavedCard, 'fingerprint'> {
  return card
}

/** One card that was entered twice, and not renewed in between. */
function isSameCard(one: SavedCard, other: SavedCard): boolean {
  if (one.id === other.id) return true
  return (
    one.fingerprint !== null &&
    one.fingerprint === other.fingerprint &&
    one.expiryMonth === other.expiryMonth &&
    one.expiryYear === other.expiryYear
  )
}

/** The setup intent that the browser adds a card with. An abandoned one has no effect. */
export async function startCardSetup(deps: PaymentsCardsDeps, actor: AccountActor) {
  const key = `card:${deps.newId()}`
  const start = async () => {
    const customerId = await openCustomer(deps, actor)
    return deps.payments.startCardSetup(customerId, key)
  }
  const setup = await unlessGatewayFails(deps, start, FAILED)
  if (setup === FAILED) return refuse('TRANSACTION_FAILED')
  return { clientSecret: setup.clientSecret }
}

export async function setDefaultCard(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  accountId: string,
  cardId: string,
): Promise<Refused | undefined> {
  const cards = await cardsLike(deps, accountId, cardId)
  if (cards instanceof Refused) return cards
  await transact(deps.db, (tx) =>
    tx
      .updateTable('payment_customer')
      .set({ default_card: cardId })
      .where('account_id', '=', accountId)
      .execute(),
  )
}

export async function removeCard(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  accountId: string,
  cardId: string,
): Promise<Refused | undefined> {
  const cards = await cardsLike(deps, accountId, cardId)
  if (cards instanceof Refused) return cards
  const ids = cards.map(({ id }) => id)
  if (await paysSubscription(deps, accountId, ids)) return refuse('CARD_IN_USE')
  const remove = async () => {
    for (const id of ids) await deps.payments.removeCard(id)
  }
  const removed = await unlessGatewayFails(deps, remove, FAILED)
  return removed === FAILED ? refuse('TRANSACTION_FAILED') : undefined
}

/** Every entry of the same card; another account's card answers like one that does not exist. */
async function cardsLike(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  accountId: string,
  cardId: string,
): Promise<SavedCard[] | Refused> {
  const customerId = await findCustomer(deps, accountId)
  if (!customerId) return refuse('CARD_NOT_FOUND')
  const cards = await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), FAILED)
  if (cards === FAILED) return refuse('TRANSACTION_FAILED')
  const card = cards.find(({ id }) => id === cardId)
  return card ? cards.filter((other) => isSameCard(card, other)) : refuse('CARD_NOT_FOUND')
}

async function paysSubscription(
  deps: Pick<Deps, 'db'>,
  accountId: string,
  cardIds: readonly string[],
): Promise<boolean> {
  const row = await deps.db
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('card_id'), cardIds))
    .where('status', 'in', CARD_STATUSES)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function defaultCard(
  deps: Pick<Deps, 'db'>,
  accountId: string,
): Promise<string | null> {
  const row = await deps.db
    .selectFrom('payment_customer')
    .select('default_card')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.default_card ?? null
}
