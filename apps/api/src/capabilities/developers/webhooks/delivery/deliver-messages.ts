import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { asPlatform } from '@understory/database/row-security.ts'
import { MOST_DELIVERIES_AT_ONCE } from '@understory/domain/developers/webhooks/webhook-limits.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { bodiesOfEvents } from '../../events/public.ts'
import { type DeliverDeps, type DueMessage, sendMessage } from './send-message.ts'

/** Of one process; each holds a connection of its own to somewhere else. */
const MOST_IN_ALL = 128
/** A worker that took a message and has not said what came of it is gone. */
const LEASE_SECONDS = 60
/** A turn waits for its deliveries so long; slower ones go on beside the next turns. */
const TURN_MS = 1_000

/** Deliveries that are under way in this process, by their endpoints. */
export class Deliveries {
  readonly #underWay = new Map<string, Set<Promise<void>>>()

  /** One turn: begins what is due, until nothing is or the turn is over. */
  async deliver(deps: DeliverDeps): Promise<void> {
    const ends = performance.now() + TURN_MS
    while (performance.now() < ends) {
      const begun = await this.#begin(deps)
      if (begun.length === 0) return
      await Promise.race([Promise.all(begun), sleep(Math.max(0, ends - performance.now()))])
    }
  }

  /** When all that is under way has ended. */
  async settle(): Promise<void> {
    await Promise.all([...this.#underWay.values()].flatMap((each) => [...each]))
  }

  async #begin(deps: DeliverDeps): Promise<Promise<void>[]> {
    const busy = [...this.#underWay].filter(([, each]) => each.size >= MOST_DELIVERIES_AT_ONCE)
    const inAll = [...this.#underWay.values()].reduce((sum, { size }) => sum + size, 0)
    if (inAll >= MOST_IN_ALL) return []
    const due = await claimDue(deps, {
      without: busy.map(([endpointId]) => endpointId),
      most: MOST_IN_ALL - inAll,
    })
    return due.map((message) => this.#start(deps, message))
  }

  #start(deps: DeliverDeps, message: DueMessage): Promise<void> {
    const { endpoint_id: endpointId } = message
    const ofEndpoint = this.#underWay.get(endpointId) ?? new Set()
    this.#underWay.set(endpointId, ofEndpoint)
    const sending = asPlatform(() => sendMessage(deps, message))
      .catch((err) => deps.log.warn({ err, endpointId }, 'a delivery could not be noted'))
      .finally(() => {
        ofEndpoint.delete(sending)
        if (ofEndpoint.size === 0) this.#underWay.delete(endpointId)
      })
    ofEndpoint.add(sending)
    return sending
  }
}

type Claim = { readonly without: readonly string[]; readonly most: number }

/** Takes what is due, a few of each endpoint, so that one that is slow or far behind holds up no other. */
async function claimDue(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { without, most }: Claim,
): Promise<DueMessage[]> {
  const now = clock()
  const leased = new Date(now.getTime() + LEASE_SECONDS * 1_000)
  const { rows } = await sql<Omit<DueMessage, 'body'>>`
    with due as (
      select m.endpoint_id, m.event_id
      from webhook_endpoint e cross join lateral (
        select w.endpoint_id, w.event_id from webhook_message w
        where w.endpoint_id = e.id and w.state = 'waiting' and w.next_at <= ${now}
        order by w.next_at limit ${MOST_DELIVERIES_AT_ONCE} for update skip locked
      ) m
      where e.disabled_at is null and (e.paused_until is null or e.paused_until <= ${now})
        and e.id <> all(${without}::uuid[])
      limit ${most}
    )
    update webhook_message m set next_at = ${leased}, attempts = m.attempts + 1
    from due, webhook_endpoint e
    where m.endpoint_id = due.endpoint_id and m.event_id = due.event_id and e.id = m.endpoint_id
    returning m.endpoint_id, m.event_id, m.account_id, m.attempts, e.url, e.sealed_secret,
      e.sealed_old_secret, e.old_secret_until, e.pause_seconds`.execute(db)
  const bodies = await bodiesOfEvents(
    db,
    rows.map((row) => row.event_id),
  )
  return rows.flatMap((row) => {
    const body = bodies.get(row.event_id)
    // Swept a moment ago, and its messages with it.
    return body === undefined ? [] : [{ ...row, body }]
  })
}
