import { groupedBy } from '../../language/grouped-by.ts'
import { LINE_WARNINGS, type LineWarning } from '../company-footprints/lines/line-warnings.ts'
import {
  QUALITY_LEVELS,
  type Quality,
  qualityScore,
  UNKNOWN_QUALITY,
} from '../company-footprints/lines/uncertainty.ts'
import { convert } from '../company-footprints/lines/units.ts'
import { type CategoryKey, scopeOf } from '../company-footprints/scopes.ts'
import type { LineEnergy } from '../emission-factors/energy/energy-of-line.ts'
import type { GasGroup } from '../emission-factors/gases-of-factor.ts'
import { type EnergySummary, energyOfLines } from './energy-of-lines.ts'
import { type GasSummary, gasesOfLines } from './gases-of-lines.ts'
import { type LineByMarket, type ScopeTwoCover, scopeTwoCover } from './scope-two-cover.ts'

/** A line as a report counts it: amounts are those that count by the consolidation approach. */
export type ReportedLine = {
  readonly category: CategoryKey
  readonly grams: number
  readonly byMarket: LineByMarket
  /** ISO 3166, where it is. */
  readonly country: string
  readonly biogenicGrams: number | null
  /** CO2e of gases that no scope counts. */
  readonly otherGasGrams: number
  /** Kilograms of each gas, where the source gives them. */
  readonly gases: { readonly co2: number; readonly ch4: number; readonly n2o: number } | null
  /** kg CO2e of a kilogram of methane and of nitrous oxide, by the set of the factor. */
  readonly potentials: { readonly ch4: number; readonly n2o: number } | null
  /** Of a factor of one gas or blend. */
  readonly gas: GasGroup | null
  /** The table of its publisher, or whose factor it is. */
  readonly source: string
  readonly method: LineMethod
  readonly factor: { readonly id: string; readonly name: string; readonly source: string }
  readonly quantity: number
  readonly unit: string
  /** 0 to 1. */
  readonly share: number
  readonly quality: Quality | null
  /** Whether energy was used; how much may not be known. */
  readonly usesEnergy: boolean
  readonly energy: LineEnergy | null
  /** Well-to-tank or grid losses of another line. */
  readonly isUpstream: boolean
  /** ISO 3166: electricity of a country whose grid losses no publisher has a factor of. */
  readonly withoutLosses: string | null
  /** What of it only stands in. */
  readonly warnings: readonly LineWarning[]
}

export const LINE_METHODS = ['supplier-specific', 'average-data', 'spend-based', 'own'] as const
export type LineMethod = (typeof LINE_METHODS)[number]

export type FactorSum = {
  readonly category: CategoryKey
  readonly name: string
  readonly source: string
  readonly lines: number
  readonly grams: number
}

/** A gas of no scope, or a blend that holds some. */
export type OtherGas = {
  readonly name: string
  /** Of the gas or blend; `null`: its lines give other units. */
  readonly kg: number | null
  readonly grams: number
}

export type LineSummary = {
  readonly factors: readonly FactorSum[]
  readonly methods: readonly { readonly method: LineMethod; readonly grams: number }[]
  /** Of each scope 3 category, what factors of suppliers came to. */
  readonly suppliers: readonly {
    readonly category: CategoryKey
    readonly grams: number
    readonly ofGrams: number
  }[]
  readonly gases: GasSummary
  /** `null`: no source gives any. */
  readonly biogenicGrams: number | null
  /** Gases that no scope counts, by the factors that have them. */
  readonly otherGases: readonly OtherGas[]
  /** Weighted by emissions, 1 the best and 4 the worst. */
  readonly qualityScore: number
  /** What only stands in, and how much of the lines; one line may be in several. */
  readonly standIns: readonly {
    readonly warning: LineWarning
    readonly lines: number
    readonly grams: number
  }[]
  /** ISO 3166: countries whose electricity is used, and whose grid losses no publisher has a factor of. */
  readonly withoutLosses: readonly string[]
  /** Grams of lines of which nothing is known. */
  readonly unknownQualityGrams: number
  readonly energy: EnergySummary
  readonly scopeTwo: ScopeTwoCover
}

/** What a report says of lines, however many there are. */
export function summariseLines(lines: readonly ReportedLine[]): LineSummary {
  const sum = (grams: (line: ReportedLine) => number) =>
    lines.reduce((all, line) => all + grams(line), 0)
  const total = sum(({ grams }) => grams)
  const known = lines.filter(({ biogenicGrams }) => biogenicGrams !== null)
  return {
    factors: factorSums(lines),
    methods: LINE_METHODS.map((method) => ({
      method,
      grams: sum((line) => (line.method === method ? line.grams : 0)),
    })),
    suppliers: supplierShares(lines),
    gases: gasesOfLines(lines),
    biogenicGrams: known.length > 0 ? sum(({ biogenicGrams }) => biogenicGrams ?? 0) : null,
    otherGases: otherGasesOf(lines),
    qualityScore:
      total > 0
        ? sum(({ grams, quality }) => grams * qualityScore(quality ?? UNKNOWN_QUALITY)) / total
        : QUALITY_LEVELS.length,
    standIns: standInsOf(lines),
    withoutLosses: [...new Set(lines.flatMap(({ withoutLosses }) => withoutLosses ?? []))].sort(),
    unknownQualityGrams: sum(({ grams, quality }) => (quality ? 0 : grams)),
    energy: energyOfLines(lines),
    scopeTwo: scopeTwoCover(lines.filter(({ category }) => scopeOf(category) === 2)),
  }
}

function standInsOf(lines: readonly ReportedLine[]): LineSummary['standIns'] {
  return LINE_WARNINGS.flatMap((warning) => {
    const those = lines.filter(({ warnings }) => warnings.includes(warning))
    const grams = those.reduce((sum, line) => sum + line.grams, 0)
    return those.length === 0 ? [] : [{ warning, lines: those.length, grams }]
  })
}

function factorSums(lines: readonly ReportedLine[]): FactorSum[] {
  const sums = new Map<string, FactorSum>()
  for (const { category, factor, grams } of lines) {
    const key = `${category} ${factor.id}`
    const before = sums.get(key)
    sums.set(key, {
      category,
      name: factor.name,
      source: factor.source,
      lines: (before?.lines ?? 0) + 1,
      grams: (before?.grams ?? 0) + grams,
    })
  }
  return [...sums.values()].sort((one, two) => two.grams - one.grams)
}

function supplierShares(lines: readonly ReportedLine[]): LineSummary['suppliers'] {
  const ofScopeThree = lines.filter(({ category }) => scopeOf(category) === 3)
  return [...groupedBy(ofScopeThree, ({ category }) => category)].map(([category, those]) => ({
    category,
    grams: those.reduce(
      (all, { method, grams }) => (method === 'supplier-specific' ? all + grams : all),
      0,
    ),
    ofGrams: those.reduce((all, { grams }) => all + grams, 0),
  }))
}

function otherGasesOf(lines: readonly ReportedLine[]): OtherGas[] {
  const sums = new Map<string, OtherGas>()
  for (const { factor, otherGasGrams, quantity, unit, share } of lines) {
    if (otherGasGrams === 0) continue
    const { id, name } = factor
    const before = sums.get(id) ?? { name, kg: 0, grams: 0 }
    const converted = convert(quantity, unit, 'kg')
    const kg = converted.ok && before.kg !== null ? before.kg + converted.quantity * share : null
    sums.set(id, { name, kg, grams: before.grams + otherGasGrams })
  }
  return [...sums.values()].sort((one, two) => two.grams - one.grams)
}
