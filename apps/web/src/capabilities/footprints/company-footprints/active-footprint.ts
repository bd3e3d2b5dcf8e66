import {
  type CoveredYear,
  GetFootprintCoverage,
} from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { longMonth, type Month } from '@understory/domain/calendar/calendar.ts'
import { CUSTOM_INCREMENT } from '@understory/domain/commerce/subscriptions/footprint-size.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { formatGrams } from '@understory/domain/quantity/format.ts'
import { GRAMS_PER_TONNE } from '@understory/domain/quantity/impact-quantity.ts'
import type { RouterContextProvider } from 'react-router'
import { activeAccount, findSession } from '../../../http/session.ts'
import { companyFootprintsMessage } from './messages/messages.generated.ts'

type ActiveFootprintArgs = {
  readonly request: Request
  readonly context: Readonly<RouterContextProvider>
}

export type ActiveFootprint = {
  readonly from: Month
  /** In tonnes, as a form takes them: of the year, and what nothing was funded for yet, if anything. */
  readonly tonnes: string
  readonly tonnesLeft: string | null
  readonly words: string
}

/** The present year of the footprint of a signed-in business; only that one is offset. */
export async function activeFootprint({
  request,
  context,
}: ActiveFootprintArgs): Promise<ActiveFootprint | null> {
  const session = await findSession(request, context)
  if (!session || activeAccount(session.user)?.accountType !== 'business') return null
  const coverage = await session.api(GetFootprintCoverage, {})
  const year = coverage.ok ? coverage.data.years[0] : undefined
  return year && year.emittedGrams > 0 ? presentYear(year) : null
}

export function presentYear(
  year: Pick<
    CoveredYear,
    'from' | 'to' | 'status' | 'isCarriedOn' | 'emittedGrams' | 'fundedGrams'
  >,
): ActiveFootprint {
  const left = Math.max(0, year.emittedGrams - Math.max(0, year.fundedGrams))
  const [from, to] = [longMonth(year.from), longMonth(year.to)]
  const as =
    left > 0 ? formatGrams(year.fundedGrams) : companyFootprintsMessage('activeFootprint.asMuch')
  const funded =
    year.fundedGrams > 0 ? companyFootprintsMessage('activeFootprint.fundedAlready', { as }) : ''
  return {
    from: year.from,
    tonnes: inSteps(year.emittedGrams),
    tonnesLeft: left > 0 ? inSteps(left) : null,
    words: companyFootprintsMessage('activeFootprint.from', {
      words: year.isCarriedOn
        ? companyFootprintsMessage('activeFootprint.lastFootprintCarried')
        : companyFootprintsMessage('activeFootprint.yourFootprint', { status: year.status }),
      from,
      to,
      emittedGrams: formatEmission(year.emittedGrams),
      funded,
    }),
  }
}

const inSteps = (grams: number) =>
  String((Math.ceil(grams / CUSTOM_INCREMENT) * CUSTOM_INCREMENT) / GRAMS_PER_TONNE)
