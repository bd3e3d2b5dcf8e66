import { paymentsOf } from '../core/invoices/invoice-payment.ts'
import type { Invoice, ObjectKind } from '../core/kinds.ts'
import { withoutUnexpanded } from '../core/unexpanded.ts'
import type { World } from '../core/world.ts'
import { invalidRequest } from '../wire/refusals.ts'

/** Which member may be expanded into which kind of object. */
const EXPANDABLE: Record<string, ObjectKind> = {
  customer: 'customer',
  payment_method: 'payment_method',
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  invoice: 'invoice',
  default_payment_method: 'payment_method',
  latest_invoice: 'invoice',
}
/** Members an object has only where a path asks for them. */
const INCLUDABLE = ['confirmation_secret', 'payments']
/** What is paid or void is confirmed no more. */
const WITHOUT_SECRET = ['paid', 'void']
const MAX_DEPTH = 4

type Json = Record<string, unknown>

/**
 * The body as it is sent: ids replaced by the objects they name along paths such as
 * `data.latest_charge`, and nothing that no path asks for.
 */
export function expand(world: World, body: unknown, paths: readonly string[]): unknown {
  return paths.reduce(
    (expanded, path) => expandPath(world, expanded, checked(path)),
    withoutUnexpanded(body),
  )
}

function checked(path: string): string[] {
  const steps = path.split('.')
  const last = steps.at(-1) ?? ''
  if (steps.length > MAX_DEPTH || !(last in EXPANDABLE || INCLUDABLE.includes(last)))
    throw invalidRequest('parameter_invalid_string', `This property cannot be expanded (${path}).`)
  return steps
}

function expandPath(world: World, value: unknown, path: readonly string[]): unknown {
  const [member, ...rest] = path
  if (member === undefined || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => expandPath(world, item, path))
  const object = value as Json
  const target = INCLUDABLE.includes(member)
    ? includedOf(world, object, member)
    : expandedOf(world, object[member], EXPANDABLE[member])
  return { ...object, [member]: expandPath(world, target, rest) }
}

function expandedOf(world: World, current: unknown, kind: ObjectKind | undefined): unknown {
  return typeof current === 'string' && kind !== undefined
    ? withoutUnexpanded(world.find(kind, current))
    : current
}

function includedOf(world: World, { object, id }: Json, member: string): unknown {
  const stored = object === 'invoice' ? world.find('invoice', String(id)) : null
  if (!stored) return null
  return member === 'payments' ? paymentsOf(world, stored) : secretOf(stored)
}

function secretOf({ status, confirmation_secret: secret }: Invoice): unknown {
  return WITHOUT_SECRET.includes(status) ? null : secret
}
