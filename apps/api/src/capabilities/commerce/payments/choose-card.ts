import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { defaultCard } from './cards.ts'
import { findCustomer } from './customer/find-customer.ts'
import { unlessGatewayFails } from './unless-gateway-fails.ts'

type ChosenCard = { readonly customerId: string; readonly cardId: string }

/** A saved card of the account to charge while its holder is away; `null`: the usual one. */
export async function chooseCard(
  deps: Pick<Deps, 'db' | 'log' | 'payments'>,
  { accountId, cardId }: { readonly accountId: string; readonly cardId: string | null },
): Promise<ChosenCard | Refused> {
  const customerId = await findCustomer(deps, accountId)
  if (!customerId) return refuse('NO_SAVED_CARD')
  const cards = await unlessGatewayFails(deps, () => deps.payments.listCards(customerId), null)
  if (cards === null) return refuse('TRANSACTION_FAILED')
  const wanted = cardId ?? (await defaultCard(deps, accountId))
  const found = cards.find(({ id }) => id === wanted)
  const card = cardId === null ? (found ?? cards.at(-1)) : found
  return card ? { customerId, cardId: card.id } : refuse('NO_SAVED_CARD')
}
