import { type CoveredYear, GetFootprintCoverage } from '@understory/contracts/footprint-coverage.ts'
import { formatEmission } from '@understory/domain/footprints/format-emission.ts'
import { longMonth, type Month } from '@understory/domain/quantity/calendar.ts'
import { formatGrams } from '@understory/domain/quantity/format.ts'
import { GRAMS_PER_TONNE } from '@understory/domain/quantity/impact-quantity.ts'
import { CUSTOM_INCREMENT } from '@understory/domain/subscriptions/footprint-size.ts'
import type { RouterContextProvider } from 'react-router'
import { activeAccount, findSession } from '../http/session.ts'

type From = { readonly request: Request; readonly context: Readonly<RouterContextProvider> }

export type ActiveFootprint = {
  readonly from: Month
  /** In tonnes, as a form takes them: of the year, and what nothing was funded for yet. */
  readonly tonnes: string
  readonly tonnesLeft: string
  readonly words: string
}

/** The present year of the footprint of a signed-in business; only that one is offset. */
export async function activeFootprint({ request, context }: From): Promise<ActiveFootprint | null> {
  const session = await findSession(request, context)
  if (!session || activeAccount(session.user)?.accountType !== 'business') return null
  const coverage = await session.api(GetFootprintCoverage, {})
  const year = coverage.ok ? coverage.data.years[0] : undefined
  return year && year.emittedGrams > 0 ? presentYear(year) : null
}

export function presentYear(year: CoveredYear): ActiveFootprint {
  const left = Math.max(0, year.emittedGrams - Math.max(0, year.fundedGrams))
  const [from, to] = [longMonth(year.from as Month), longMonth(year.to as Month)]
  const already = `, and ${formatGrams(year.fundedGrams)} is funded already`
  const beyond = left === 0 ? ', all of it. What you add now counts beyond it' : ''
  const funded = year.fundedGrams > 0 ? `${already}${beyond}` : ''
  return {
    from: year.from as Month,
    tonnes: inSteps(year.emittedGrams),
    tonnesLeft: inSteps(left || year.emittedGrams),
    words: `Your ${year.status} footprint from ${from} to ${to} is ${formatEmission(year.emittedGrams)}${funded}.`,
  }
}

const inSteps = (grams: number) =>
  String((Math.ceil(grams / CUSTOM_INCREMENT) * CUSTOM_INCREMENT) / GRAMS_PER_TONNE)
