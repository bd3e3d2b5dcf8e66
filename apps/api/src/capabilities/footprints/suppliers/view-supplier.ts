import type { ReplyOf } from '@understory/contracts/endpoint.ts'
import { SpendWorking } from '@understory/contracts/footprints/emission-factors.ts'
import type { GetSupplier, SupplierRequest } from '@understory/contracts/footprints/suppliers.ts'
import { anyOf } from '@understory/database/any-of.ts'
import { dayOf, monthOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import {
  SUPPLIER_REQUEST_STATES,
  whoSteps,
} from '@understory/domain/footprints/suppliers/request-steps.ts'
import { groupedBy } from '@understory/domain/language/grouped-by.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { linkOfSupplierRequest } from '../answers/public.ts'
import { findInventory, isLocked } from '../company-footprints/public.ts'
import { productUsesOf } from './products/product-uses.ts'
import {
  findSupplier,
  linesOfSuppliers,
  type SupplierKey,
  type SupplierLineRow,
  usesOfYear,
} from './supplier-records.ts'
import { releaseOf, reviewOf } from './supplier-requests.ts'

const MOST_OTHER_LINES = 200
const MOST_REQUESTS_SHOWN = 20

type ViewSupplierDeps = Pick<Deps, 'db' | 'config'>
type Viewing = SupplierKey & { readonly footprintId: string }

/** All there is of a supplier in a footprint. */
export async function viewSupplier(
  deps: ViewSupplierDeps,
  wanted: Viewing,
): Promise<ReplyOf<typeof GetSupplier> | Refused> {
  const { db } = deps
  const inventory = await findInventory(db, wanted)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const supplier = await findSupplier(db, wanted)
  if (!supplier) return refuse('SUPPLIER_NOT_FOUND')
  const { accountId, supplierId } = wanted
  const ofInventory = { inventoryId: inventory.id, accountId }
  const lines = await linesOfSuppliers(db, ofInventory, supplierId)
  const uses = await usesOfYear(db, wanted)
  const start = monthOf(inventory.start_month)
  return {
    supplierId,
    name: supplier.name,
    country: supplier.country,
    contactName: supplier.contact_name,
    email: supplier.email,
    note: supplier.note,
    companyName: inventory.company_name,
    period: { from: start, to: shiftMonth(start, 11) },
    isLocked: isLocked(inventory),
    lines: [
      ...lines.map((line) => shownLine(line, true)),
      ...(await nobodysLines(deps, ofInventory)),
    ],
    requests: await requestsOf(deps, wanted, lines),
    use: uses.get(supplierId) ?? null,
    productUses: await productUsesOf(db, wanted),
  }
}

type ShownLine = ReplyOf<typeof GetSupplier>['lines'][number]
type LineToShow = Pick<
  SupplierLineRow,
  'id' | 'category' | 'description' | 'spend' | 'co2e_grams' | 'replaced_grams'
>

const shownLine = (line: LineToShow, isOfSupplier: boolean): ShownLine => ({
  lineId: line.id,
  category: line.category,
  description: line.description,
  spend: { amount: line.spend.amount, currency: line.spend.currency },
  co2eGrams: line.co2e_grams,
  replacedGrams: line.replaced_grams,
  isOfSupplier,
})

/** Lines of spending that are with no supplier; the largest first. */
async function nobodysLines(
  { db }: ViewSupplierDeps,
  { inventoryId, accountId }: { readonly inventoryId: string; readonly accountId: string },
): Promise<ShownLine[]> {
  const rows = await db
    .selectFrom('inventory_line as l')
    .leftJoin('supplier_line as s', (join) =>
      join.onRef('s.line_id', '=', 'l.id').onRef('s.account_id', '=', 'l.account_id'),
    )
    .select(['l.id', 'l.category', 'l.description', 'l.spend', 'l.co2e_grams', 'l.replaced_grams'])
    .where('l.inventory_id', '=', inventoryId)
    .where('l.account_id', '=', accountId)
    .where('l.spend', 'is not', null)
    .where('s.line_id', 'is', null)
    .orderBy('l.co2e_grams', 'desc')
    .orderBy('l.id')
    .limit(MOST_OTHER_LINES)
    .execute()
  return rows.map((row) => shownLine({ ...row, spend: SpendWorking.parse(row.spend) }, false))
}

async function requestsOf(
  deps: ViewSupplierDeps,
  { accountId, footprintId, supplierId }: Viewing,
  lines: readonly SupplierLineRow[],
): Promise<SupplierRequest[]> {
  const rows = await deps.db
    .selectFrom('supplier_request as r')
    .leftJoin('app_user as u', 'u.id', 'r.asked_by')
    .selectAll('r')
    .select('u.name as asker')
    .where('r.account_id', '=', accountId)
    .where('r.footprint_id', '=', footprintId)
    .where('r.supplier_id', '=', supplierId)
    .orderBy('r.asked_at', 'desc')
    .limit(MOST_REQUESTS_SHOWN)
    .execute()
  if (rows.length === 0) return []
  const events = await deps.db
    .selectFrom('supplier_request_event')
    .select(['request_id', 'at', 'to_state', 'made_by', 'reason'])
    .where('account_id', '=', accountId)
    .where((eb) =>
      anyOf(
        eb.ref('request_id'),
        rows.map(({ id }) => id),
      ),
    )
    .orderBy('id')
    .execute()
  const byRequest = groupedBy(events, ({ request_id }) => request_id)
  // Those that count already are replaced by a new answer.
  return Promise.all(
    rows.map(async (row) => {
      const release = await releaseOf(deps.db, row.id)
      const review = release && reviewOf(release.shown, row, lines)
      const isOver = SUPPLIER_REQUEST_STATES.every((to) => whoSteps(row.state, to) === null)
      return {
        supplierRequestId: row.id,
        state: row.state,
        email: row.email,
        url: isOver ? null : linkOfSupplierRequest(deps, row.id).url,
        dueOn: row.due_on,
        reason: row.reason,
        askedBy: row.asker,
        askedOn: dayOf(row.asked_at),
        events: (byRequest.get(row.id) ?? []).flatMap(({ at, to_state, made_by, reason }) => {
          const to = SUPPLIER_REQUEST_STATES.find((state) => state === to_state)
          return to ? [{ at: at.toISOString(), to, madeBy: made_by, reason }] : []
        }),
        released:
          release && review
            ? {
                releaseId: release.id,
                shown: release.shown,
                on: dayOf(release.released_at),
                statement: release.statement,
                checks: review.checks,
                countedGrams: lines.length === 0 ? null : (review.counted?.grams ?? null),
                benchmarkGrams:
                  lines.length > 0 && review.counted?.isHybrid
                    ? review.counted.grams - review.counted.scopes12Grams
                    : null,
              }
            : null,
      }
    }),
  )
}
