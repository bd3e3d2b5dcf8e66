import { StartCardSetup } from '@understory/contracts/commerce/payments/payments.ts'
import { CreateApiKey } from '@understory/contracts/developers/api-keys.ts'
import type { ApiPurchase } from '@understory/contracts/v1/purchases.ts'
import {
  type SpendLimits,
  USUAL_LIMITS,
} from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { API_SCOPES } from '@understory/domain/developers/api-keys/api-scopes.ts'
import { callPublicApi } from '../people/api-keys.ts'
import { PASSWORD, type TestPerson } from '../people/people.ts'
import type { TestApi } from '../start-test-api.ts'
import { atProvider } from './at-provider.ts'
import { COMMERCE_PURCHASES_ADDRESS } from './purchases.ts'

/** A saved card of the account, the usual one from then on, and where its invoices go. */
export async function readyToBeCharged(
  api: TestApi,
  person: TestPerson,
  card = 'pm_card_visa',
): Promise<string> {
  const { accountId } = person
  await api.call(StartCardSetup, {}, person.bearer)
  const { customer_id: customer } = await api.deps.db
    .selectFrom('payment_customer')
    .select('customer_id')
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  const { id } = await atProvider(api, `payment_methods/${card}/attach`, { customer })
  await api.deps.db
    .updateTable('payment_customer')
    .set({ default_card: id })
    .where('account_id', '=', accountId)
    .execute()
  await api.deps.db
    .insertInto('billing_address')
    .values({ account_id: accountId, ...COMMERCE_PURCHASES_ADDRESS })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return id
}

/** A live key that may do all, within these limits. */
export async function makeBuyingKey(
  api: TestApi,
  person: TestPerson,
  limits: Partial<SpendLimits> = {},
) {
  const body = {
    name: 'Checkout',
    scopes: [...API_SCOPES],
    limits: { currency: 'GBP' as const, ...USUAL_LIMITS, ...limits },
    currentPassword: PASSWORD,
  }
  const made = await api.call(CreateApiKey, { body }, person.bearer)
  if (!made.data) throw new Error(`no key: ${JSON.stringify(made)}`)
  return made.data
}

/** A quote of a program: of whole trees at 20p each. */
export async function quoteByKey(
  api: Pick<TestApi, 'send'>,
  key: string,
  { trees = 10, currency = 'GBP' } = {},
) {
  const body = { ask: { by: 'units', milliTrees: trees * 1_000 }, currency }
  const answer = await callPublicApi(api, '/v1/quotes', { key, body })
  return (await answer.json()) as { id: string; totalMinor: number }
}

type BoughtByKey = {
  readonly status: number
  readonly isReplayed: boolean
  readonly bought: ApiPurchase & { readonly code: string; readonly message: string }
}

/** `createPurchase`, once for each `idempotency-key`. */
export async function buyWithKey(
  api: Pick<TestApi, 'send'>,
  key: string,
  order: object,
  { query = '', headers = {} }: { query?: string; headers?: Readonly<Record<string, string>> } = {},
): Promise<BoughtByKey> {
  const body = { payment: { method: 'card' }, ...order }
  const answer = await callPublicApi(api, `/v1/purchases${query}`, { key, body, headers })
  const isReplayed = answer.headers.get('idempotency-replayed') === 'true'
  return { status: answer.status, isReplayed, bought: (await answer.json()) as never }
}

/** A purchase of a key of this person's account that waits for a yes. */
export async function waitingPurchase(api: TestApi, person: TestPerson): Promise<string> {
  await readyToBeCharged(api, person)
  const { secret } = await makeBuyingKey(api, person, { approveAboveMinor: 0 })
  const { id: quoteId } = await quoteByKey(api, secret)
  const { bought } = await buyWithKey(api, secret, { quoteId, reason: 'Parcels of today' })
  if (!bought.id) throw new Error(`nothing waits: ${JSON.stringify(bought)}`)
  return bought.id
}
