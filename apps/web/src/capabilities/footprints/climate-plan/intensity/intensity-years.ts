const MOST_YEARS = 10

export const unitsField = (year: number) => `units-${year}`

/** The fiscal years that units are asked for: from the first with a footprint to this one. */
export function yearsOfForm(first: number, thisYear: number): number[] {
  const from = Math.max(first, thisYear - MOST_YEARS + 1)
  return Array.from({ length: thisYear - from + 1 }, (_, at) => from + at)
}
