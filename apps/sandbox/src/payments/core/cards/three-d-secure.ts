import { missingResource } from '../../wire/refusals.ts'
import { settleAuthentication } from '../intents/confirm-payment-intent.ts'
import { settleSetupAuthentication } from '../intents/setup-intents.ts'
import type { Authentication } from '../kinds.ts'
import type { World } from '../world.ts'

/** What the cardholder is shown; `amount` is `null` when a card is only being saved. */
export type ChallengeFacts = {
  visit: Authentication
  amount: { minor: number; currency: string } | null
  last4: string | null
}

function visitOr404(world: World, id: string): Authentication {
  const visit = world.find('authentication', id)
  if (visit === null) throw missingResource('authentication', id)
  return visit
}

export function readChallenge(world: World, id: string): ChallengeFacts {
  const visit = visitOr404(world, id)
  const intent = world.find(visit.intentKind, visit.intent)
  const methodId = intent?.payment_method ?? null
  const method = methodId === null ? null : world.find('payment_method', methodId)
  const payment = world.find('payment_intent', visit.intent)
  return {
    visit,
    amount: payment === null ? null : { minor: payment.amount, currency: payment.currency },
    last4: method?.card.last4 ?? null,
  }
}

/** Records the cardholder's answer; a second answer to the same visit changes nothing. */
export function answerChallenge(world: World, id: string, passed: boolean): Authentication {
  const visit = visitOr404(world, id)
  if (visit.status !== 'open') return visit
  const answered: Authentication = { ...visit, status: passed ? 'completed' : 'failed' }
  world.put('authentication', answered)
  if (visit.intentKind === 'setup_intent') {
    const intent = world.find('setup_intent', visit.intent)
    if (intent?.status === 'requires_action') settleSetupAuthentication(world, intent, passed)
  } else {
    const intent = world.find('payment_intent', visit.intent)
    if (intent?.status === 'requires_action') settleAuthentication(world, intent, passed)
  }
  return answered
}

/** Where the visit leads back to, with the three parameters the provider adds; `null`: nowhere. */
export function wayBack(world: World, visit: Authentication): string | null {
  const intent = world.find(visit.intentKind, visit.intent)
  if (visit.returnUrl === null || intent === null) return null
  const url = new URL(visit.returnUrl)
  url.searchParams.set(visit.intentKind, intent.id)
  url.searchParams.set(`${visit.intentKind}_client_secret`, intent.client_secret)
  url.searchParams.set('redirect_status', intent.status === 'succeeded' ? 'succeeded' : 'failed')
  return url.href
}
