import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { z } from 'zod'

/** What a field's problem says where its contract has no sentence of its own. */
export function plainSentence(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? `Please use at most ${issue.maximum} characters.`
        : `Please use at most ${issue.maximum}.`
    case 'too_small':
      return issue.origin === 'string'
        ? 'Please fill this in.'
        : `Please use at least ${issue.minimum}.`
    case 'invalid_type':
      return issue.input === undefined
        ? 'Please fill this in.'
        : `Please use ${A[issue.expected] ?? 'another value'}.`
    case 'invalid_value':
      return 'Please choose one of the options.'
    case 'invalid_union':
      return 'Please choose one of the options.'
    case 'invalid_format':
      return issue.format === 'uuid'
        ? 'This is not an id, as our answers give them.'
        : 'This does not have the right format.'
    case 'not_multiple_of':
      return `Please use a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'There is no such field.'
    default:
      return undefined
  }
}

const A: Readonly<Partial<Record<string, string>>> = lookupTable({
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
})
