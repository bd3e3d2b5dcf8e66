import type { VehicleOptions } from '@understory/contracts/vehicles/identification/vehicle-emissions.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import type { TestCycle } from '@understory/domain/vehicles/identification/emissions/real-world-uplift.ts'
import {
  LOOKUP_FIELDS,
  type LookupAnswers,
  type LookupField,
} from '@understory/domain/vehicles/identification/identify/identify.ts'
import {
  fuelWord,
  type Market,
  parseFuelType,
} from '@understory/domain/vehicles/identification/vehicle-kinds.ts'
import { NO_ENGINE } from './catalogue-row.ts'

const SEPARATOR = '\u001f'

export type CatalogueFigure = {
  readonly median: number
  readonly low: number
  readonly high: number
  readonly variants: number
  readonly cycle: TestCycle
}

/** What follows the choices of a path: the options of the next field, or the figure. `null`: no such path. */
export async function readChoice(
  deps: { readonly db: Database | Tx },
  market: Market,
  path: string,
): Promise<{
  field: LookupField | null
  options: VehicleOptions
  figure: CatalogueFigure | null
} | null> {
  const row = await deps.db
    .selectFrom('catalogue_choice')
    .select(['options', 'median', 'low', 'high', 'variants', 'cycle'])
    .where('market', '=', market)
    .where('path', '=', path)
    .executeTakeFirst()
  if (!row) return null
  const depth = path === '' ? 0 : path.split(SEPARATOR).length
  const field = LOOKUP_FIELDS[depth] ?? null
  const { median, low, high, variants, cycle } = row
  const figure =
    median !== null && low !== null && high !== null && variants !== null && cycle !== null
      ? { median, low, high, variants, cycle: cycle as TestCycle }
      : null
  return {
    field,
    options: row.options.map((value) => ({
      value,
      label: field ? wordOf(market, field, value) : value,
    })),
    figure,
  }
}

/** The answers before a field, or all of them, as the path of a choice. */
export function lookupPathOf(answers: LookupAnswers, before: LookupField | null): string {
  const fields =
    before === null ? LOOKUP_FIELDS : LOOKUP_FIELDS.slice(0, LOOKUP_FIELDS.indexOf(before))
  return fields.map((field) => answers[field] ?? '').join(SEPARATOR)
}

export function wordOf(market: Market, field: LookupField, value: string): string {
  if (field === 'fuelType') return fuelWord(parseFuelType(value) ?? 'unknown', market)
  if (field === 'transmission') return value === 'manual' ? 'Manual' : 'Automatic'
  if (field === 'engineSizeL') return value === NO_ENGINE ? 'No engine' : `${value} l`
  return value
}
