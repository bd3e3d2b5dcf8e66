import type { DateRange } from '../../calendar/calendar.ts'
import { monthOfYear, shareOfYear } from '../../commerce/subscriptions/billing-cycle.ts'
import {
  INSTALMENTS,
  type Interval,
  type PlanLine,
  yearOfLines,
} from '../../commerce/subscriptions/plan-order.ts'
import { IMPACTS, type ImpactQuantities } from '../../quantity/impact-quantity.ts'
import type { LedgerEntry, ProjectPerImpact } from './entries.ts'

export type LedgerCycle = {
  readonly id: string
  readonly product: string
  readonly interval: Interval
  /** Counts from 0 since the subscription began. */
  readonly number: number
  readonly period: DateRange
  readonly lines: readonly PlanLine[]
  readonly projects: ProjectPerImpact
  /** The price-book version it was charged by. */
  readonly basis: string
}

type CycleEntriesPart = { readonly range: DateRange; readonly quantities: ImpactQuantities }

/** What a paid cycle adds: a month over its days, a year as twelve such months. */
export function entriesForCycle(cycle: LedgerCycle): LedgerEntry[] {
  return cycleEntriesPartsOf(cycle).flatMap(({ range, quantities }, index) =>
    IMPACTS.filter((impact) => quantities[impact] > 0).map((impact) => ({
      impact,
      quantity: quantities[impact],
      project: cycle.projects[impact],
      product: cycle.product,
      sourceKind: 'subscription-cycle' as const,
      sourceId: cycle.id,
      revision: 1,
      part: index + 1,
      effectiveFrom: range.from,
      effectiveTo: range.to,
      basis: cycle.basis,
    })),
  )
}

function cycleEntriesPartsOf({ interval, number, period, lines }: LedgerCycle): CycleEntriesPart[] {
  const year = yearOfLines(lines)
  if (interval === 'month')
    return [{ range: period, quantities: shareOfYear(year, 'month', number) }]
  return Array.from({ length: INSTALMENTS.month }, (_, month) => ({
    range: monthOfYear(period, month),
    quantities: shareOfYear(year, 'month', month),
  }))
}
