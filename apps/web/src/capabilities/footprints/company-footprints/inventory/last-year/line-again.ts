import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetLastYearsList } from '@understory/contracts/footprints/company-footprints/last-years-list.ts'
import type { PostedForm } from '../../../../../http/posted-form.ts'
import { quantityOf } from '../lines/quantity-of-form.ts'

export type LastYearsLine = AnswerOf<typeof GetLastYearsList>['lines'][number]

export const quantityField = ({ lineId }: Pick<LastYearsLine, 'lineId'>): string =>
  `quantity-${lineId}`

/** A line of the year before with the quantity that was typed for it; `null`: none was. */
export function lineAgain(listed: LastYearsLine, form: PostedForm) {
  const field = quantityField(listed)
  if (form.optional(field) === null) return null
  const { category, description, site, entityId, factor, ownFactor } = listed
  const line = {
    category,
    description,
    site,
    entityId,
    ...quantityOf(form, field, listed.unit),
    ...(factor ? { factorId: factor.factorId } : {}),
    ...(!factor && ownFactor ? { ownFactor } : {}),
    purchasePart: listed.purchasePart,
    quickItem: listed.quickItem,
    withUpstream: listed.withUpstream,
    figureSource: form.has('fromBills') ? ('bill' as const) : ('typed' as const),
  }
  return { field, line }
}
