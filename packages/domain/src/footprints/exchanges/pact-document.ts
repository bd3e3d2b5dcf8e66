import { addMonths, type CalendarDate, dayAfter } from '../../calendar/calendar.ts'
import { type DeclaredUnit, hasMass } from '../product-footprints/declared-units.ts'
import type { GeographyRegion } from '../product-footprints/geography-regions.ts'
import type { ProductTotals } from '../product-footprints/product-totals.ts'

/** Where a footprint holds: nowhere said means the whole world. */
export type ProductGeography =
  | { readonly country: string }
  | { readonly subdivision: string }
  | { readonly region: GeographyRegion }
  | Readonly<Record<never, never>>

export type DocumentedProduct = {
  readonly productId: string
  readonly name: string
  readonly description: string
  readonly ownCode: string | null
  readonly gtin: string | null
  readonly classifications: readonly string[]
  readonly declaredUnit: DeclaredUnit
  readonly declaredAmount: string
  readonly massKg: string | null
  readonly fossilCarbonKg: string | null
  readonly biogenicCarbonKg: string | null
  readonly includesPackaging: boolean
}

type DocumentQuestion = {
  readonly id: string
  readonly precedingId: string | null
  readonly publishedAt: Date
  /** Of the installation, for names that only it gives. */
  readonly host: string
  readonly company: { readonly accountId: string; readonly name: string }
  readonly product: DocumentedProduct
  readonly period: { readonly from: CalendarDate; readonly to: CalendarDate }
  readonly geography: ProductGeography
  readonly boundary: string
  readonly allocation: string
  readonly exclusions: { readonly percent: string; readonly reason: string }
  readonly comment: string
  readonly lines: readonly {
    readonly gwp: string | null
    readonly set: { readonly name: string; readonly version: string } | null
  }[]
  readonly totals: ProductTotals
}

/** A ProductFootprint of PACT 3.0, but for its status. */
export type PactDocument = {
  readonly id: string
  readonly productIds: readonly string[]
  readonly companyIds: readonly string[]
  readonly productClassifications?: readonly string[]
  readonly validityPeriodStart: string
  readonly validityPeriodEnd: string
  readonly pcf: Readonly<Record<string, unknown>>
  readonly [field: string]: unknown
}

const VALID_MONTHS = 36

/** The start of a day, as PACT’s clients write it into addresses: never with an offset. */
const midnight = (day: CalendarDate): string => `${day}T00:00:00Z`
export const pactMoment = (at: Date): string => `${at.toISOString().slice(0, 19)}Z`

/** What a partner reads of a published footprint. What is not known is left out, and never a zero. */
export function pactDocument(question: DocumentQuestion): PactDocument {
  const { product, company, host, period, precedingId, comment } = question
  const { productId, ownCode, gtin, classifications } = product
  const end = dayAfter(period.to)
  const urn = (kind: string, id: string) =>
    `urn:pact:${host.replace(/:\d+$/, '')}:${kind}:${encodeURIComponent(id)}`
  return {
    id: question.id,
    specVersion: '3.0.0',
    ...(precedingId ? { precedingPfIds: [precedingId] } : {}),
    created: pactMoment(question.publishedAt),
    validityPeriodStart: midnight(end),
    validityPeriodEnd: midnight(addMonths(end, VALID_MONTHS)),
    companyName: company.name,
    companyIds: [`urn:uuid:${company.accountId}`],
    productDescription: product.description,
    productIds: [
      urn('product-id', productId),
      ...(gtin ? [`urn:gtin:${gtin.padStart(14, '0')}`] : []),
      ...(ownCode ? [urn('sku', ownCode)] : []),
    ],
    ...(classifications.length > 0 ? { productClassifications: classifications } : {}),
    productNameCompany: product.name,
    ...(comment ? { comment } : {}),
    pcf: carbonFootprint(question, end),
  }
}

function carbonFootprint(question: DocumentQuestion, end: CalendarDate) {
  const { product, totals, exclusions, boundary, allocation } = question
  const sources = sourcesOf(question.lines)
  return {
    declaredUnitOfMeasurement: product.declaredUnit,
    declaredUnitAmount: product.declaredAmount,
    productMassPerDeclaredUnit: hasMass(product.declaredUnit) ? (product.massKg ?? '0') : '0',
    referencePeriodStart: midnight(question.period.from),
    referencePeriodEnd: midnight(end),
    ...geographyFields(question.geography),
    ...(boundary ? { boundaryProcessesDescription: boundary } : {}),
    pcfExcludingBiogenicUptake: totals.excludingUptakeKg,
    pcfIncludingBiogenicUptake: totals.includingUptakeKg,
    fossilGhgEmissions: totals.fossilKg,
    fossilCarbonContent: product.fossilCarbonKg ?? '0',
    ...biogenicFields(question),
    ...(totals.aircraftKg === '0' ? {} : { aircraftGhgEmissions: totals.aircraftKg }),
    packagingEmissionsIncluded: product.includesPackaging,
    ...(totals.packagingKg === null ? {} : { packagingGhgEmissions: totals.packagingKg }),
    ...(totals.outboundKg === null ? {} : { outboundLogisticsGhgEmissions: totals.outboundKg }),
    ipccCharacterizationFactors: reportsOf(question.lines),
    crossSectoralStandards: ['PACT-3.0'],
    exemptedEmissionsPercent: exclusions.percent,
    exemptedEmissionsDescription: exclusions.reason,
    ...(allocation ? { allocationRulesDescription: allocation } : {}),
    ...(sources.length > 0 ? { secondaryEmissionFactorSources: sources } : {}),
    primaryDataShare: totals.primaryShare,
    dqi: {
      technologicalDQR: totals.quality.technology,
      geographicalDQR: totals.quality.geography,
      temporalDQR: totals.quality.time,
    },
  }
}

function geographyFields(geography: ProductGeography) {
  if ('country' in geography) return { geographyCountry: geography.country }
  if ('subdivision' in geography) return { geographyCountrySubdivision: geography.subdivision }
  return 'region' in geography ? { geographyRegionOrSubregion: geography.region } : {}
}

function biogenicFields({ product, totals }: DocumentQuestion) {
  const { landUseChangeKg, biogenicNonCo2Kg, uptakeKg } = totals
  return {
    ...(product.biogenicCarbonKg === null
      ? {}
      : { biogenicCarbonContent: product.biogenicCarbonKg, biogenicCO2Uptake: uptakeKg }),
    ...(landUseChangeKg === '0' ? {} : { landUseChangeGhgEmissions: landUseChangeKg }),
    ...(biogenicNonCo2Kg === '0' ? {} : { biogenicNonCO2Emissions: biogenicNonCo2Kg }),
  }
}

const reportsOf = (lines: DocumentQuestion['lines']): string[] =>
  [...new Set(lines.flatMap(({ gwp }) => gwp ?? []))].toSorted()

function sourcesOf(lines: DocumentQuestion['lines']): { name: string; version: string }[] {
  const byName = new Map(
    lines.flatMap(({ set }) => (set ? [[`${set.name}\n${set.version}`, set] as const] : [])),
  )
  return [...byName.values()]
}
