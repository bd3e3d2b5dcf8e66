import type { IntensityCounts } from '../../climate-plan/intensity.ts'
import type { Approach } from '../../company-footprints/inventory/consolidation.ts'
import type { CategoryState } from '../../company-footprints/inventory/inventory-categories.ts'
import type { LineSummary } from '../summarise-lines.ts'

/** What of a report decides whether it gives what a standard asks for. */
export type IndexedReport = {
  /** `null`: an estimate without an inventory. */
  readonly approach: Approach | null
  /** ISO 3166, of the company. */
  readonly companyCountry: string
  /** What the company says of the report itself. */
  readonly profile: {
    readonly responsible: string | null
    readonly intendedUsers: string | null
    readonly purpose: string | null
    readonly significance: string | null
    readonly removals: string | null
  }
  readonly categories: readonly {
    readonly name: string
    readonly scope: number
    readonly state: CategoryState
    readonly grams: number
  }[]
  /** `null`: an estimate. */
  readonly lines: LineSummary | null
  /** Whether the lines come to other sums than those that were declared. */
  readonly isChanged: boolean
  /** `null`: none is set. */
  readonly baseYear: object | null
  /** How and when the base year is calculated again; `null`: nothing was written down. */
  readonly policy: object | null
  readonly intensity: readonly { readonly counts: IntensityCounts }[]
  readonly actions: readonly object[]
  readonly efficiencyActions: string | null
  /** `null`: this is the first footprint of the company. */
  readonly before: object | null
}
