import type { World } from './world.ts'

const SHARE = 0.1
const PATHS = [
  '/v1/customers',
  '/v1/subscriptions',
  '/v1/subscriptions/*',
  '/v1/invoices',
  '/v1/invoiceitems',
  '/v1/refunds',
]

/** The provider fails at one of its calls, before or after it has done what was asked. */
export function failAnswers({ dice, provider, planted }: World): void {
  planted.daily?.(provider)
  if (!dice.happens(SHARE)) return
  const fault = dice.one(['error', 'late-error'] as const)
  provider.failAnswers({ method: 'POST', path: dice.one(PATHS), fault })
}
