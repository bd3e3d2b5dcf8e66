import type { BodyOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type {
  ComputeLines,
  EmissionFactor,
} from '@understory/contracts/footprints/emission-factors.ts'
import type { Problem } from '@understory/contracts/refusals/refusals.ts'
import {
  type ComputedLine,
  computeLine,
  type LineFactor,
  type LineProblem,
  type LineWarning,
} from '@understory/domain/footprints/company-footprints/lines/compute-line.ts'
import { kgOfOwnFactor } from '@understory/domain/footprints/company-footprints/lines/own-factor.ts'
import { totalUncertainty } from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { findFactors } from './factor-records.ts'

type ComputeLinesInput = BodyOf<typeof ComputeLines>
type Reply = ReplyOf<typeof ComputeLines>
type ComputeLine = ComputeLinesInput['lines'][number]

const LINE_PROBLEMS: Readonly<Record<LineProblem, string>> = {
  'unknown-unit':
    'We cannot convert this unit to that of the factor. Please use the unit of the factor.',
  'other-kind': 'This unit is of another kind than that of the factor.',
  'calorific-value': 'Please say whether this energy is by gross or by net calorific value.',
  'not-a-quantity': 'Please use a number of zero or more.',
  'too-large': 'This is more than can be counted in grams.',
  'spend-year': 'Please say which year the money was spent in.',
  'no-rate': 'We have no exchange rate or prices for this currency and year.',
}

const COMPUTE_LINES_FIELDS = lookupTable({
  'not-a-quantity': 'quantity',
  'too-large': 'quantity',
  'spend-year': 'spendYear',
})

/** Why a line cannot be computed, beside the field that says so. */
export function lineProblem(problem: LineProblem): Problem {
  return { field: COMPUTE_LINES_FIELDS[problem] ?? 'unit', message: LINE_PROBLEMS[problem] }
}

const WARNINGS: Readonly<Record<LineWarning, string>> = {
  'factor-of-another-year': 'The factor is of another year than the activity.',
  'quality-unknown': 'Nothing is known of the quality of this line, so it counts as poor.',
  'spend-based':
    'By what was spent: an average of the whole industry, far less firm than an amount of something.',
  'biogenic-outside-scopes': 'The biogenic CO2 stands apart and is not in the sum.',
  'other-gases-outside-scopes':
    'Gases that the Kyoto Protocol does not name stand apart, outside the scopes, and are not in the sum.',
}

/** Computes lines with published or own factors; all of them or none. */
export async function computeLines(
  deps: Pick<Deps, 'db'>,
  { lines }: ComputeLinesInput,
): Promise<Reply | Refused> {
  const factors = await findFactors(
    deps.db,
    lines.flatMap(({ factorId }) => factorId ?? []),
  )
  const problems: Problem[] = []
  const computed = lines.flatMap((line, at) => {
    const published = line.factorId === undefined ? null : (factors.get(line.factorId) ?? null)
    const factor = published ? lineFactor(published) : ownLineFactor(line)
    if (!factor) {
      problems.push({ field: `lines.${at}.factorId`, message: 'There is no such emission factor.' })
      return []
    }
    const result = computeLine({
      ...line,
      factor,
      year: line.year ?? null,
      spendYear: line.spendYear ?? line.year,
      quality: line.quality ?? null,
    })
    if ('problem' in result) {
      const { field, message } = lineProblem(result.problem)
      problems.push({ field: `lines.${at}.${field}`, message })
      return []
    }
    return [{ line, factor, published, result }]
  })
  if (problems.length > 0) return refuse('BAD_REQUEST', problems)
  const total = totalOf(computed)
  if (![total.co2eGrams, total.biogenicCo2Grams, total.otherGasGrams].every(Number.isSafeInteger)) {
    return refuse('BAD_REQUEST', [{ field: 'lines', message: LINE_PROBLEMS['too-large'] }])
  }
  return { lines: computed.map(presentLine), total }
}

export function lineFactor({
  factorId,
  unit,
  kgCo2e,
  gases,
  kgBiogenicCo2,
  kgOtherGases,
  set,
}: EmissionFactor): LineFactor {
  return { id: factorId, unit, kgCo2e, gases, kgBiogenicCo2, kgOtherGases, year: set.year }
}

/** A factor of one's own is shared by the lines that name the same source. */
export function ownLineFactor({ ownFactor }: Pick<ComputeLine, 'ownFactor'>): LineFactor | null {
  if (!ownFactor) return null
  const { source, unit } = ownFactor
  const kgCo2e = kgOfOwnFactor(ownFactor)
  const nothing = { gases: null, kgOtherGases: null, year: null } as const
  const kgBiogenicCo2 = ownFactor.kgBiogenicCo2 ?? null
  return { id: `own:${source}`, unit, kgCo2e, kgBiogenicCo2, ...nothing }
}

type ComputeLinesComputed = {
  readonly line: ComputeLine
  readonly factor: LineFactor
  readonly published: EmissionFactor | null
  readonly result: ComputedLine
}

function presentLine({
  line,
  factor,
  published,
  result,
}: ComputeLinesComputed): Reply['lines'][number] {
  return {
    description: line.description,
    co2eGrams: result.co2e,
    quantity: result.quantity,
    unit: factor.unit,
    kgCo2ePerUnit: factor.kgCo2e,
    spend: result.spend,
    gases: result.gases,
    biogenicCo2Grams: result.biogenicCo2,
    otherGasGrams: result.otherGases,
    uncertainty: rangeOf(result.co2e, result.uncertainty),
    warnings: result.warnings.map((code) => ({ code, message: WARNINGS[code] })),
    factor: published,
    source: published
      ? `${published.set.title}, ${published.set.edition}`
      : (line.ownFactor?.source ?? ''),
  }
}

function totalOf(computed: readonly ComputeLinesComputed[]): Reply['total'] {
  const co2eGrams = computed.reduce((sum, { result }) => sum + result.co2e, 0)
  const factor = totalUncertainty(
    computed.map(({ factor: { id }, result }) => ({
      grams: result.co2e,
      factor: result.uncertainty,
      factorId: id,
    })),
  )
  return {
    co2eGrams,
    biogenicCo2Grams: computed.reduce((sum, { result }) => sum + (result.biogenicCo2 ?? 0), 0),
    otherGasGrams: computed.reduce((sum, { result }) => sum + (result.otherGases ?? 0), 0),
    uncertainty: rangeOf(co2eGrams, factor),
  }
}

const rangeOf = (grams: number, factor: number) => ({
  factor,
  lowGrams: grams / factor,
  highGrams: grams * factor,
})
