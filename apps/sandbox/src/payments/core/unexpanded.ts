/** Members the provider sends only where a request expands them, and never in an event. */
const EXPANDABLE_MEMBERS: Record<string, readonly string[]> = {
  invoice: ['confirmation_secret', 'payments'],
}

/** An object, and every object within it, without the members that need expanding. */
export function withoutUnexpanded(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(withoutUnexpanded)
  const hidden = EXPANDABLE_MEMBERS['object' in value ? String(value.object) : ''] ?? []
  return Object.fromEntries(
    Object.entries(value)
      .filter(([member]) => !hidden.includes(member))
      .map(([member, inner]) => [member, withoutUnexpanded(inner)]),
  )
}
