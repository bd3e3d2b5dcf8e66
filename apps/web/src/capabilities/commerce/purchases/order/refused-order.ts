import type { Refusal } from '@understory/contracts/refusals/refusals.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'

export type RefusedOrder = {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  readonly code?: string
}

const FIELD_ON_PAGE: Record<string, string> = lookupTable({
  'taxId.value': 'taxIdValue',
  'taxId.type': 'taxIdType',
})

/** Why the purchase could not start, each problem beside its field. */
export function refusedOrder({ message, code, problems = [] }: Refusal): RefusedOrder {
  const fields = problems.map((problem) => {
    const field = problem.field.replace(/^billingAddress\./, '')
    return [FIELD_ON_PAGE[field] ?? field, problem.message]
  })
  const isAboutFields = fields.length > 0 && code !== 'UNRECOGNISED_LOCATION'
  return {
    message: isAboutFields
      ? purchasesMessage('refusedOrder.pleaseLookMarkedFields')
      : sentence(code, message),
    fields: Object.fromEntries(fields),
  }
}

function sentence(code: Refusal['code'], message: string): string {
  return code === 'UNRECOGNISED_LOCATION'
    ? purchasesMessage('refusedOrder.couldRecogniseLocationPlease')
    : message
}
