import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type {
  AskPartnerForFootprints,
  FetchPartnerFootprints,
} from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import type { Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { queueMessage } from '../events/queue-message.ts'
import type { ExchangeKey } from '../partners/exchange-records.ts'

type AskPartnerDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'config'>

/** A partner whose server is known and may be called; others wait until this transaction ends. */
async function lockPartner(
  tx: Tx,
  { exchangeId, accountId }: ExchangeKey,
): Promise<Refused | undefined> {
  const exchange = await tx
    .selectFrom('exchange')
    .select(['callback_base', 'paused_at'])
    .where('id', '=', exchangeId)
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!exchange) return refuse('EXCHANGE_NOT_FOUND')
  if (!exchange.callback_base) return refuse('EXCHANGE_WITHOUT_SERVER')
  return exchange.paused_at ? refuse('EXCHANGE_PAUSED') : undefined
}

/** A worker reads it page by page. Of the same that is under way there is one. */
export function fetchFootprints(
  deps: AskPartnerDeps,
  key: ExchangeKey,
  { productIds }: BodyOf<typeof FetchPartnerFootprints>,
): Promise<{ readingId: string } | Refused> {
  const wanted = JSON.stringify({ criteria: productIds.map((id) => ['productId', id]) })
  return transact(deps.db, async (tx) => {
    const refused = await lockPartner(tx, key)
    if (refused instanceof Refused) return refused
    const open = await tx
      .selectFrom('exchange_reading')
      .select('id')
      .where('exchange_id', '=', key.exchangeId)
      .where('account_id', '=', key.accountId)
      .where('state', '=', 'waiting')
      .where(sql<boolean>`wanted = ${wanted}::jsonb`)
      .executeTakeFirst()
    if (open) {
      // Whoever asks again does not want to wait for the next try.
      await tx
        .updateTable('exchange_reading')
        .set({ next_at: deps.clock() })
        .where('id', '=', open.id)
        .where('last_problem', 'is not', null)
        .execute()
      return { readingId: open.id }
    }
    const readingId = deps.newId()
    const now = deps.clock()
    await tx
      .insertInto('exchange_reading')
      .values({
        id: readingId,
        account_id: key.accountId,
        exchange_id: key.exchangeId,
        wanted,
        created_at: now,
        next_at: now,
      })
      .execute()
    return { readingId }
  })
}

/** An event for the partner's program; what it answers is told to us at our own server. */
export function askForFootprints(
  deps: AskPartnerDeps,
  key: ExchangeKey,
  { productIds, comment }: BodyOf<typeof AskPartnerForFootprints>,
): Promise<{ eventId: string } | Refused> {
  const data = { productId: productIds, ...(comment ? { comment } : {}) }
  return transact(deps.db, async (tx) => {
    const refused = await lockPartner(tx, key)
    if (refused instanceof Refused) return refused
    const open = await tx
      .selectFrom('exchange_message as m')
      .select('m.id')
      .where('m.exchange_id', '=', key.exchangeId)
      .where('m.account_id', '=', key.accountId)
      .where('m.type', '=', 'created')
      .where('m.state', '<>', 'given-up')
      .where(sql<boolean>`m.body::jsonb -> 'data' = ${JSON.stringify(data)}::jsonb`)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('exchange_event as v')
              .select('v.id')
              .whereRef('v.exchange_id', '=', 'm.exchange_id')
              .where(sql<boolean>`lower(v.data ->> 'requestEventId') = m.id::text`),
          ),
        ),
      )
      .executeTakeFirst()
    if (open) return { eventId: open.id }
    return { eventId: await queueMessage(tx, deps, { ...key, type: 'created', data }) }
  })
}
