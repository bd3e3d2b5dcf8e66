import type { PactCriteria } from '@understory/contracts/footprints/product-footprints/pact-events.ts'
import type { Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { filtersOfCriteria } from '../pact/read-filters.ts'
import { listReleased } from '../pact/released-footprints.ts'
import { queueMessage } from './queue-message.ts'
import { rejectRequest } from './reject-request.ts'

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'newId'>

const AT_ONCE = 100
const MOST_ANSWERED = 100
const WAITING_DAYS = 60

const dueRequests = (tx: Tx) =>
  tx
    .selectFrom('exchange_event as v')
    .innerJoin('exchange as e', 'e.id', 'v.exchange_id')
    .select([
      'v.id',
      'v.account_id',
      'v.exchange_id',
      'v.event_id',
      'v.data',
      'v.state',
      'e.auto_fulfil',
    ])
    .where('e.ended_at', 'is', null)

type RequestRow = Awaited<ReturnType<ReturnType<typeof dueRequests>['execute']>>[number]

/** Answers what partners' programs asked for, and ends what waited too long; a worker does it every second. */
export async function answerRequests(deps: AnswerDeps): Promise<void> {
  const until = new Date(deps.clock().getTime() - WAITING_DAYS * DAY_MS)
  await transact(deps.db, async (tx) => {
    const due = await dueRequests(tx)
      .where(({ or, and, eb }) =>
        or([
          eb('v.state', '=', 'new'),
          and([eb('v.state', '=', 'waiting'), eb('v.received_at', '<', until)]),
        ]),
      )
      .orderBy('v.received_at')
      .limit(AT_ONCE)
      .forUpdate('v')
      .skipLocked()
      .execute()
    for (const request of due) await answerRequest(tx, deps, request)
  })
}

async function answerRequest(tx: Tx, deps: AnswerDeps, request: RequestRow): Promise<void> {
  const { exchange_id: exchangeId, account_id: accountId } = request
  if (request.state === 'waiting') return rejectRequest(tx, deps, request, 'AccessDenied')
  const { comment: _, ...criteria } = request.data as PactCriteria & { comment?: string }
  const filters = filtersOfCriteria(criteria)
  const found = await listReleased(tx, { exchangeId, filters, after: null, most: MOST_ANSWERED })
  if (found.length > 0 && request.auto_fulfil) {
    const pfs = found.map(({ footprint }) => footprint)
    const data = { requestEventId: request.event_id, pfs }
    await queueMessage(tx, deps, { exchangeId, accountId, type: 'fulfilled', data })
    return setState(tx, request.id, 'answered')
  }
  const { productId } = filters
  if (productId.length > 0 && !(await ownsAny(tx, accountId, productId))) {
    return rejectRequest(tx, deps, request, 'NotFound')
  }
  return setState(tx, request.id, 'waiting')
}

const setState = async (tx: Tx, id: string, state: 'waiting' | 'answered'): Promise<void> => {
  await tx.updateTable('exchange_event').set({ state }).where('id', '=', id).execute()
}

/** Whether an account has a product of one of these ids, in lower case, released or not. */
async function ownsAny(tx: Tx, accountId: string, productIds: readonly string[]): Promise<boolean> {
  const products = await tx
    .selectFrom('own_product')
    .select(['id', 'gtin', 'own_code'])
    .where('account_id', '=', accountId)
    .execute()
  const ends = new Set(
    products.flatMap(({ id, gtin, own_code: code }) => [
      `:product-id:${id}`,
      ...(gtin ? [`urn:gtin:${gtin.padStart(14, '0')}`] : []),
      ...(code ? [`:sku:${encodeURIComponent(code).toLowerCase()}`] : []),
    ]),
  )
  return productIds.some((asked) => [...ends].some((end) => asked.endsWith(end)))
}
