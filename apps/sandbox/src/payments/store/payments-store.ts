import { DatabaseSync } from 'node:sqlite'
import type { World } from '../core/world.ts'
import { deliveryQueue } from './delivery-queue.ts'
import { objectTable } from './object-table.ts'
import { SCHEMA } from './schema.ts'

/** The version of the provider's interface that the objects here have the shape of. */
export const API_VERSION = '2026-10-28.endive'

const KEYS_KEPT_MS = 24 * 3600 * 1000

/** Where events go that nobody registered an endpoint for through the API. */
export const CONFIGURED_ENDPOINT = 'configured'

export type StoreSettings = {
  /** `:memory:` keeps nothing. */
  file: string
  /** Real milliseconds. */
  clock: () => number
  newToken: (length: number) => string
}

export type RequestFacts = { id: string | null; idempotencyKey: string | null; origin: string }
export type Remembered = { request: string; status: number; body: string }
export type PaymentsStore = ReturnType<typeof openPaymentsStore>

export function openPaymentsStore(settings: StoreSettings) {
  const db = new DatabaseSync(settings.file)
  db.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma busy_timeout = 2000;')
  db.exec(SCHEMA)
  const objects = objectTable(db)
  const deliveries = deliveryQueue(db)
  const remember = db.prepare('insert into idempotency values (?, ?, ?, ?, ?)')
  const recall = db.prepare('select request, status, body from idempotency where key = ?')
  db.prepare('delete from idempotency where recorded_at < ?').run(settings.clock() - KEYS_KEPT_MS)
  let clockOffset = Number(readSetting(db, 'clock_offset_seconds') ?? 0)
  let listensByConfiguration = false

  function now(): number {
    return Math.floor(settings.clock() / 1000) + clockOffset
  }

  function endpointsFor(type: string): string[] {
    const registered = objects
      .list('webhook_endpoint', EVERYTHING)
      .data.filter((endpoint) => endpoint.status === 'enabled')
      .filter(({ enabled_events: types }) => types.includes('*') || types.includes(type))
      .map((endpoint) => endpoint.id)
    return listensByConfiguration ? [CONFIGURED_ENDPOINT, ...registered] : registered
  }

  function world(request: RequestFacts): World {
    return {
      ...objects,
      now: now(),
      origin: request.origin,
      newToken: settings.newToken,
      emit(type, object, previous) {
        const endpoints = endpointsFor(type)
        const event = {
          id: `evt_${settings.newToken(24)}`,
          object: 'event' as const,
          api_version: API_VERSION,
          created: now(),
          data: previous === undefined ? { object } : { object, previous_attributes: previous },
          livemode: false as const,
          pending_webhooks: endpoints.length,
          request: { id: request.id, idempotency_key: request.idempotencyKey },
          type,
        }
        objects.put('event', event)
        for (const endpoint of endpoints)
          deliveries.add(event.id, endpoint, { dueAt: settings.clock() })
      },
    }
  }

  return {
    deliveries,
    find: objects.find,
    list: objects.list,
    /** Commands see one consistent world, and all or nothing of what they do is kept. */
    transaction<T>(request: RequestFacts, run: (world: World) => T): T {
      db.exec('begin immediate')
      try {
        const result = run(world(request))
        db.exec('commit')
        return result
      } catch (error) {
        db.exec('rollback')
        throw error
      }
    },
    remember(key: string, answer: Remembered): void {
      remember.run(key, answer.request, answer.status, answer.body, settings.clock())
    },
    recall(key: string): Remembered | null {
      return (recall.get(key) as Remembered | undefined) ?? null
    },
    /** Oldest first. */
    allEventIds(): string[] {
      const rows = db.prepare("select id from object where kind = 'event' order by seq").all()
      return rows.map((row) => String(row.id))
    },
    listenByConfiguration(listens: boolean): void {
      listensByConfiguration = listens
    },
    now,
    advanceClock(seconds: number): number {
      clockOffset += seconds
      db.prepare('insert or replace into setting values (?, ?)').run(
        'clock_offset_seconds',
        String(clockOffset),
      )
      return now()
    },
    reset(): void {
      clockOffset = 0
      db.exec(
        'delete from object; delete from idempotency; delete from delivery; delete from setting;',
      )
    },
    close(): void {
      db.close()
    },
  }
}

const EVERYTHING = {
  limit: 1000,
  startingAfter: null,
  endingBefore: null,
  customer: null,
  createdFrom: null,
  createdBefore: null,
}

function readSetting(db: DatabaseSync, name: string): string | null {
  const row = db.prepare('select value from setting where name = ?').get(name)
  return row === undefined ? null : String(row.value)
}
