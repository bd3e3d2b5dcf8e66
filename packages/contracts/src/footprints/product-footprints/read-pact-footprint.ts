import { dayOf } from '@understory/domain/calendar/calendar.ts'
import type { ReceivedFacts } from '@understory/domain/footprints/exchanges/received-footprint.ts'
import { DECLARED_UNITS } from '@understory/domain/footprints/product-footprints/declared-units.ts'
import { z } from 'zod'

const MOST_LETTERS = 500
const MOST_NAMES = 50

const Words = z
  .string()
  .trim()
  .min(1)
  .transform((words) => words.slice(0, MOST_LETTERS))
  .nullable()
  .catch(null)
const Names = z
  .array(z.string())
  .transform((names) => names.slice(0, MOST_NAMES).map((name) => name.slice(0, MOST_LETTERS)))
  .catch([])
/** PACT writes decimals as texts; a number of JSON has lost what it was. */
const DecimalText = z
  .string()
  .regex(/^[+-]?\d{1,15}(\.\d{1,30})?$/)
  .transform((text) => text.replace('+', ''))
  .nullable()
  .catch(null)
const Moment = z.iso.datetime({ offset: true }).nullable().catch(null)

const CarbonFootprint = z.looseObject({
  declaredUnitOfMeasurement: z.enum(DECLARED_UNITS).nullable().catch(null),
  declaredUnitAmount: DecimalText,
  referencePeriodStart: Moment,
  referencePeriodEnd: Moment,
  geographyCountry: Words,
  geographyCountrySubdivision: Words,
  geographyRegionOrSubregion: Words,
  boundaryProcessesDescription: Words,
  pcfExcludingBiogenicUptake: DecimalText,
  primaryDataShare: DecimalText,
  crossSectoralStandards: Names,
  ipccCharacterizationFactors: Names,
  verification: z.looseObject({ providerName: Words }).nullable().catch(null),
})

/** Fields that we do not know are left to whoever reads the document. */
const PactFootprint = z.looseObject({
  id: z.uuid().toLowerCase(),
  specVersion: Words,
  status: z.enum(['Active', 'Deprecated']).nullable().catch(null),
  companyName: Words,
  productNameCompany: Words,
  productIds: Names,
  precedingPfIds: Names,
  validityPeriodEnd: Moment,
  pcf: CarbonFootprint.catch(CarbonFootprint.parse({})),
})

/** A footprint as a partner's server gave it; `null`: it is none, as it has no id. */
export function readPactFootprint(
  document: unknown,
): { readonly id: string; readonly facts: ReceivedFacts } | null {
  const read = PactFootprint.safeParse(document)
  if (!read.success) return null
  const { id, pcf, ...rest } = read.data
  const { geographyCountry, geographyCountrySubdivision, geographyRegionOrSubregion } = pcf
  return {
    id,
    facts: {
      specVersion: rest.specVersion,
      status: rest.status,
      companyName: rest.companyName,
      productName: rest.productNameCompany,
      productIds: rest.productIds,
      precedingIds: rest.precedingPfIds,
      validUntil: rest.validityPeriodEnd,
      declaredUnit: pcf.declaredUnitOfMeasurement,
      declaredAmount: pcf.declaredUnitAmount,
      period: daysBetween(pcf.referencePeriodStart, pcf.referencePeriodEnd),
      geography: geographyCountry ?? geographyCountrySubdivision ?? geographyRegionOrSubregion,
      boundary: pcf.boundaryProcessesDescription,
      kgCo2e: pcf.pcfExcludingBiogenicUptake,
      primaryShare: pcf.primaryDataShare,
      standards: pcf.crossSectoralStandards,
      warmingPotentials: pcf.ipccCharacterizationFactors,
      assuredBy: pcf.verification?.providerName ?? null,
    },
  }
}

/** PACT's period ends with the moment after its last day; some servers give the last second of that day. */
function daysBetween(from: string | null, end: string | null): ReceivedFacts['period'] {
  if (from === null || end === null || Date.parse(from) >= Date.parse(end)) return null
  return { from: dayOf(new Date(from)), to: dayOf(new Date(Date.parse(end) - 1)) }
}
