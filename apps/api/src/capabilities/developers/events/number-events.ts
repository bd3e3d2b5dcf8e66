import { EVENT_DATA } from '@understory/contracts/v1/event-types/event-data.generated.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Tx } from '@understory/database/connect.ts'
import { EVENT_TYPE_NAMES } from '@understory/domain/developers/events/event-types.ts'
import { sql } from 'kysely'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import type { RenderedEvent } from '../../../event-renderer.ts'
import { checkShape } from '../../../http/check-answer.ts'
import { numberInOrder, type RenderedNote } from './number-event.ts'

const NUMBERED_AT_ONCE = 200
/** In bytes; the table holds no body of 20,000. */
const LONGEST_RENDERED = 18_000

export type NumberEventsDeps = Pick<
  Deps,
  'config' | 'db' | 'clock' | 'newId' | 'log' | 'eventRenderers' | 'numbering' | 'purchaseKinds'
>

/**
 * Makes events of what happened, in the order in which it was noted: each gets the next number of its account and a
 * body that never changes. One worker does at a time. What cannot be rendered is set aside, and the others go on.
 */
export async function numberEvents(deps: NumberEventsDeps): Promise<void> {
  while ((await numberSome(deps)) === NUMBERED_AT_ONCE);
}

function numberSome(deps: NumberEventsDeps): Promise<number> {
  return transact(deps.db, async (tx) => {
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(hashtext('number-events')) as mine`.execute(tx)
    if (!rows[0]?.mine) return 0
    const noted = await nextNoted(tx)
    const events: RenderedNote[] = []
    for (const one of noted) {
      const rendered = await render(deps, tx, one)
      if (rendered) events.push({ ...one, rendered, eventId: deps.newId() })
      else await setAside(tx, one.id)
    }
    await numberInOrder(tx, deps, events)
    const ids = noted.map(({ id }) => id)
    if (ids.length > 0)
      await tx
        .deleteFrom('event_outbox')
        .where((eb) => anyOf(eb.ref('id'), ids))
        .where('set_aside_at', 'is', null)
        .execute()
    return noted.length
  })
}

/** The oldest; those of single orders, which may be thousands, after the others, so that none waits for them. */
async function nextNoted(tx: Tx): Promise<readonly Noted[]> {
  const others = await oldestNoted(tx, NUMBERED_AT_ONCE)
    .where('o.type', 'not like', ORDERS)
    .execute()
  const room = NUMBERED_AT_ONCE - others.length
  if (room === 0) return others
  return [...others, ...(await oldestNoted(tx, room).where('o.type', 'like', ORDERS).execute())]
}

const ORDERS = sql.lit('order.%')

const oldestNoted = (tx: Tx, most: number) =>
  tx
    .selectFrom('event_outbox as o')
    .innerJoin('account as a', 'a.id', 'o.account_id')
    .select(['o.id', 'o.account_id', 'o.type', 'o.subject', 'o.occurred_at', 'a.is_live'])
    .where('o.set_aside_at', 'is', null)
    .orderBy('o.id')
    .limit(most)

type Noted = {
  readonly id: number
  readonly account_id: string
  readonly type: string
  readonly subject: unknown
  readonly occurred_at: Date
  readonly is_live: boolean
}

/** What it says; `null`: it cannot be rendered. */
async function render(
  deps: NumberEventsDeps,
  tx: Tx,
  { id, account_id: accountId, type, subject, is_live: isLive }: Noted,
): Promise<RenderedEvent | null> {
  const { eventRenderers, log } = deps
  const kind = EVENT_TYPE_NAMES.find((name) => name === type)
  await sql`savepoint rendered`.execute(tx)
  try {
    const mode = isLive ? 'live' : 'test'
    const recorded = { accountId, mode, subject: subject as never } as const
    const rendered = kind && (await eventRenderers[kind]?.({ ...deps, db: tx }, recorded))
    if (kind && rendered && deps.config.CHECK_ANSWERS)
      checkShape(kind, EVENT_DATA[kind], rendered.data)
    await sql`release savepoint rendered`.execute(tx)
    if (rendered && Buffer.byteLength(JSON.stringify(rendered)) <= LONGEST_RENDERED) return rendered
    log.error({ type, outbox: id }, 'an event could not be rendered')
  } catch (err) {
    await sql`rollback to savepoint rendered`.execute(tx)
    log.error({ err, type, outbox: id }, 'an event could not be rendered')
  }
  return null
}

async function setAside(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('event_outbox')
    .set({ set_aside_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
