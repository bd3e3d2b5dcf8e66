import type { Delivery } from '../store/delivery-queue.ts'
import { CONFIGURED_ENDPOINT, type PaymentsStore } from '../store/payments-store.ts'
import { type DeliveryFaults, RELIABLE, shuffled } from './delivery-faults.ts'
import { signWebhook } from './sign-webhook.ts'

const DELIVER_WEBHOOKS_CONCURRENCY = 8
const ANSWER_WITHIN_MS = 10_000
const FIRST_RETRY_MS = 250
const LONGEST_RETRY_MS = 60_000

export type WebhookTarget = { url: string; secret: string }
export type Deliverer = ReturnType<typeof startDelivering>

/**
 * Delivers queued webhooks, at least once and in no guaranteed order, and retries with longer and
 * longer delays until the receiver answers 2xx.
 */
export function startDelivering(
  store: PaymentsStore,
  settings: { clock: () => number; dice: () => number; target: WebhookTarget | null },
) {
  const { clock, dice } = settings
  let target = settings.target
  let faults = RELIABLE
  let timer: NodeJS.Timeout | null = null
  let stopped = false
  const underWay = new Map<number, Promise<void>>()
  const heldBack = new Set<number>()
  store.listenByConfiguration(target !== null)

  /** Looks for work now; call after anything that may have queued some. */
  function nudge(): void {
    if (stopped || faults.paused) return
    if (timer !== null) clearTimeout(timer)
    timer = null
    const ready = store.deliveries
      .due(clock(), DELIVER_WEBHOOKS_CONCURRENCY * 4)
      .filter((delivery) => !underWay.has(delivery.id))
      .filter((delivery) => !maybeHoldBack(delivery))
    const order = faults.shuffle ? shuffled(ready, dice) : ready
    for (const delivery of order.slice(0, DELIVER_WEBHOOKS_CONCURRENCY - underWay.size))
      begin(delivery)
    if (underWay.size === 0) sleepUntilDue()
  }

  function sleepUntilDue(): void {
    const next = store.deliveries.nextDueAt()
    if (next === null) return
    timer = setTimeout(nudge, Math.max(5, next - clock()))
    timer.unref()
  }

  function maybeHoldBack(delivery: Delivery): boolean {
    if (faults.delayMs === 0 || heldBack.has(delivery.id)) return false
    heldBack.add(delivery.id)
    store.deliveries.postpone(
      delivery.id,
      clock() + Math.ceil(dice() * faults.delayMs),
      'held back',
    )
    return true
  }

  function begin(delivery: Delivery): void {
    const sending = sendDelivery({ store, target, faults, clock, dice }, delivery).finally(() => {
      underWay.delete(delivery.id)
      nudge()
    })
    underWay.set(delivery.id, sending)
  }

  return {
    nudge,
    setTarget(to: WebhookTarget | null): void {
      target = to
      store.listenByConfiguration(to !== null)
      nudge()
    },
    setFaults(changes: Partial<DeliveryFaults>): DeliveryFaults {
      faults = { ...faults, ...changes }
      nudge()
      return faults
    },
    /** Sends events again as they were. */
    replay(events: readonly string[]): void {
      for (const event of events)
        store.deliveries.add(event, CONFIGURED_ENDPOINT, { dueAt: clock(), copy: true })
      nudge()
    },
    async stop(): Promise<void> {
      stopped = true
      if (timer !== null) clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

/** `version`: the endpoint's own; without one, events have the account's. */
type Addressed = WebhookTarget & { readonly version?: string | null }

type Sending = {
  store: PaymentsStore
  target: WebhookTarget | null
  faults: DeliveryFaults
  clock: () => number
  dice: () => number
}

async function sendDelivery(terms: Sending, delivery: Delivery): Promise<void> {
  const { store, faults, clock, dice } = terms
  const { deliveries } = store
  const to = targetOf(terms, delivery)
  const event = store.find('event', delivery.event)
  if (to === null || event === null) {
    deliveries.delivered(delivery.id, clock(), 'nobody listens')
    return
  }
  if (delivery.copy === 0 && delivery.attempts === 0 && dice() < faults.duplicateShare)
    deliveries.add(delivery.event, delivery.endpoint, { dueAt: clock(), copy: true })
  const sent = { ...event, api_version: to.version ?? event.api_version }
  const answer = await post(to, JSON.stringify(sent), clock)
  if (/^2\d\d$/.test(answer)) deliveries.delivered(delivery.id, clock(), answer)
  else {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** Math.min(delivery.attempts, 10), LONGEST_RETRY_MS)
    deliveries.postpone(delivery.id, clock() + wait, answer)
  }
}

function targetOf({ store, target }: Sending, delivery: Delivery): Addressed | null {
  if (delivery.endpoint === CONFIGURED_ENDPOINT) return target
  const endpoint = store.find('webhook_endpoint', delivery.endpoint)
  if (endpoint === null) return null
  return { url: endpoint.url, secret: endpoint.secret, version: endpoint.api_version }
}

/** The status of the answer, or the name of what went wrong. */
async function post(to: WebhookTarget, body: string, clock: () => number): Promise<string> {
  try {
    const answer = await fetch(to.url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signWebhook(body, to.secret, Math.floor(clock() / 1000)),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    })
    await answer.arrayBuffer()
    return String(answer.status)
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}
