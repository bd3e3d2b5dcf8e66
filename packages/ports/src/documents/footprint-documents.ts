import type { CalendarDate, Month } from '@understory/domain/calendar/calendar.ts'
import type { IntensityCounts } from '@understory/domain/footprints/climate-plan/intensity.ts'
import type { DifferenceReason } from '@understory/domain/footprints/company-footprints/declarations/declaration-differences.ts'
import type { Approach } from '@understory/domain/footprints/company-footprints/inventory/consolidation.ts'
import type { CategoryState } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import type { FootprintStatus } from '@understory/domain/footprints/company-footprints/periods/footprint-periods.ts'
import type { CertifiedCompleteness } from '@understory/domain/footprints/documents/certificate-words.ts'
import type { LineSummary } from '@understory/domain/footprints/documents/summarise-lines.ts'
import type { VerifiedCoverage } from '@understory/domain/footprints/documents/verified-parts.ts'
import type { NamedParts } from '@understory/domain/footprints/verification/verifiable-parts.ts'

/** Grams of CO2e. Scope 2 is by location, and beside it by market. */
export type ScopeSums = {
  readonly scope1: number
  readonly scope2: number
  readonly scope2Market: number
  readonly scope3: number
  readonly total: number
  readonly totalMarket: number
}

export type ReportedCategory = {
  readonly category: string
  readonly name: string
  readonly scope: number
  readonly state: CategoryState
  readonly grams: number
  readonly lines: number
  readonly reason: string | null
}

/** Who checked a footprint, how firmly, and what of it. */
export type VerifiedBy = {
  /** Who runs this site. */
  readonly by: string
  readonly decidedOn: CalendarDate
  readonly standard: string
  readonly assurance: 'limited' | 'reasonable'
  readonly statement: string
  readonly covers: readonly string[]
  /** `null`: it was handed over before its parts were named. */
  readonly parts: NamedParts | null
  readonly coverage: VerifiedCoverage
}

/** As the company read it. */
export type ReportedCompleteness = {
  readonly sentences: readonly string[]
  /** What firms of the sector buy; `null`: nothing is missing there. */
  readonly usualPurchases: string | null
  readonly categories: readonly {
    readonly name: string
    readonly scope: number
    readonly state: CategoryState
    readonly sentence: string
    /** Much less or more than usual, or said not to apply where it usually does. */
    readonly isFlagged: boolean
  }[]
  readonly answers: readonly {
    readonly name: string
    readonly answer: 'rest' | 'figures' | 'seen'
    readonly reason: string | null
    /** `null`: someone who has left. */
    readonly by: string | null
    readonly on: CalendarDate
  }[]
}

export type ReportedWarning = {
  readonly sentence: string
  /** `null`: nobody had said why it is right. */
  readonly cleared: {
    readonly reason: string
    /** `null`: someone who has left. */
    readonly by: string | null
    readonly on: CalendarDate
  } | null
}

