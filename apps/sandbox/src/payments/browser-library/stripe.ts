import { showRefusal } from './card-form-problems.ts'
import {
  createPaymentElement,
  type ElementOptions,
  type StandInElement,
} from './payment-element.ts'
import {
  type BillingGiven,
  createSandboxClient,
  intentPath,
  type LibraryError,
  methodForm,
  type SandboxClient,
  type Wire,
} from './sandbox-client.ts'

type Confirming = {
  elements?: StandInElements
  clientSecret?: string
  confirmParams: {
    return_url: string
    payment_method?: string
    payment_method_data?: { billing_details?: BillingGiven }
  }
}
type StandInElements = ReturnType<typeof createElements>
type Result = { error?: LibraryError } & Wire

/** Where this script came from is where its calls go. */
const SANDBOX_URL = new URL((document.currentScript as HTMLScriptElement).src).origin

/**
 * What the product uses of the provider's browser library: an object of the same surface, with the same
 * events, results and errors, that speaks to the sandbox.
 */
function createStripe(publishableKey: string) {
  const client = createSandboxClient(SANDBOX_URL, publishableKey)
  const confirm = (options: Confirming) => confirmIntent(client, options)
  const retrieve = async (clientSecret: string, name: string): Promise<Result> =>
    resultOf(await client.readIntent(clientSecret), name)
  return {
    elements: (options: ElementsOptions) => createElements(client, options),
    confirmPayment: confirm,
    confirmSetup: confirm,
    retrievePaymentIntent: (secret: string) => retrieve(secret, 'paymentIntent'),
    retrieveSetupIntent: (secret: string) => retrieve(secret, 'setupIntent'),
  }
}

/** Of an intent that exists, or `mode`, `amount` and `currency` of one that is made when it is confirmed. */
type ElementsOptions = { clientSecret?: string; mode?: string; amount?: number; currency?: string }

function createElements(client: SandboxClient, options: ElementsOptions) {
  const clientSecret = options.clientSecret ?? null
  if (clientSecret === null && !(options.mode && options.currency && Number(options.amount) > 0))
    throw new Error('elements need a clientSecret, or mode, amount and currency')
  let element: StandInElement | null = null
  return {
    clientSecret,
    update: () => undefined,
    create(type: string, options?: ElementOptions): StandInElement {
      if (type !== 'payment') throw new Error(`only the payment element is here, not ${type}`)
      element = createPaymentElement(client, { clientSecret, options })
      return element
    },
    element(): StandInElement {
      if (element === null) throw new Error('no element was created')
      return element
    },
    async submit(): Promise<{ error?: LibraryError }> {
      const wrong = this.element().check()
      return wrong === undefined
        ? {}
        : { error: { type: 'validation_error', code: `bad_${wrong}` } }
    },
  }
}

async function confirmIntent(client: SandboxClient, options: Confirming): Promise<Result> {
  const { elements, confirmParams } = options
  const clientSecret = options.clientSecret ?? elements?.clientSecret ?? ''
  const name = clientSecret.startsWith('seti_') ? 'setupIntent' : 'paymentIntent'
  const method = elements
    ? await typedMethod(
        client,
        elements.element(),
        confirmParams.payment_method_data?.billing_details,
      )
    : { id: confirmParams.payment_method ?? '' }
  if (typeof method.id !== 'string') return resultOf(method, name)
  const answer = await client.post(`${intentPath(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    payment_method: method.id,
    return_url: confirmParams.return_url,
  })
  if (answer.status !== 'requires_action') return resultOf(answer, name)
  const action = answer.next_action as { redirect_to_url?: { url?: string } } | null
  window.location.assign(action?.redirect_to_url?.url ?? confirmParams.return_url)
  // Like the library: never resolves where the browser is redirected to the bank.
  return new Promise(() => undefined)
}

async function typedMethod(
  client: SandboxClient,
  element: StandInElement,
  given: BillingGiven = {},
): Promise<Wire> {
  const form = element.form()
  for (const asked of element.never) {
    const value = asked === 'name' ? given.name : given.address?.postal_code
    if (value === undefined) throw new Error(`${asked} is asked nowhere and given nowhere`)
  }
  const made = await client.post('/v1/payment_methods', {
    ...methodForm(form.typed(), given.address?.country ?? element.country),
    ...(given.name && { 'billing_details[name]': given.name }),
    ...(given.address?.postal_code && {
      'billing_details[address][postal_code]': given.address.postal_code,
    }),
  })
  if (made.error) showRefusal(form, made.error)
  return made
}

function resultOf(answer: Wire, name: string): Result {
  return answer.error ? { error: answer.error as LibraryError } : { [name]: answer }
}

Object.assign(window, { Stripe: createStripe })
