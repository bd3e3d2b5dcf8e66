import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import { isStorable } from '@understory/domain/quantity/plain-text.ts'

type StorableTextPart = { readonly value: unknown; readonly field: string }

/**
 * The first text within a value that cannot be stored, as the problem of its field; or null. Without recursion:
 * 64 kB of brackets nest deeper than the call stack.
 */
export function findUnstorableText(value: unknown): Problem | null {
  const left: StorableTextPart[] = [{ value, field: '' }]
  for (let part = left.pop(); part; part = left.pop()) {
    if (typeof part.value === 'string' && !isStorable(part.value)) return problemOf(part.field)
    if (part.value === null || typeof part.value !== 'object') continue
    for (const [name, inner] of Object.entries(part.value).reverse()) {
      if (!isStorable(name)) return problemOf(part.field)
      left.push({ value: inner, field: part.field ? `${part.field}.${name}` : name })
    }
  }
  return null
}

const problemOf = (field: string): Problem => ({
  field,
  message: 'Please leave out the characters that cannot be shown.',
})
