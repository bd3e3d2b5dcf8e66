import {
  activitiesOfRow,
  type FactorOfLine,
  isSameRow,
} from '../emission-factors/search/activities-of-row.ts'
import type { DefaultFactor } from '../emission-factors/search/default-rows.ts'
import { countryOfFactor } from '../emission-factors/search/factor-country.ts'
import { isForeign, mayStandIn } from '../emission-factors/search/foreign-factor.ts'
import type { PlaceOfUse } from './place.ts'
import { usualRow } from './usual-row.ts'

type Fit =
  | { readonly fits: true }
  /** What is usual there instead; `null`: nothing is known to be. */
  | { readonly fits: false; readonly usual: DefaultFactor | null }

const FITS: Fit = { fits: true }
const isGrid = (category: string) =>
  /^(UK electricity|Grid electricity|Electricity eGRID\w*)$/.test(category)

/** Whether the factor of a line is one of where the line is. */
export function factorAtPlace(factor: FactorOfLine, place: PlaceOfUse): Fit {
  if (isGrid(factor.category)) {
    return isOfGrid(factor, place) ? FITS : { fits: false, usual: usualRow('electricity', place) }
  }
  const of = { ...factor, country: countryOfFactor(factor) }
  if (!isForeign(of, place.country)) return FITS
  const usual = activitiesOfRow(factor).flatMap((each) => usualRow(each, place) ?? [])[0] ?? null
  if (usual) return isSameRow(usual, factor) ? FITS : { fits: false, usual }
  return mayStandIn(of, place.country) ? FITS : { fits: false, usual: null }
}

/** The average of a country fits where it is not known which part of it is meant. */
function isOfGrid(factor: FactorOfLine, { country, region }: PlaceOfUse): boolean {
  if (countryOfFactor(factor) !== country) return false
  return region === null || factor.name.split(' > ').includes(region)
}
