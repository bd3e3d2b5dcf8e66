import type {
  Declared,
  Footprint,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import { SCOPE_THREE_KEYS } from '@understory/domain/footprints/company-footprints/scope-three.ts'

/** What counts of a footprint: what was declared, or else the estimate. */
export function countedFigures({ declared, estimate }: Footprint) {
  if (!declared) return { ...estimate, range: estimate.ranges.total }
  const { total, uncertainty, scope1, scope2, scope3 } = declared
  const categories = SCOPE_THREE_KEYS.flatMap((category) => {
    const figure = declared.categories.find((each) => each.category === category)
    return figure ? [{ category, co2e: figure.co2e }] : []
  })
  const high = declaredRange(declared).highGrams
  const range = { low: total / uncertainty, high, factor: uncertainty }
  return { scope1, scope2, scope3, categories, total, range }
}

/** The upper end counts what is missing, so that leaving out never looks firm. */
export function declaredRange({ total, uncertainty, completeness }: Declared) {
  return { total, uncertainty, highGrams: completeness?.highGrams ?? total * uncertainty }
}
