import { isStorable } from '@understory/domain/quantity/plain-text.ts'
import type { Clock } from '@understory/ports/clock.ts'
import type { GatewayEvent, RefusedEvent } from '@understory/ports/payments/payment-gateway.ts'
import Stripe from 'stripe'
import { instant } from '../payments/payment-of-intent.ts'
import { eventAbout } from './event-about.ts'

/** Other signatures are refused, so that a captured request cannot be sent again later. */
const TOLERANCE_SECONDS = 300

type Check = {
  readonly secret: string
  readonly clock: Clock
  readonly version: string
  /** Whether our key moves real money. */
  readonly isLive: boolean
}
type Message = { readonly rawBody: string; readonly signature: string | null }

/**
 * Checks that the body came from the provider, byte for byte, and reads it. `clock` must be the real
 * one: signatures contain the real time even where the billing clock has been moved.
 */
export function readStripeEvent(
  stripe: Stripe,
  check: Check,
  { rawBody, signature }: Message,
): GatewayEvent | RefusedEvent {
  const now = check.clock().getTime()
  if (signature === null || isFromFuture(signature, now)) return { refused: 'signature' }
  try {
    const { webhooks } = stripe
    const { secret, version } = check
    const tolerance = TOLERANCE_SECONDS
    const event = webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now)
    // Another version has other members: what we would read could be missing without any error.
    if (event.api_version !== version) {
      return unreadable(`the endpoint sends API version ${event.api_version}, not ${version}`)
    }
    if (Boolean(event.livemode) !== check.isLive) {
      return unreadable(
        `the endpoint sends events of ${event.livemode ? 'live' : 'test'} mode, and the key is of the other`,
      )
    }
    const occurredAt = instant(event.created)
    const read = { id: event.id, occurredAt, about: eventAbout(event, occurredAt) }
    return isAllStorable(read) ? read : unreadable('the event holds a text that cannot be stored')
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      return { refused: 'signature' }
    }
    return unreadable(error instanceof Error ? error.message : String(error))
  }
}

const unreadable = (why: string) => ({ refused: 'unreadable', why }) as const

/** Ids are looked up and stored as they were sent: a NUL in one would be our fault and not the sender's. */
function isAllStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  return typeof value !== 'object' || value === null || Object.values(value).every(isAllStorable)
}

/** The SDK checks only that a signature is not too old. */
function isFromFuture(signature: string, now: number): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0)
  return seconds > now / 1000 + TOLERANCE_SECONDS
}
