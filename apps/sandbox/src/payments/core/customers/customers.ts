import type Stripe from 'stripe'
import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import type { Customer } from '../kinds.ts'
import { everyOne, ok, type SandboxAnswer, type World } from '../world.ts'

/** The customer, or a refusal that names the parameter it was given in. */
export function customerOr404(world: World, id: string, param = 'customer'): Customer {
  const customer = world.find('customer', id)
  if (customer === null) throw missingResource('customer', id, param)
  return customer
}

/** The clock of a customer: its own test clock, or the sandbox's. */
export function timeFor(world: World, customerId: string | null): number {
  const clockId = customerId === null ? null : world.find('customer', customerId)?.test_clock
  const clock = clockId == null ? null : world.find('test_clock', clockId)
  return clock?.frozen_time ?? world.now
}

export function createCustomer(world: World, params: ParamReader): SandboxAnswer {
  const clockId = params.text('test_clock') ?? null
  const clock = clockId === null ? null : world.find('test_clock', clockId)
  if (clockId !== null && clock === null) throw missingResource('test_clock', clockId, 'test_clock')
  const customer: Customer = {
    id: `cus_${world.newToken(14)}`,
    object: 'customer',
    address: null,
    balance: 0,
    created: clock?.frozen_time ?? world.now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email: null,
    invoice_prefix: world.newToken(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: {},
    name: null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: clockId,
  }
  const changed = { ...customer, ...changesIn(world, customer, params) }
  params.done()
  world.put('customer', changed)
  world.emit('customer.created', changed)
  return ok(changed)
}

export function updateCustomer(world: World, id: string, params: ParamReader): SandboxAnswer {
  const before = customerOr404(world, id, 'id')
  const changes = changesIn(world, before, params)
  params.done()
  const after = { ...before, ...changes }
  world.put('customer', after)
  const previous = Object.fromEntries(
    Object.keys(changes).map((name) => [name, before[name as keyof Customer]]),
  )
  world.emit('customer.updated', after, previous)
  return ok(after)
}

export function deleteCustomer(world: World, id: string): SandboxAnswer {
  const customer = customerOr404(world, id, 'id')
  for (const taxId of everyOne(world, 'tax_id', id)) world.remove('tax_id', taxId.id)
  for (const method of everyOne(world, 'payment_method', id))
    world.put('payment_method', { ...method, customer: null })
  world.remove('customer', id)
  world.emit('customer.deleted', customer)
  return ok({ id, object: 'customer', deleted: true })
}

type Changes = Partial<Customer>

/** As the provider's own types say. */
const CUSTOMERS_MAX_LENGTHS = { email: 512, name: 256, phone: 20, description: 500 } as const

function changesIn(world: World, customer: Customer, params: ParamReader): Changes {
  const changes: Changes = {}
  for (const name of ['email', 'name', 'phone', 'description'] as const) {
    const value = params.text(name)
    if ((value?.length ?? 0) > CUSTOMERS_MAX_LENGTHS[name])
      throw invalidRequest(
        'parameter_invalid',
        `Up to ${CUSTOMERS_MAX_LENGTHS[name]} characters.`,
        name,
      )
    if (value !== undefined) changes[name] = value
  }
  const address = readAddress(params)
  if (address !== undefined) changes.address = address
  if (params.raw('metadata') !== undefined) changes.metadata = params.metadata(customer.metadata)
  const settings = params.group('invoice_settings')
  const defaultMethod = settings?.text('default_payment_method')
  settings?.done()
  if (defaultMethod !== undefined) {
    if (
      defaultMethod !== null &&
      world.find('payment_method', defaultMethod)?.customer !== customer.id
    )
      throw missingResource('PaymentMethod', defaultMethod, 'invoice_settings')
    changes.invoice_settings = {
      ...customer.invoice_settings,
      default_payment_method: defaultMethod,
    }
  }
  return changes
}

/** `undefined`: no address was sent; `null`: it was sent empty. */
export function readAddress(params: ParamReader): Stripe.Address | null | undefined {
  const fields = params.group('address')
  if (fields === undefined) return params.text('address') === null ? null : undefined
  const address = {
    city: fields.text('city') ?? null,
    country: fields.text('country') ?? null,
    line1: fields.text('line1') ?? null,
    line2: fields.text('line2') ?? null,
    postal_code: fields.text('postal_code') ?? null,
    state: fields.text('state') ?? null,
  }
  fields.done()
  return address
}
