import { createHash } from 'node:crypto'
import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import {
  Estimate,
  EstimateInput,
} from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type {
  ListPlausibilityWarnings,
  ShownWarning,
} from '@understory/contracts/footprints/company-footprints/plausibility-warnings.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { type CalendarDate, monthOf } from '@understory/domain/calendar/calendar.ts'
import { findSector } from '@understory/domain/footprints/company-footprints/estimate/sectors.ts'
import { benchmarkOf } from '@understory/domain/footprints/company-footprints/inventory/inventory-totals.ts'
import type {
  CheckedLine,
  PlausibilityWarning,
} from '@understory/domain/footprints/company-footprints/plausibility/checked-line.ts'
import { duplicateWarnings } from '@understory/domain/footprints/company-footprints/plausibility/duplicate-warnings.ts'
import { gapWarnings } from '@understory/domain/footprints/company-footprints/plausibility/gap-warnings.ts'
import { lineWarnings } from '@understory/domain/footprints/company-footprints/plausibility/line-warnings.ts'
import { overlappingBillWarnings } from '@understory/domain/footprints/company-footprints/plausibility/overlapping-bills.ts'
import { repeatedRowWarnings } from '@understory/domain/footprints/company-footprints/plausibility/repeated-rows.ts'
import {
  lastYearWarnings,
  missingWarnings,
  perPersonWarnings,
} from '@understory/domain/footprints/company-footprints/plausibility/whole-warnings.ts'
import { CATEGORY_KEYS, scopeOf } from '@understory/domain/footprints/company-footprints/scopes.ts'
import { Refused, refuse } from '../../../../../http/refuse.ts'
import { listVehicleRows } from '../../../../vehicles/vehicles/public.ts'
import { findInventory, type InventoryKey, readStates } from '../inventory-records.ts'
import { selectLines } from '../lines/line-records.ts'
import { checkedLines } from './checked-lines.ts'
import { overlappingBillsOf } from './overlapping-bills-of.ts'
import { repeatedRowsOf } from './repeated-rows-of.ts'

const MOST_WARNINGS = 200

type Reading = { readonly db: Database | Tx }

/** Everything that is hard to believe, those that are still to be looked at first. */
export async function listWarnings(
  { db }: Reading,
  wanted: InventoryKey,
): Promise<ReplyOf<typeof ListPlausibilityWarnings> | Refused> {
  const inventory = await findInventory(db, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const warnings = await findWarnings(db, wanted, inventory.id)
  const cleared = await db
    .selectFrom('plausibility_clearance as c')
    .leftJoin('app_user as u', 'u.id', 'c.cleared_by')
    .select(['c.key', 'c.reason', 'c.cleared_at', 'u.name'])
    .where('c.inventory_id', '=', inventory.id)
    .execute()
  const reasons = new Map(cleared.map((each) => [each.key, each]))
  const shown = warnings.map(({ rule, category, lineIds, sentence, ...warning }) => {
    const key = createHash('sha256').update(warning.key).digest('base64url')
    const reason = reasons.get(key)
    return {
      ...{ key, rule, category, sentence },
      lineIds: [...lineIds],
      cleared: reason
        ? { reason: reason.reason, by: reason.name, at: reason.cleared_at.toISOString() }
        : null,
    }
  })
  const first = shown.filter(({ cleared: is }) => is === null)
  return {
    warnings: [...first, ...shown.filter(({ cleared: is }) => is !== null)].slice(0, MOST_WARNINGS),
  }
}

/** The same where the inventory is known to be there. */
export async function warningsOf(db: Database | Tx, wanted: InventoryKey): Promise<ShownWarning[]> {
  const found = await listWarnings({ db }, wanted)
  return found instanceof Refused ? [] : found.warnings
}

/** The estimate, the year before and the people that lines are compared with. */
async function findWarnings(
  db: Database | Tx,
  wanted: InventoryKey,
  inventoryId: string,
): Promise<PlausibilityWarning[]> {
  const rows = await selectLines(db, { inventoryId })
  const lines = await checkedLines(db, rows)
  const { estimate, input, startMonth } = await readEstimate(db, wanted)
  const before = await linesOfYearBefore(db, wanted.accountId, startMonth)
  const states = await readStates(db, inventoryId)
  const people = estimate.workings.employees
  const vehicles = await listVehicleRows(db, wanted.accountId)
  return [
    ...lineWarnings(lines, expectedOf(estimate, before)),
    ...duplicateWarnings(lines),
    ...repeatedRowWarnings(await repeatedRowsOf(db, inventoryId)),
    ...overlappingBillWarnings(await overlappingBillsOf(db, inventoryId)),
    ...gapWarnings(lines, { startMonth: monthOf(startMonth), country: input.country }),
    ...perPersonWarnings(lines, { people, group: findSector(input.sector)?.group ?? '' }),
    ...lastYearWarnings(sumsOf(lines), sumsOf(before)),
    ...missingWarnings({
      lines,
      people,
      hasVehicles: vehicles.length > 0,
      doesNotApply: CATEGORY_KEYS.filter((key) => states.get(key)?.state === 'not-applicable'),
      hasLosses: rows.some(({ parent_id }) => parent_id !== null),
    }),
  ]
}

/** Of a category of scopes 1 and 2, the benchmark of its whole scope. */
export const expectedOf = (estimate: Estimate, lastYear: readonly CheckedLine[]) => ({
  benchmarks: new Map(
    CATEGORY_KEYS.map((key) => [
      key,
      scopeOf(key) === 3 ? (benchmarkOf(key, estimate) ?? 0) : ofScope(estimate, scopeOf(key)),
    ]),
  ),
  estimateTotal: estimate.total,
  lastYear,
})

const ofScope = ({ scope1, scope2 }: Estimate, scope: number): number =>
  scope === 1 ? scope1 : scope2

function sumsOf(lines: readonly CheckedLine[]) {
  return CATEGORY_KEYS.map((category) => ({
    category,
    grams: lines.reduce((sum, line) => (line.category === category ? sum + line.grams : sum), 0),
  }))
}

export async function readEstimate(db: Database | Tx, { footprintId, accountId }: InventoryKey) {
  const footprint = await db
    .selectFrom('footprint')
    .select(['estimate', 'input', 'start_month'])
    .where('id', '=', footprintId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return {
    estimate: Estimate.parse(footprint.estimate),
    input: EstimateInput.parse(footprint.input),
    startMonth: footprint.start_month,
  }
}

async function linesOfYearBefore(db: Database | Tx, accountId: string, startMonth: CalendarDate) {
  const earlier = await db
    .selectFrom('footprint_inventory as i')
    .innerJoin('footprint as f', 'f.id', 'i.footprint_id')
    .select('i.id')
    .where('i.account_id', '=', accountId)
    .where('f.start_month', '<', startMonth)
    .orderBy('f.start_month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return checkedLines(db, earlier ? await selectLines(db, { inventoryId: earlier.id }) : [])
}
