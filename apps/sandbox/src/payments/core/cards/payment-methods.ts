import type { ParamReader } from '../../wire/param-reader.ts'
import {
  cardRefused,
  invalidRequest,
  missingResource,
  RequestRefused,
} from '../../wire/refusals.ts'
import { customerOr404, readAddress } from '../customers/customers.ts'
import type { PaymentMethod } from '../kinds.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'
import { cardByNumber, cardByToken, passesLuhn, type TestCard } from './test-cards.ts'

type CardDetails = { card: TestCard; expMonth: number; expYear: number }
type Billing = PaymentMethod['billing_details']
type CardEntry = CardDetails & { billing: Billing; metadata: Record<string, string> }

const NO_BILLING: Billing = { address: null, email: null, name: null, phone: null, tax_id: null }

export function createPaymentMethod(world: World, params: ParamReader): SandboxAnswer {
  params.choice('type', ['card'] as const)
  const fields = params.group('card')
  if (fields === undefined)
    throw invalidRequest('parameter_missing', 'Missing required param: card.', 'card')
  const details = readCard(world, fields)
  const billing = readBilling(params)
  params.text('allow_redisplay')
  const metadata = params.metadata()
  params.done()
  return ok(addMethod(world, { ...details, billing, metadata }))
}

function readBilling(params: ParamReader): Billing {
  const fields = params.group('billing_details')
  if (fields === undefined) return NO_BILLING
  const billing = {
    address: readAddress(fields) ?? null,
    email: fields.text('email') ?? null,
    name: fields.text('name') ?? null,
    phone: fields.text('phone') ?? null,
    tax_id: null,
  }
  fields.done()
  return billing
}

/** Validates the card as the provider does, number first. The number itself is not stored. */
function readCard(world: World, fields: ParamReader): CardDetails {
  const number = fields.required('number').replaceAll(/[ -]/g, '')
  const expMonth = fields.requiredInteger('exp_month')
  const typedYear = fields.requiredInteger('exp_year')
  const cvc = fields.text('cvc')
  fields.done()
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number))
    throw cardRefused('incorrect_number', 'Your card number is incorrect.', 'number')
  const card = cardByNumber(number)
  if (card === null)
    throw new RequestRefused(402, {
      type: 'card_error',
      code: 'card_declined',
      decline_code: 'test_mode_live_card',
      message: 'Only the documented test cards work here; this number was neither stored nor sent.',
      param: 'number',
    })
  const expYear = typedYear < 100 ? 2000 + typedYear : typedYear
  const today = new Date(world.now * 1000)
  if (expMonth < 1 || expMonth > 12)
    throw cardRefused(
      'invalid_expiry_month',
      "Your card's expiration month is invalid.",
      'exp_month',
    )
  const monthsLeft = (expYear - today.getUTCFullYear()) * 12 + (expMonth - 1 - today.getUTCMonth())
  if (monthsLeft < 0 || expYear > today.getUTCFullYear() + 50)
    throw cardRefused('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  const cvcDigits = card.brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/
  if (cvc != null && !cvcDigits.test(cvc))
    throw cardRefused('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  return { card, expMonth, expYear }
}

function addMethod(world: World, entry: CardEntry): PaymentMethod {
  const { card } = entry
  const method: PaymentMethod = {
    id: `pm_${world.newToken(24)}`,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: entry.billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'unchecked',
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: entry.expMonth,
      exp_year: entry.expYear,
      fingerprint: `test${card.number.slice(-4)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: entry.metadata,
    type: 'card',
  }
  world.put('payment_method', method)
  world.put('card_on_file', {
    id: method.id,
    token: card.token,
    setUpForOffSession: false,
    created: world.now,
  })
  return method
}

/** The method by its id, or a new one from a documented token such as `pm_card_visa`. */
export function useMethod(world: World, id: string): PaymentMethod {
  const card = cardByToken(id)
  if (card !== null) {
    const expYear = new Date(world.now * 1000).getUTCFullYear() + 3
    return addMethod(world, { card, expMonth: 12, expYear, billing: NO_BILLING, metadata: {} })
  }
  return methodOr404(world, id)
}

/** The same, of this customer: a card that is someone else's, or nobody's, is charged for nobody. */
export function methodOfCustomer(world: World, id: string, customer: string): PaymentMethod {
  const method = useMethod(world, id)
  if (method.customer === customer) return method
  throw invalidRequest(
    'resource_missing',
    `The customer does not have a payment method with the ID ${id}. The payment method must be attached to the customer.`,
    'default_payment_method',
  )
}

export function methodOr404(world: World, id: string): PaymentMethod {
  const method = world.find('payment_method', id)
  if (method === null) throw missingResource('PaymentMethod', id, 'payment_method')
  return method
}

export function cardBehind(
  world: World,
  method: PaymentMethod,
): { card: TestCard; setUp: boolean } {
  const onFile = world.find('card_on_file', method.id)
  const card = onFile === null ? null : cardByToken(onFile.token)
  if (onFile === null || card === null) throw new Error(`no card on file for ${method.id}`)
  return { card, setUp: onFile.setUpForOffSession }
}

export function attachPaymentMethod(world: World, id: string, params: ParamReader): SandboxAnswer {
  const customer = customerOr404(world, params.required('customer'))
  params.done()
  const method = useMethod(world, id)
  const { setupDecline } = cardBehind(world, method).card
  if (setupDecline !== null)
    throw new RequestRefused(402, {
      type: 'card_error',
      code: setupDecline.code,
      message: setupDecline.message,
      ...(setupDecline.declineCode === null ? {} : { decline_code: setupDecline.declineCode }),
    })
  return ok(attach(world, method, customer.id))
}

/** Attaches the card to the customer; one that is attached already is unchanged. */
export function attach(world: World, method: PaymentMethod, customer: string): PaymentMethod {
  if (method.customer === customer) return method
  if (method.customer !== null)
    throw invalidRequest(
      'payment_method_unexpected_state',
      'The payment method you provided has already been attached to a customer.',
    )
  const attached = { ...method, customer }
  world.put('payment_method', attached)
  world.emit('payment_method.attached', attached)
  return attached
}

/** From now on this card may be charged off-session. */
export function markSetUp(world: World, methodId: string): void {
  const onFile = world.find('card_on_file', methodId)
  if (onFile !== null) world.put('card_on_file', { ...onFile, setUpForOffSession: true })
}

export function detachPaymentMethod(world: World, id: string, params: ParamReader): SandboxAnswer {
  params.done()
  const method = methodOr404(world, id)
  if (method.customer === null)
    throw invalidRequest(
      'payment_method_unexpected_state',
      'The payment method you provided is not attached to a customer so detachment is impossible.',
    )
  const detached = { ...method, customer: null }
  world.put('payment_method', detached)
  const owner = world.find('customer', method.customer)
  if (owner?.invoice_settings.default_payment_method === id)
    world.put('customer', {
      ...owner,
      invoice_settings: { ...owner.invoice_settings, default_payment_method: null },
    })
  world.emit('payment_method.detached', detached, { customer: method.customer })
  return ok(detached)
}
