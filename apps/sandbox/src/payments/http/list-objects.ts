import { customerOr404 } from '../core/customers/customers.ts'
import type { ObjectKind } from '../core/kinds.ts'
import { ok, type SandboxAnswer } from '../core/world.ts'
import type { ParamReader } from '../wire/param-reader.ts'
import { invalidRequest } from '../wire/refusals.ts'
import type { SandboxCall } from './call.ts'

/** One page of a kind, newest first, with the provider's cursors and filters. */
export function listObjects(kind: ObjectKind, call: SandboxCall): SandboxAnswer {
  const { params, world } = call
  const limit = params.integer('limit') ?? 10
  if (limit < 1 || limit > 100)
    throw invalidRequest('parameter_invalid_integer', 'limit must be 1 to 100.', 'limit')
  refuseTwoCursors(params)
  const owner = call.ids[0] ?? null
  if (owner !== null) customerOr404(world, owner)
  const type = params.text('type') ?? null
  if (kind !== 'event' && type !== null && type !== 'card')
    throw invalidRequest('parameter_invalid_string', 'Only cards are held here.', 'type')
  const query = {
    limit,
    startingAfter: params.text('starting_after') ?? null,
    endingBefore: params.text('ending_before') ?? null,
    customer: owner ?? params.text('customer') ?? null,
    ...(kind === 'invoice' ? invoiceFilter(params) : { subscription: null, status: null }),
    ...createdRange(params),
    eventType: kind === 'event' ? type : null,
    paymentIntent: paymentFilter(kind, params),
  }
  // Ended ones are always among them, as `all` asks.
  if (kind === 'subscription') params.choice('status', ['all'] as const)
  const isWanted = whichOf(kind, params)
  params.done()
  const { data: found, hasMore } = world.list(kind, query)
  const data = found.filter(isWanted)
  return ok({ object: 'list', data, has_more: hasMore, url: call.path })
}

function refuseTwoCursors(params: ParamReader): void {
  if (params.text('starting_after') && params.text('ending_before'))
    throw invalidRequest('parameter_invalid_string', 'A list takes one cursor.', 'ending_before')
}

/** Of invoice items those that are on no invoice yet, where they are asked for. */
function whichOf(kind: ObjectKind, params: ParamReader): (item: object) => boolean {
  if (kind !== 'invoiceitem' || !params.flag('pending')) return () => true
  return (item) => 'invoice' in item && item.invoice === null
}

function invoiceFilter(params: ParamReader) {
  return {
    subscription: params.text('subscription') ?? null,
    status: params.text('status') ?? null,
  }
}

function paymentFilter(kind: ObjectKind, params: ParamReader): string | null {
  return kind === 'refund' ? (params.text('payment_intent') ?? null) : null
}

/** The four comparisons of the provider as one range, from included to before. */
function createdRange(params: ParamReader) {
  const created = params.group('created')
  const after = created?.integer('gt')
  const upTo = created?.integer('lte')
  const range = {
    createdFrom: created?.integer('gte') ?? (after === undefined ? null : after + 1),
    createdBefore: created?.integer('lt') ?? (upTo === undefined ? null : upTo + 1),
  }
  created?.done()
  return range
}
