import type { Problem } from '@understory/contracts/refusals.ts'
import { isStorable } from '@understory/domain/quantity/plain-text.ts'

/** The first text within a value that cannot be stored, as the problem of its field; or null. */
export function findUnstorable(value: unknown, field = ''): Problem | null {
  if (typeof value === 'string') {
    return isStorable(value)
      ? null
      : { field, message: 'Please leave out the characters that cannot be shown.' }
  }
  if (value === null || typeof value !== 'object') return null
  for (const [name, part] of Object.entries(value)) {
    const problem =
      findUnstorable(name, field) ?? findUnstorable(part, field ? `${field}.${name}` : name)
    if (problem) return problem
  }
  return null
}
