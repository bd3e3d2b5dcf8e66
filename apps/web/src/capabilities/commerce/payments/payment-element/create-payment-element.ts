import type {
  ConfirmPaymentData,
  PaymentIntentResult,
  SetupIntentResult,
  Stripe,
  StripeElementLocale,
  StripeElements,
  StripeError,
  StripePaymentElement,
} from '@stripe/stripe-js'
import { reasonForCode } from './decline-reasons.ts'
import { loadLibrary } from './load-library.ts'
import type {
  BillingDetails,
  Confirmation,
  PaymentElement,
  PaymentElementConfig,
  PaymentElementTerms,
} from './payment-element.ts'
import { createElements, matchFutureUse } from './payment-to-begin.ts'

type Mounted = {
  stripe: Stripe
  elements: StripeElements
  element: StripePaymentElement
  terms: PaymentElementTerms
}
type Result = PaymentIntentResult | SetupIntentResult

/** The card form by the provider's browser library; locally the same code runs against the sandbox. */
export function createPaymentElement(config: PaymentElementConfig): PaymentElement {
  let mounted: Mounted | null = null

  function required(): Mounted {
    if (mounted === null) throw new Error('the payment element is not mounted')
    return mounted
  }

  async function outcome(result: Result, clientSecret: string): Promise<Confirmation> {
    const { error } = result
    if (error === undefined) return outcomeOf(result)
    // Another tab, or an answer that was lost, may have finished it: then it is no failure.
    if (!error.code?.endsWith('_unexpected_state')) return failureOf(error)
    const { stripe, terms } = required()
    const now = await retrieve(stripe, terms.intent, clientSecret)
    return now.error === undefined ? outcomeOf(now, error) : failureOf(error)
  }

  return {
    async mount(node, terms) {
      const stripe = await loadLibrary(config)
      const look = {
        locale: terms.locale as StripeElementLocale,
        appearance: appearanceOf(node),
      }
      const elements = createElements(stripe, terms.of, look)
      const element = elements.create('payment', {
        defaultValues: defaultsFor(terms),
        wallets: { link: 'never' },
        // The payment page asks for these itself, once.
        ...(terms.intent === 'setup' ? {} : { fields: { billingDetails: FIELDS_OF_THE_PAGE } }),
      })
      mounted = { stripe, elements, element, terms }
      await shown(element, node)
    },
    async submit() {
      const { error } = await required().elements.submit()
      return error === undefined
    },
    async confirm({ clientSecret, returnUrl, billing }) {
      const { stripe, elements, terms } = required()
      if (!('clientSecret' in terms.of)) await matchFutureUse(stripe, elements, clientSecret)
      const options = {
        elements,
        clientSecret,
        confirmParams: { return_url: returnUrl, ...(billing && methodData(billing)) },
        redirect: 'if_required' as const,
      }
      return outcome(
        terms.intent === 'payment'
          ? await stripe.confirmPayment(options)
          : await stripe.confirmSetup(options),
        clientSecret,
      )
    },
    async confirmSavedCard({ cardId, clientSecret, returnUrl }) {
      const { stripe, terms } = required()
      const options = {
        clientSecret,
        confirmParams: { payment_method: cardId, return_url: returnUrl },
        redirect: 'if_required' as const,
      }
      return outcome(
        terms.intent === 'payment'
          ? await stripe.confirmPayment(options)
          : await stripe.confirmSetup(options),
        clientSecret,
      )
    },
    unmount() {
      mounted?.element.destroy()
      mounted = null
    },
  }
}

/** A form that cannot be loaded, for a wrong key or secret, says so and nothing else. */
function shown(element: StripePaymentElement, node: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    element.on('ready', () => resolve())
    element.on('loaderror', ({ error }) => reject(new Error(error.message ?? error.type)))
    element.mount(node)
  })
}

function retrieve(
  stripe: Stripe,
  intent: PaymentElementTerms['intent'],
  clientSecret: string,
): Promise<Result> {
  return intent === 'payment'
    ? stripe.retrievePaymentIntent(clientSecret)
    : stripe.retrieveSetupIntent(clientSecret)
}

/** The provider's iframe cannot see our stylesheet, so the current colours are passed to it. */
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

const FIELDS_OF_THE_PAGE = {
  name: 'never',
  address: { country: 'never', postalCode: 'never' },
} as const

function methodData({
  name,
  postcode,
  country,
}: BillingDetails): Pick<ConfirmPaymentData, 'payment_method_data'> {
  return {
    payment_method_data: {
      billing_details: {
        name: name ?? '',
        address: { postal_code: postcode ?? '', country: country ?? '' },
      },
    },
  }
}

type CreatePaymentElementRefused = Pick<StripeError, 'code' | 'decline_code'>

/** `refused`: the error to report while the payment is still unfinished. */
function outcomeOf(result: Result, refused: CreatePaymentElementRefused = {}): Confirmation {
  switch (statusOf(result)) {
    case 'succeeded':
      return { status: 'succeeded' }
    case 'processing':
      return { status: 'processing' }
    default:
      return failureOf(refused)
  }
}

function statusOf(result: Result): string | undefined {
  if ('paymentIntent' in result) return result.paymentIntent?.status
  return 'setupIntent' in result ? result.setupIntent?.status : undefined
}

function failureOf({
  code = 'failed',
  decline_code: declineCode = '',
}: CreatePaymentElementRefused): Confirmation {
  return { status: 'failed', reason: reasonForCode(code, declineCode) }
}
