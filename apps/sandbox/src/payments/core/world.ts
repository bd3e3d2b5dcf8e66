import type { Kinds, ObjectKind } from './kinds.ts'
import { EVERYTHING, type ListQuery } from './list-query.ts'
import type { BillingSettings } from './subscriptions/billing-settings.ts'

/**
 * Everything a command may read or write, within one transaction: commands are otherwise pure, so the
 * same ones run on a file, in memory, at any time of day.
 */
export type World = {
  /** Unix seconds by the sandbox's clock, which can be moved. */
  now: number
  /** The sandbox's own address, for the pages it sends people to. */
  origin: string
  billing: BillingSettings
  newToken(length: number): string
  find<K extends ObjectKind>(kind: K, id: string): Kinds[K] | null
  put<K extends ObjectKind>(kind: K, object: Kinds[K]): void
  remove(kind: ObjectKind, id: string): void
  /** Newest first. */
  list<K extends ObjectKind>(kind: K, query: ListQuery): { data: Kinds[K][]; hasMore: boolean }
  /** The one of an owner with the earliest moment, up to and with `until`. */
  earliest<K extends ObjectKind>(kind: K, owner: string, until: number): Kinds[K] | null
  /** Whether every endpoint that was to hear of an object by this event has acknowledged it. */
  isAcknowledged(type: string, id: string): boolean
  /** Records an event and queues it for every webhook endpoint that subscribes to it. */
  emit(type: string, object: unknown, previous?: Record<string, unknown>): void
}

/** `status` 200, or 402 when a card was declined: both are committed. */
export type SandboxAnswer = { status: 200 | 402; body: unknown }

export function ok(body: unknown): SandboxAnswer {
  return { status: 200, body }
}

/** All of a kind that belong to a customer, newest first. */
export function everyOne<K extends ObjectKind>(
  world: World,
  kind: K,
  customer: string,
): Kinds[K][] {
  return world.list(kind, { ...EVERYTHING, customer }).data
}
