import type { ParamReader } from '../../wire/param-reader.ts'
import { invalidRequest, missingResource } from '../../wire/refusals.ts'
import type { Price, SandboxProduct } from '../kinds.ts'
import { ok, type SandboxAnswer, type World } from '../world.ts'

export function createProduct(world: World, params: ParamReader): SandboxAnswer {
  const id = params.text('id') ?? `prod_${world.newToken(14)}`
  const name = params.required('name')
  const description = params.text('description') ?? null
  const metadata = params.metadata()
  params.done()
  if (world.find('product', id) !== null)
    throw invalidRequest('resource_already_exists', `Product already exists: ${id}.`, 'id')
  const product: SandboxProduct = {
    id,
    object: 'product',
    active: true,
    created: world.now,
    default_price: null,
    description,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    type: 'service',
    unit_label: null,
    updated: world.now,
    url: null,
  }
  world.put('product', product)
  return ok(product)
}

export function productOr404(world: World, id: string): SandboxProduct {
  const product = world.find('product', id)
  if (product === null) throw missingResource('product', id, 'product')
  return product
}

export function priceOr404(world: World, id: string): Price {
  const price = world.find('price', id)
  if (price === null) throw missingResource('price', id, 'price')
  return price
}

export function createPrice(world: World, params: ParamReader): SandboxAnswer {
  const price = readPrice(world, params)
  params.done()
  return ok(price)
}

/** A recurring price from its parameters, also where it is sent along with a subscription. */
export function readPrice(world: World, params: ParamReader): Price {
  const product = productOr404(world, params.required('product'))
  const currency = params.required('currency').toLowerCase()
  const amount = params.requiredInteger('unit_amount')
  const recurring = params.group('recurring')
  if (recurring === undefined)
    throw invalidRequest('parameter_missing', 'Only recurring prices are sold here.', 'recurring')
  const interval = recurring.choice('interval', ['day', 'week', 'month', 'year'] as const)
  const count = recurring.integer('interval_count') ?? 1
  recurring.done()
  if (interval === undefined)
    throw invalidRequest('parameter_missing', 'Missing required param: interval.', 'recurring')
  const price: Price = {
    id: `price_${world.newToken(24)}`,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: world.now,
    currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: params.text('lookup_key') ?? null,
    metadata: params.metadata(),
    nickname: params.text('nickname') ?? null,
    product: product.id,
    recurring: {
      interval,
      interval_count: count,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: amount,
    unit_amount_decimal: String(amount),
  }
  world.put('price', price)
  return price
}
