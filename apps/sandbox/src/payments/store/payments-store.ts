import { DatabaseSync } from 'node:sqlite'
import { EVERYTHING } from '../core/list-query.ts'
import { type BillingSettings, DEFAULT_BILLING } from '../core/subscriptions/billing-settings.ts'
import { withoutUnexpanded } from '../core/unexpanded.ts'
import type { World } from '../core/world.ts'
import { deliveryQueue } from './delivery-queue.ts'
import { idempotencyTable } from './idempotency-table.ts'
import { objectTable } from './object-table.ts'
import { sandboxClock } from './sandbox-clock.ts'
import { SCHEMA } from './schema.ts'

/** The version of the provider's interface that the objects here have the shape of. */
export const API_VERSION = '2026-10-28.endive'

/** Where events go that nobody registered an endpoint for through the API. */
export const CONFIGURED_ENDPOINT = 'configured'

export type StoreSettings = {
  /** `:memory:` persists nothing. */
  file: string
  /** Real milliseconds. */
  clock: () => number
  newToken: (length: number) => string
}

export type RequestFacts = { id: string | null; idempotencyKey: string | null; origin: string }
export type PaymentsStore = ReturnType<typeof openPaymentsStore>

export function openPaymentsStore(settings: StoreSettings) {
  const db = new DatabaseSync(settings.file)
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;')
  db.exec(SCHEMA)
  const objects = objectTable(db)
  const deliveries = deliveryQueue(db)
  const { resetClock, ...time } = sandboxClock(db, settings.clock)
  let listensByConfiguration = false
  let billing = DEFAULT_BILLING

  /** Records an event of a request, and queues it for the endpoints that subscribe to it. */
  function emitter(request: RequestFacts, now: number): World['emit'] {
    return (type, full, previous) => {
      const object = withoutUnexpanded(full)
      const registered = endpointsFor(objects, type)
      const endpoints = listensByConfiguration ? [CONFIGURED_ENDPOINT, ...registered] : registered
      const id = `evt_${settings.newToken(24)}`
      objects.put('event', {
        id,
        object: 'event',
        api_version: API_VERSION,
        created: now,
        data: previous === undefined ? { object } : { object, previous_attributes: previous },
        livemode: false,
        pending_webhooks: endpoints.length,
        request: { id: request.id, idempotency_key: request.idempotencyKey },
        type,
      })
      for (const endpoint of endpoints) deliveries.add(id, endpoint, { dueAt: settings.clock() })
    }
  }

  return {
    ...idempotencyTable(db, time.now),
    ...time,
    deliveries,
    find: objects.find,
    list: objects.list,
    earliest: objects.earliest,
    /** Commands run in one transaction: a consistent view, and all or nothing is committed. */
    transaction<T>(request: RequestFacts, run: (world: World) => T, now = time.now()): T {
      const { origin } = request
      const { newToken } = settings
      const { isAcknowledged } = deliveries
      const emit = emitter(request, now)
      return inTransaction(db, () =>
        run({ ...objects, now, origin, newToken, isAcknowledged, emit, billing }),
      )
    },
    /** As the account's Dashboard sets it; a restart resets it. */
    setBilling(changes: Partial<BillingSettings>): BillingSettings {
      billing = { ...billing, ...changes }
      return billing
    },
    /** Oldest first. */
    allEventIds(): string[] {
      const rows = db.prepare("select id from object where kind = 'event' order by seq").all()
      return rows.map((row) => String(row.id))
    },
    listenByConfiguration(listens: boolean): void {
      listensByConfiguration = listens
    },
    reset(): void {
      resetClock()
      billing = DEFAULT_BILLING
      db.exec(
        'delete from object; delete from idempotency; delete from delivery; delete from setting;',
      )
    },
    close(): void {
      db.close()
    },
  }
}

function endpointsFor(objects: ReturnType<typeof objectTable>, type: string): string[] {
  return objects
    .list('webhook_endpoint', EVERYTHING)
    .data.filter((endpoint) => endpoint.status === 'enabled')
    .filter(({ enabled_events: types }) => types.includes('*') || types.includes(type))
    .map((endpoint) => endpoint.id)
}

function inTransaction<T>(db: DatabaseSync, run: () => T): T {
  db.exec('begin immediate')
  try {
    const result = run()
    db.exec('commit')
    return result
  } catch (error) {
    db.exec('rollback')
    throw error
  }
}
