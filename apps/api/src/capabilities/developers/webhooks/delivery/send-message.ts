import { performance } from 'node:perf_hooks'
import type { Tx } from '@understory/database/connect.ts'
import {
  type DeliveryAnswer,
  type DeliveryOutcome,
  deliveryOutcome,
  pauseOfEndpoint,
  retryAfterSeconds,
  spreadOf,
} from '@understory/domain/developers/webhooks/delivery-outcome.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { unseal } from '../../../../signing/seal.ts'
import { nameOfEvent } from '../../events/public.ts'
import { noteFailure, switchOff } from './failing-endpoints.ts'

export type DeliverDeps = Pick<
  Deps,
  'db' | 'clock' | 'config' | 'newId' | 'jobs' | 'log' | 'webhooks'
>

export type DueMessage = {
  readonly endpoint_id: string
  readonly event_id: string
  readonly account_id: string
  /** This one counted. */
  readonly attempts: number
  readonly body: string
  readonly url: string
  readonly sealed_secret: string
  readonly sealed_old_secret: string | null
  readonly old_secret_until: Date | null
  readonly pause_seconds: number
}

type Attempt = {
  readonly at: Date
  readonly durationMs: number
  readonly answer: DeliveryAnswer
  readonly text: string | null
  readonly error: string | null
}

/** Sends one event to one endpoint, and notes what came of it. */
export async function sendMessage(deps: DeliverDeps, message: DueMessage): Promise<void> {
  const attempt = await tryToSend(deps, message)
  const { attempts, pause_seconds: lastPause } = message
  const outcome = deliveryOutcome(attempt.answer, { attempts, spread: spreadOf(message.event_id) })
  await transact(deps.db, async (tx) => {
    await insertAttempt(tx, message, { ...attempt, id: deps.newId() })
    await noteOutcome(tx, message, { outcome, now: deps.clock() })
    if (outcome.state === 'delivered') return noteSuccess(tx, message)
    if (outcome.state === 'gone')
      return switchOff(tx, deps, { endpointId: message.endpoint_id, why: 'gone' })
    const pauseSeconds = pauseOfEndpoint(attempt.answer, lastPause)
    return noteFailure(tx, deps, { endpointId: message.endpoint_id, pauseSeconds })
  })
}

async function tryToSend(
  { config, clock, webhooks }: DeliverDeps,
  message: DueMessage,
): Promise<Attempt> {
  const at = clock()
  const began = performance.now()
  const took = () => Math.round(performance.now() - began)
  const { sealed_old_secret: old, old_secret_until: until } = message
  const sealed = [message.sealed_secret, ...(old && until && until > at ? [old] : [])]
  try {
    const { status, retryAfter, text } = await webhooks.send(new URL(message.url), {
      id: nameOfEvent(message.event_id),
      body: message.body,
      secrets: sealed.map((one) => unseal(config.APP_SECRET, 'webhook-secrets', one)),
    })
    const answer = { status, retryAfterSeconds: retryAfterSeconds(retryAfter, at) }
    return { at, durationMs: took(), answer, text: withoutNul(text), error: null }
  } catch (err) {
    const error = withoutNul(String(err)).slice(0, 200)
    return { at, durationMs: took(), answer: { status: null }, text: null, error }
  }
}

/** PostgreSQL stores every character but one. */
const withoutNul = (text: string) => text.replaceAll('\0', '')

async function insertAttempt(
  tx: Tx,
  message: DueMessage,
  { id, at, durationMs, answer, text, error }: Attempt & { readonly id: string },
): Promise<void> {
  await tx
    .insertInto('webhook_attempt')
    .values({
      id,
      account_id: message.account_id,
      endpoint_id: message.endpoint_id,
      event_id: message.event_id,
      at,
      duration_ms: durationMs,
      status: answer.status,
      error,
      answer: text,
    })
    .execute()
}

async function noteOutcome(
  tx: Tx,
  message: DueMessage,
  { outcome, now }: { readonly outcome: DeliveryOutcome; readonly now: Date },
): Promise<void> {
  const inSeconds = outcome.state === 'waiting' ? outcome.afterSeconds : 0
  await tx
    .updateTable('webhook_message')
    .set({
      // What is gone may come back: then it is sent again from there.
      state: outcome.state === 'gone' ? 'waiting' : outcome.state,
      next_at: new Date(now.getTime() + inSeconds * 1_000),
    })
    .where('endpoint_id', '=', message.endpoint_id)
    .where('event_id', '=', message.event_id)
    .execute()
}

async function noteSuccess(tx: Tx, { endpoint_id: endpointId }: DueMessage): Promise<void> {
  await tx
    .updateTable('webhook_endpoint')
    .set({ failing_since: null, warned_at: null, paused_until: null, pause_seconds: 0 })
    .where('id', '=', endpointId)
    .where(({ or, eb }) => or([eb('failing_since', 'is not', null), eb('pause_seconds', '>', 0)]))
    .execute()
}
