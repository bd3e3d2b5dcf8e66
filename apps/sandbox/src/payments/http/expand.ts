import type { Kind } from '../core/kinds.ts'
import type { World } from '../core/world.ts'

/** Which member may be expanded into which kind of object. */
const EXPANDABLE: Record<string, Kind> = {
  customer: 'customer',
  payment_method: 'payment_method',
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  invoice: 'invoice',
  default_payment_method: 'payment_method',
  latest_invoice: 'invoice',
}

/** Replaces ids by the objects they name, along paths such as `data.latest_charge`. */
export function expand(world: World, body: unknown, paths: readonly string[]): unknown {
  return paths.reduce((expanded, path) => expandPath(world, expanded, path.split('.')), body)
}

function expandPath(world: World, value: unknown, path: readonly string[]): unknown {
  const [member, ...rest] = path
  if (member === undefined || value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => expandPath(world, item, path))
  const current = (value as Record<string, unknown>)[member]
  const kind = EXPANDABLE[member]
  const target =
    typeof current === 'string' && kind !== undefined ? world.find(kind, current) : current
  return { ...value, [member]: expandPath(world, target, rest) }
}
