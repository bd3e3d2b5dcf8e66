import type { Tx } from '@understory/database/connect.ts'
import type { TimeZone } from '@understory/domain/calendar/day-in-zone.ts'
import { CURRENCIES, type Currency } from '@understory/domain/quantity/money.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { recordEvent } from '../../../developers/events/public.ts'
import { lockAccount } from '../../../people/accounts/public.ts'
import { MOST_STORES } from './most-stores.ts'
import { findStore, type StoreRow, selectStores } from './store-records.ts'
import { sealSecrets } from './store-secrets.ts'

export type OwnStore = {
  readonly storeId: string
  readonly accountId: string
  readonly name: string
  readonly currency: string
  readonly timeZone: TimeZone
  /** Of a test account, whose orders count without a plan. */
  readonly isTest: boolean
}

/** Nothing is ever read from it: its orders are sent to us. */
const READ_FOR_GOOD = new Date('9999-12-31T00:00:00Z')
const NO_SECRETS = { access: '', webhook: null, renewal: null }

/** A shop without a connector, once for each id. */
export async function createOwnStore(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'config'>,
  { storeId, accountId, name, currency, timeZone, isTest }: OwnStore,
): Promise<StoreRow | Refused> {
  await lockAccount(tx, accountId)
  const before = await findStore(tx, { storeId, accountId })
  if (before) return before
  const held = await selectStores(tx)
    .where('s.account_id', '=', accountId)
    .where('s.disconnected_at', 'is', null)
    .orderBy('s.connected_at')
    .execute()
  if (held.length >= MOST_STORES) return refuse('TOO_MANY_STORES')
  const now = deps.clock()
  await tx
    .insertInto('store')
    .values({
      id: storeId,
      account_id: accountId,
      connector: 'api',
      platform: 'api',
      connection_id: storeId,
      unique_name: storeId,
      name,
      currency,
      time_zone: timeZone,
      status: 'connected',
      sealed_secrets: sealSecrets(deps, { secrets: NO_SECRETS }),
      billing_currency: billingCurrencyOf(held, currency),
      counts_from: isTest ? now : null,
      connected_at: now,
      read_until: READ_FOR_GOOD,
      created_at: now,
    })
    .execute()
  const connected = { accountId, type: 'store.connected', subject: { storeId } } as const
  await recordEvent(tx, { ...connected, at: now }).execute()
  const made = await findStore(tx, { storeId, accountId })
  return made ?? refuse('SERVER_ERROR')
}

/** All shops that a card pays for are on one invoice, in one currency. */
function billingCurrencyOf(held: readonly StoreRow[], currency: string): Currency {
  const byCard = held.find(({ charged_by }) => charged_by === 'card')
  return byCard?.billing_currency ?? CURRENCIES.find((each) => each === currency) ?? 'GBP'
}
