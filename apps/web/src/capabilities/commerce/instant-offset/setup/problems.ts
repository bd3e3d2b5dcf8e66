import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { instantOffsetMessage } from '../messages/messages.generated.ts'

export type SetupProblems = {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

const FIELD_ON_PAGE: Record<string, string> = lookupTable({
  milliTrees: 'trees',
  co2eGrams: 'co2e',
  plasticGrams: 'plastic',
  'spread.startMonth': 'startMonth',
  'spread.months': 'months',
})

/** A refused quote as the page shows it: each problem beside its field. */
export function problemsOf({ message, problems = [] }: Refusal): SetupProblems {
  const fields = problems.map((problem) => {
    const field = problem.field.replace(/^choice\./, '')
    return [FIELD_ON_PAGE[field] ?? field, problem.message]
  })
  return {
    message: fields.length > 0 ? instantOffsetMessage('problems.pleaseLookMarkedFields') : message,
    fields: Object.fromEntries(fields),
  }
}
