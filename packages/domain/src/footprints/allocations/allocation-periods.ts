import type { AllocationPeriod } from './allocation-terms.ts'

const MOST_MONTHS_APART = 24

/** How the months of a supplier's figures lie to those of the customer. */
export type PeriodFit = 'covers' | 'overlaps-in-part' | 'earlier' | 'apart'

export function periodFit(supplier: AllocationPeriod, customer: AllocationPeriod): PeriodFit {
  const [from, to] = [monthNumber(supplier.from), monthNumber(supplier.to)]
  const [first, last] = [monthNumber(customer.from), monthNumber(customer.to)]
  if (from > last) return 'apart'
  if (to < first) return first - to - 1 > MOST_MONTHS_APART ? 'apart' : 'earlier'
  return from <= first && last <= to ? 'covers' : 'overlaps-in-part'
}

/** The calendar year that most of the months are in; of two alike, the later. */
export function yearOf({ from, to }: AllocationPeriod): number {
  const months = new Map<number, number>()
  for (let month = monthNumber(from); month <= monthNumber(to); month++) {
    const year = Math.floor(month / 12)
    months.set(year, (months.get(year) ?? 0) + 1)
  }
  const [[year] = [Number(to.slice(0, 4))]] = [...months].toSorted(
    ([oneYear, one], [otherYear, other]) => other - one || otherYear - oneYear,
  )
  return year
}

const monthNumber = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1
