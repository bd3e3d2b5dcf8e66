import type { TestCycle } from '@understory/domain/vehicles/identification/emissions/real-world-uplift.ts'
import type { FuelType, Market } from '@understory/domain/vehicles/identification/vehicle-kinds.ts'

/** A line of a file by its header. */
export type RawRow = Readonly<Record<string, string>>

export type CatalogueRow = {
  readonly market: Market
  readonly sourceId: string
  readonly productionYear: number
  readonly fuelType: FuelType
  readonly transmission: 'manual' | 'automatic'
  readonly make: string
  readonly baseModelName: string
  readonly modelName: string
  /** '-': it has none. */
  readonly engineSizeL: string
  readonly gCo2PerKm: number
  readonly cycle: TestCycle
  /** 1: the market's own publication; 2: a substitute from another one. */
  readonly rank: 1 | 2
}

/** Why a line is left out, in words of a report. */
export type RefusedRow = { readonly refused: string }

export type CatalogueFormat = {
  readonly name: string
  readonly isOf: (header: readonly string[]) => boolean
  /** The line number is the source's own id where it has no other. */
  readonly read: (row: RawRow, line: number) => CatalogueRow | RefusedRow
}

export const NO_ENGINE = '-'

type Loose = { readonly [field in keyof CatalogueRow]: CatalogueRow[field] | null }

const NEEDED = {
  productionYear: 'no year',
  fuelType: 'a fuel that is not offered',
  transmission: 'no transmission',
  make: 'no make',
  baseModelName: 'no model',
  modelName: 'no model',
  engineSizeL: 'no engine size on a fuel that burns',
  gCo2PerKm: 'no CO2 figure',
} as const

/** A row with everything that is needed, or the first thing that is not there. */
export function completeRow(row: Loose): CatalogueRow | RefusedRow {
  for (const [field, reason] of Object.entries(NEEDED)) {
    const value = row[field as keyof typeof NEEDED]
    if (value === null || value === '') return { refused: reason }
  }
  return row as CatalogueRow
}

export function engineOf(litres: string, fuel: FuelType | null): string | null {
  if (fuel === 'bev') return NO_ENGINE
  const size = Number(litres)
  return litres !== '' && size > 0 ? size.toFixed(1) : null
}

export function catalogueFigureOf(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null
  const figure = Number(text)
  return Number.isFinite(figure) && figure >= 0 ? figure : null
}

export function yearOf(text: string | undefined): number | null {
  const year = Number(text)
  return Number.isInteger(year) && year >= 1950 && year <= 2100 ? year : null
}
