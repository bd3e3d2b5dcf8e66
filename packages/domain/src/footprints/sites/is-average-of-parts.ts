import { findRegion, regionsOf } from './grid-regions.ts'
import type { PlaceOfUse } from './place.ts'

const AVERAGES = ['total output > US Average', 'Australia']

/** Whether a factor of electricity is the average of a country whose parts differ, and nobody said which part is meant. */
export function isAverageOfParts(name: string, { country, region }: PlaceOfUse): boolean {
  return (
    AVERAGES.includes(name) && regionsOf(country).length > 0 && findRegion(country, region) === null
  )
}