export type FootprintReportFacts = {
  readonly companyName: string
  readonly status: FootprintStatus
  readonly from: Month
  readonly to: Month
  /** When any figure last changed. */
  readonly changedAt: Date
  /** Of the figures: other figures, another version. */
  readonly version: string
  readonly declaredOn: CalendarDate | null
  /** `null`: an estimate, or declared before declarations were numbered. */
  readonly declared: {
    readonly number: number
    readonly by: string | null
    /** A second person, where the account asks for one. */
    readonly approvedBy: string | null
  } | null
  /** What differs from the declaration before; `null`: there is none. */
  readonly sinceDeclared: {
    readonly number: number
    readonly on: CalendarDate
    readonly total: number
    readonly categories: readonly {
      readonly name: string
      readonly before: number
      readonly after: number
      readonly parts: readonly {
        readonly reason: DifferenceReason
        readonly grams: number
        readonly lines: number
      }[]
      readonly saidReasons: readonly string[]
    }[]
  } | null
  /** `null`: an estimate without an inventory. */
  readonly approach: Approach | null
  /** What the company says of the report itself. */
  readonly profile: {
    readonly responsible: string | null
    readonly intendedUsers: string | null
    readonly purpose: string | null
    readonly significance: string | null
    readonly removals: string | null
  }
  readonly companies: readonly {
    readonly name: string
    readonly equityBasisPoints: number
    readonly hasFinancialControl: boolean
    readonly hasOperationalControl: boolean
    readonly countedBasisPoints: number
  }[]
  readonly sums: ScopeSums
  /**
   * From total / factor to `highGrams`, which is total x factor with what the benchmark finds missing: 95% of an
   * inventory, 80% of an estimate.
   */
  readonly range: {
    readonly factor: number
    readonly highGrams: number
    readonly percent: 80 | 95
  }
  /** ISO 3166, of the company. */
  readonly companyCountry: string
  readonly benchmarkGrams: number
  /** How it stood to the benchmark when it was declared; `null`: that was not compared. */
  readonly completeness: ReportedCompleteness | null
  readonly categories: readonly ReportedCategory[]
  /** `null`: an estimate. */
  readonly lines: LineSummary | null
  /** Whether the lines come to other sums than those that were declared; they are left out then. */
  readonly isChanged: boolean
  readonly factorSets: readonly string[]
  /** What was hard to believe when it was declared, and why it is right; `null`: that was not kept. */
  readonly warnings: readonly ReportedWarning[] | null
  readonly estimate: {
    readonly version: string
    readonly sector: string
    readonly country: string
    readonly turnover: string
  }
  readonly baseYear: {
    readonly from: Month
    readonly status: FootprintStatus
    readonly sums: Pick<ScopeSums, 'scope1' | 'scope2' | 'scope3' | 'total'>
    /** As it was recalculated since; a scope is `null` where a change is of none. `null`: it was not. */
    readonly recalculated: {
      readonly scope1: number | null
      readonly scope2: number | null
      readonly scope3: number | null
      readonly total: number
    } | null
  } | null
  /** How and when the base year is calculated again; `null`: nothing was written down. */
  readonly policy: {
    readonly words: string
    readonly reason: string
    readonly thresholdBasisPoints: number
  } | null
  /** The latest first. */
  readonly baseRecalculations: readonly {
    readonly on: CalendarDate
    readonly before: number
    readonly after: number
    readonly reason: string
    readonly approver: string
  }[]
  /** When the inventory took other factors, and what that changed. */
  readonly recalculated: readonly {
    readonly on: CalendarDate
    readonly before: number
    readonly after: number
  }[]
  readonly before: {
    readonly from: Month
    readonly status: FootprintStatus
    readonly sums: Pick<ScopeSums, 'scope1' | 'scope2' | 'scope3' | 'total'>
  } | null
  readonly intensity: readonly {
    readonly title: string
    readonly unit: string
    readonly counts: IntensityCounts
    readonly year: number
    readonly gramsPerUnit: number
    readonly gramsPerUnitBefore: number | null
  }[]
  readonly targets: readonly string[]
  /** What the company says that it did to use less energy; `null`: nothing. */
  readonly efficiencyActions: string | null
  readonly actions: readonly {
    readonly title: string
    readonly scope: number | null
    readonly gramsAYear: number
    readonly status: string
    readonly dueOn: CalendarDate | null
  }[]
  /** CO2e funded for these months, and where; never subtracted. */
  readonly funded: { readonly grams: number; readonly projects: readonly string[] }
  readonly verification: VerifiedBy | null
}

export type FootprintCertificateFacts = {
  readonly certificateId: string
  readonly companyName: string
  /** Beside the name: its brand, a square PNG; `null`: it has none. */
  readonly logo: Uint8Array | null
  readonly status: 'declared' | 'verified'
  readonly from: Month
  readonly to: Month
  readonly approach: Approach
  readonly sums: ScopeSums
  /** 95%. */
  readonly factor: number
  readonly completeness: CertifiedCompleteness
  readonly version: string
  /** The number of the declaration that it states; `null`: from before declarations had one. */
  readonly declaration: number | null
  readonly issuedOn: CalendarDate
  readonly verification: VerifiedBy | null
  /** Where anyone can check it; also what the QR code holds. */
  readonly verificationUrl: string
}
