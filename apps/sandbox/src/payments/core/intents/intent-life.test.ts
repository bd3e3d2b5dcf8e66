import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openPaymentsStore } from '../../store/payments-store.ts'
import { ParamReader } from '../../wire/param-reader.ts'
import { RequestRefused } from '../../wire/refusals.ts'
import { answerChallenge } from '../cards/three-d-secure.ts'
import type { PaymentIntent } from '../kinds.ts'
import { EVERYTHING } from '../list-query.ts'
import type { World } from '../world.ts'
import { cancelPaymentIntent, confirmById, createPaymentIntent } from './payment-intents.ts'

/** The life of an intent as its users understand it, in a few lines. */
type Model = { status: PaymentIntent['status']; visits: { id: string; charges: boolean }[] }

const CARDS = {
  pm_card_visa: { asks: false, pays: true },
  pm_card_visa_chargeDeclined: { asks: false, pays: false },
  pm_card_threeDSecure2Required: { asks: true, pays: true },
  pm_card_threeDSecureRequiredChargeDeclined: { asks: true, pays: false },
} as const
type Card = keyof typeof CARDS

type Step =
  | { do: 'confirm'; card: Card }
  | { do: 'answer'; visit: number; passed: boolean }
  | { do: 'cancel' }

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('confirm' as const),
      card: fc.constantFrom(...(Object.keys(CARDS) as Card[])),
    }),
    fc.record({ do: fc.constant('answer' as const), visit: fc.nat(4), passed: fc.boolean() }),
    fc.record({ do: fc.constant('cancel' as const) }),
  ),
  { maxLength: 12 },
)

function ended(model: Model): boolean {
  return model.status === 'succeeded' || model.status === 'canceled'
}

function predict(model: Model, step: Step): Model['status'] {
  switch (step.do) {
    case 'cancel':
      return ended(model) ? model.status : 'canceled'
    case 'confirm': {
      if (ended(model)) return model.status
      const card = CARDS[step.card]
      if (card.asks) return 'requires_action'
      return card.pays ? 'succeeded' : 'requires_payment_method'
    }
    case 'answer':
      return predictAnswer(model, step)
  }
}

/** Only the visit of the latest confirmation counts, and only while the intent waits for it. */
function predictAnswer(model: Model, step: Step & { do: 'answer' }): Model['status'] {
  const visit = model.visits[step.visit]
  const isLatest = visit !== undefined && visit === model.visits.at(-1)
  if (!isLatest || model.status !== 'requires_action') return model.status
  return step.passed && visit.charges ? 'succeeded' : 'requires_payment_method'
}

function perform(world: World, intent: string, done: { model: Model; step: Step }): void {
  const { model, step } = done
  if (step.do === 'cancel') cancelPaymentIntent(world, intent, new ParamReader({}))
  if (step.do === 'confirm') {
    const form = { payment_method: step.card, return_url: 'http://localhost/' }
    confirmById(world, intent, new ParamReader(form))
    const url = world.find('payment_intent', intent)?.next_action?.redirect_to_url?.url
    const id = url?.split('/3ds/')[1]
    if (id !== undefined) model.visits.push({ id, charges: CARDS[step.card].pays })
  }
  const visit = step.do === 'answer' ? model.visits[step.visit] : undefined
  if (step.do === 'answer' && visit !== undefined) answerChallenge(world, visit.id, step.passed)
}

let tokens = 0
function openStore() {
  return openPaymentsStore({
    file: ':memory:',
    clock: () => 1_800_000_000_000,
    newToken: (length) => {
      tokens += 1
      return String(tokens).padStart(length, '0')
    },
  })
}

test('whatever is tried in whatever order, an intent ends as expected and charges at most once', () => {
  const store = openStore()
  const request = { id: null, idempotencyKey: null, origin: 'http://sandbox' }
  fc.assert(
    fc.property(steps, (tried) => {
      const form = { amount: '756', currency: 'gbp' }
      const made = store.transaction(request, (w) => createPaymentIntent(w, new ParamReader(form)))
      const { id } = made.body as PaymentIntent
      const model: Model = { status: 'requires_payment_method', visits: [] }
      for (const step of tried) {
        const next = predict(model, step)
        try {
          store.transaction(request, (world) => perform(world, id, { model, step }))
        } catch (error) {
          if (!(error instanceof RequestRefused)) throw error
          expect(ended(model)).toBe(true)
        }
        model.status = next
        expect(store.find('payment_intent', id)?.status).toBe(next)
      }
      const paid = chargesOf(store, id)
      expect(paid).toBe(model.status === 'succeeded' ? 1 : 0)
    }),
    { numRuns: 500 },
  )
  store.close()
})

function chargesOf(store: ReturnType<typeof openStore>, intent: string): number {
  return store
    .list('charge', EVERYTHING)
    .data.filter((charge) => charge.payment_intent === intent && charge.paid).length
}
