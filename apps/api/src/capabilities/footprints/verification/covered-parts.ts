import { Declared } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import {
  partFigures,
  partName,
  type VerifiablePart,
} from '@understory/domain/footprints/verification/verifiable-parts.ts'

type CoveredPart = {
  readonly part: VerifiablePart
  readonly name: string
  readonly grams: number
}

/** The parts that were handed over, each with what was declared of it. */
export function coveredParts(
  { declared }: { readonly declared: unknown },
  covers: readonly string[],
): CoveredPart[] {
  const { categories } = declared ? Declared.parse(declared) : { categories: [] }
  return partFigures(categories)
    .filter(({ part }) => covers.includes(part))
    .map(({ part, grams }) => ({ part, name: partName(part), grams }))
}
