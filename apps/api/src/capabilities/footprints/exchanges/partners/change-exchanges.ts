import type { AnswerOf, BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  CreateExchange,
  Exchange,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { withoutSlashesAtEnd } from '@understory/domain/language/without-slashes-at-end.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { seal } from '../../../../signing/seal.ts'
import { lockAccount } from '../../../people/accounts/public.ts'
import { type ExchangeKey, findExchange, MOST_EXCHANGES } from './exchange-records.ts'
import { hashOfExchangeSecret, newExchangeClientId, newExchangeSecret } from './exchange-secret.ts'

type ExchangeDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'newId' | 'webhooks'>
type WithSecret = AnswerOf<typeof CreateExchange>
type Callback = BodyOf<typeof CreateExchange>['callback']

const OLD_SECRET_DAYS = 7

const CALLBACK_SENTENCES = {
  'no-address': 'Please give a whole address, such as https://pact.example.org.',
  'not-https': 'Please give an address that begins with https://.',
  'not-public': 'Please give an address on the public internet, and not one of ours.',
}

/** The secret is in the answer alone. */
export function createExchange(
  deps: ExchangeDeps,
  accountId: string,
  { peerName, callback, autoFulfil }: BodyOf<typeof CreateExchange>,
): Promise<WithSecret | Refused> {
  const clientSecret = newExchangeSecret()
  return transact(deps.db, async (tx) => {
    const called = callbackColumns(deps, callback)
    if (called instanceof Refused) return called
    await lockAccount(tx, accountId)
    const { count } = await tx
      .selectFrom('exchange')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= MOST_EXCHANGES) return refuse('TOO_MANY_EXCHANGES')
    const exchangeId = deps.newId()
    const clientId = newExchangeClientId()
    await tx
      .insertInto('exchange')
      .values({
        id: exchangeId,
        account_id: accountId,
        peer_name: peerName,
        client_id: clientId,
        secret_hash: hashOfExchangeSecret(clientSecret),
        auto_fulfil: autoFulfil,
        created_at: deps.clock(),
        ...called,
      })
      .execute()
    return { exchangeId, clientId, clientSecret }
  })
}

function callbackColumns({ webhooks, config }: ExchangeDeps, callback: Callback) {
  if (!callback) return {}
  const problems = (['base', 'authBase'] as const).flatMap((field) => {
    const wrong = callback[field] === null ? null : webhooks.wrongWith(callback[field])
    return wrong ? [{ field: `callback.${field}`, message: CALLBACK_SENTENCES[wrong] }] : []
  })
  if (problems.length > 0) return refuse('EXCHANGE_ADDRESS_FORBIDDEN', problems)
  return {
    callback_base: withoutSlashesAtEnd(callback.base),
    callback_auth_base: callback.authBase && withoutSlashesAtEnd(callback.authBase),
    callback_client_id: callback.clientId,
    sealed_callback_secret: seal(config.APP_SECRET, 'exchange-secrets', callback.clientSecret),
  }
}

/** A new secret; the one before it works for another week, and so do tokens that it got. */
export function rotateExchangeSecret(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { exchangeId, accountId }: ExchangeKey,
): Promise<WithSecret | Refused> {
  const clientSecret = newExchangeSecret()
  return transact(db, async (tx) => {
    const rotated = await tx
      .updateTable('exchange')
      .set(({ ref, eb }) => ({
        old_secret_hash: ref('secret_hash'),
        old_secret_until: new Date(clock().getTime() + OLD_SECRET_DAYS * DAY_MS),
        secret_hash: hashOfExchangeSecret(clientSecret),
        secret_version: eb('secret_version', '+', 1),
      }))
      .where('id', '=', exchangeId)
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .returning('client_id')
      .executeTakeFirst()
    if (!rotated) return refuse('EXCHANGE_NOT_FOUND')
    return { exchangeId, clientId: rotated.client_id, clientSecret }
  })
}

/** Its program is let in no more, until it is let in again. */
export function pauseExchange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: ExchangeKey,
  isPaused: boolean,
): Promise<Exchange | Refused> {
  return transact(db, async (tx) => {
    await tx
      .updateTable('exchange')
      .set({ paused_at: isPaused ? clock() : null })
      .where('id', '=', key.exchangeId)
      .where('account_id', '=', key.accountId)
      .where('ended_at', 'is', null)
      .execute()
    return (await findExchange(tx, key)) ?? refuse('EXCHANGE_NOT_FOUND')
  })
}

/** For good; the database ends what was released to it. What still had to be sent is given up. */
export function endExchange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { exchangeId, accountId }: ExchangeKey,
): Promise<undefined | Refused> {
  return transact(db, async (tx) => {
    const ended = await tx
      .updateTable('exchange')
      .set({ ended_at: clock() })
      .where('id', '=', exchangeId)
      .where('account_id', '=', accountId)
      .where('ended_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!ended) return refuse('EXCHANGE_NOT_FOUND')
    await tx
      .updateTable('exchange_message')
      .set({ state: 'given-up' })
      .where('exchange_id', '=', exchangeId)
      .where('account_id', '=', accountId)
      .where('state', '=', 'waiting')
      .execute()
    return undefined
  })
}
