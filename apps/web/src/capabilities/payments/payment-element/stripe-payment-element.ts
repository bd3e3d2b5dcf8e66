import type {
  PaymentIntentResult,
  SetupIntentResult,
  Stripe,
  StripeElementLocale,
  StripeElements,
  StripeError,
  StripePaymentElement,
} from '@stripe/stripe-js'
import { sentenceForCode } from './decline-sentences.ts'
import type {
  Confirmation,
  PaymentElement,
  PaymentElementChange,
  PaymentElementTerms,
  PaymentFailure,
} from './payment-element.ts'

type Mounted = {
  stripe: Stripe
  elements: StripeElements
  element: StripePaymentElement
  terms: PaymentElementTerms
}

/** The provider's own form, loaded from its own host when a live payment page opens. */
export function createStripePaymentElement(settings: { publishableKey: string }): PaymentElement {
  const listeners = new Set<(change: PaymentElementChange) => void>()
  let mounted: Mounted | null = null

  function required(): Mounted {
    if (mounted === null) throw new Error('the payment element is not mounted')
    return mounted
  }

  return {
    async mount(node, terms) {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      const stripe = await loadStripe(settings.publishableKey)
      if (stripe === null) throw new Error('the payment form runs in a browser only')
      const elements = stripe.elements({
        clientSecret: terms.clientSecret,
        locale: terms.locale as StripeElementLocale,
        appearance: appearanceOf(node),
      })
      const element = elements.create('payment', { defaultValues: defaultsFor(terms) })
      element.on('change', ({ complete }) => {
        for (const listener of listeners) listener({ complete, error: null })
      })
      element.mount(node)
      mounted = { stripe, elements, element, terms }
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async submit() {
      const { error } = await required().elements.submit()
      return error === undefined
    },
    async confirm({ returnUrl }) {
      const { stripe, elements, terms } = required()
      const options = {
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required' as const,
      }
      return outcomeOf(
        terms.intent === 'payment'
          ? await stripe.confirmPayment(options)
          : await stripe.confirmSetup(options),
      )
    },
    async confirmSavedCard({ cardId, returnUrl }) {
      const { stripe, terms } = required()
      const options = {
        clientSecret: terms.clientSecret,
        confirmParams: { payment_method: cardId, return_url: returnUrl },
        redirect: 'if_required' as const,
      }
      return outcomeOf(
        terms.intent === 'payment'
          ? await stripe.confirmPayment(options)
          : await stripe.confirmSetup(options),
      )
    },
    unmount() {
      mounted?.element.destroy()
      mounted = null
      listeners.clear()
    },
  }
}

/** The provider's frame cannot see our style sheet: it is told the colours as they are now. */
function appearanceOf(node: HTMLElement) {
  const style = getComputedStyle(node)
  const ink = (name: string) => style.getPropertyValue(name).trim()
  return {
    theme: 'flat' as const,
    variables: {
      colorPrimary: ink('--moss-700'),
      colorBackground: ink('--surface-raised'),
      colorText: ink('--ink'),
      colorDanger: ink('--danger'),
      borderRadius: '10px',
    },
  }
}

function defaultsFor({ billing }: PaymentElementTerms) {
  return {
    billingDetails: {
      ...(billing.name === null ? {} : { name: billing.name }),
      address: {
        ...(billing.postcode === null ? {} : { postal_code: billing.postcode }),
        ...(billing.country === null ? {} : { country: billing.country }),
      },
    },
  }
}

function outcomeOf(result: PaymentIntentResult | SetupIntentResult): Confirmation {
  if (result.error !== undefined) return failureOf(result.error)
  const intent = 'paymentIntent' in result ? result.paymentIntent : result.setupIntent
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded' }
    case 'processing':
      return { status: 'processing' }
    default:
      return failureOf({ type: 'api_error' })
  }
}

function failureOf(error: Pick<StripeError, 'type' | 'code' | 'decline_code'>): PaymentFailure {
  const code = error.code ?? 'failed'
  const declineCode = error.decline_code ?? null
  const message = sentenceForCode(code, declineCode)
  return { status: 'failed', code, declineCode, message, field: null }
}
