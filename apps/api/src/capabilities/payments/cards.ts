import type { Deps } from '../../deps.ts'
import type { AccountActor } from '../../http/actor.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { findCustomer, openCustomer } from './ensure-customer.ts'
import { unlessGatewayFails } from './unless-gateway-fails.ts'

const FAILED = 'failed' as const

/** The cards kept at the provider, the default one marked; none while the provider is away. */
export async function listCards(deps: Deps, accountId: string) {
  const customerId = await findCustomer(deps, accountId)
  if (!customerId) return []
  const cards = await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), [])
  const chosen = await defaultCard(deps, accountId)
  const first = cards.find(({ id }) => id === chosen) ?? cards[0]
  return cards.map((card) => ({ ...card, isDefault: card === first }))
}

/** What the browser adds a card with. One that is begun and left does nothing. */
export async function startCardSetup(deps: Deps, actor: AccountActor) {
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
  deps: Deps,
  accountId: string,
  cardId: string,
): Promise<Refused | undefined> {
  const refused = await refuseCard(deps, accountId, cardId)
  if (refused) return refused
  await deps.db
    .updateTable('payment_customer')
    .set({ default_card: cardId })
    .where('account_id', '=', accountId)
    .execute()
}

export async function removeCard(
  deps: Deps,
  accountId: string,
  cardId: string,
): Promise<Refused | undefined> {
  const refused = await refuseCard(deps, accountId, cardId)
  if (refused) return refused
  if (await paysSubscription(deps, accountId, cardId)) return refuse('CARD_IN_USE')
  const remove = async () => deps.payments.removeCard(cardId)
  const removed = await unlessGatewayFails(deps, remove, FAILED)
  return removed === FAILED ? refuse('TRANSACTION_FAILED') : undefined
}

/** Another account's card answers like one that does not exist. */
async function refuseCard(deps: Deps, accountId: string, cardId: string): Promise<Refused | null> {
  const customerId = await findCustomer(deps, accountId)
  if (!customerId) return refuse('CARD_NOT_FOUND')
  const cards = await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), FAILED)
  if (cards === FAILED) return refuse('TRANSACTION_FAILED')
  return cards.some(({ id }) => id === cardId) ? null : refuse('CARD_NOT_FOUND')
}

async function paysSubscription(deps: Deps, accountId: string, cardId: string): Promise<boolean> {
  const row = await deps.db
    .selectFrom('subscription')
    .select('id')
    .where('account_id', '=', accountId)
    .where('card_id', '=', cardId)
    .where('status', 'in', ['active', 'failed', 'frozen', '3ds_pending'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function defaultCard(deps: Deps, accountId: string): Promise<string | null> {
  const row = await deps.db
    .selectFrom('payment_customer')
    .select('default_card')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.default_card ?? null
}
