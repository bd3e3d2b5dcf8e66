import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { periodProblem } from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import { marketGrams } from '@understory/domain/footprints/company-footprints/inventory/market/market-figure.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import {
  type ComputedLine,
  computeLine,
} from '@understory/domain/footprints/company-footprints/lines/compute-line.ts'
import { lineFactor, lineProblem, ownLineFactor } from '../../../../emission-factors/public.ts'
import { companyFootprintsMessage } from '../../../messages/messages.generated.ts'
import type { ReadyLine } from '../with-quality.ts'

export type KnownOfInput = {
  readonly published: EmissionFactor | null
  readonly startMonth: Month
  /** ISO 3166, where it is. */
  readonly country: string
  readonly entities: ReadonlySet<string>
}

/** A line with its emissions, or what is wrong with it. */
export function computeOne(
  input: ReadyLine,
  { published, entities, startMonth }: KnownOfInput,
): ComputedLine | Problem {
  if (input.entityId && !entities.has(input.entityId)) {
    return { field: 'entityId', message: companyFootprintsMessage('compute-one.entity-id') }
  }
  const outside = input.period && periodProblem(input.period, startMonth)
  if (outside) return { field: `period.${outside.field}`, message: outside.message }
  const factor = published ? lineFactor(published) : ownLineFactor(input)
  if (!factor)
    return { field: 'factorId', message: companyFootprintsMessage('compute-one.factor-id') }
  const computed = computeLine({
    ...input,
    factor,
    year: null,
    spendYear: input.spendYear ?? factorYear(startMonth),
    quality: input.quality ?? null,
  })
  if ('problem' in computed) return lineProblem(computed.problem)
  if (!Number.isSafeInteger(marketGrams(input, computed) ?? 0)) {
    return { ...lineProblem('too-large'), field: 'marketFactor.kgCo2e' }
  }
  return computed
}
