import type { InventoryLineInput } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { AskedFigure } from '@understory/contracts/footprints/figure-requests.ts'
import type { Tx } from '@understory/database/connect.ts'
import { countMonths, dayOf, longDate, monthOf } from '@understory/domain/calendar/calendar.ts'
import { mayBecome } from '@understory/domain/footprints/figure-requests/request-states.ts'
import { transact } from '../../../database/transact.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import {
  changeLocked,
  type findInventory,
  insertLines,
  listQuickItems,
} from '../company-footprints/public.ts'
import { figureRequestsMessage } from './messages/messages.generated.ts'
import {
  type FigureRequestKey,
  type FigureRequestRow,
  lockFigureRequest,
  StoredFigures,
} from './request-records.ts'

type TakeOverFiguresDeps = Pick<Deps, 'db' | 'clock' | 'newId'>
type TakingOver = FigureRequestKey & { readonly userId: string }

/** Makes lines of what was answered, all or none; their history says who answered. */
export function takeOverFigures(
  deps: TakeOverFiguresDeps,
  taking: TakingOver,
): Promise<{ lines: number } | Refused> {
  return transact(deps.db, async (tx) => {
    const request = await lockFigureRequest(tx, taking)
    if (!request) return refuse('FIGURE_REQUEST_NOT_FOUND')
    if (!mayBecome(request.state, 'taken-over')) return refuse('NOT_ANSWERED')
    const { accountId, userId } = taking
    const wanted = {
      accountId,
      userId,
      footprintId: request.footprint_id,
      reason: answeredInWords(request),
    }
    const made = await changeLocked(tx, deps, {
      wanted,
      change: (_, inventory) => makeLines(tx, deps, { wanted, request, inventory }),
    })
    if (made instanceof Refused) return made
    await tx
      .updateTable('figure_request')
      .set({ state: 'taken-over', decided_by: userId, decided_at: deps.clock() })
      .where('id', '=', request.id)
      .execute()
    return { lines: made.length }
  })
}

type MakingFigures = {
  readonly wanted: {
    readonly footprintId: string
    readonly accountId: string
    readonly userId: string
    readonly reason: string
  }
  readonly request: FigureRequestRow
  readonly inventory: NonNullable<Awaited<ReturnType<typeof findInventory>>>
}

async function makeLines(
  tx: Tx,
  deps: TakeOverFiguresDeps,
  { wanted, request, inventory }: MakingFigures,
) {
  const listed = await listQuickItems({ db: tx }, { ...wanted, site: request.site })
  if (listed instanceof Refused) return listed
  const inputs = StoredFigures.parse(request.figures).flatMap((figure) => {
    const item = listed.items.find(({ id }) => id === figure.item)
    return item && figure.quantity !== null ? [lineOf(request, figure, item)] : []
  })
  return insertLines(tx, deps, { wanted, inventory, inputs })
}

type QuickItemListed = Exclude<Awaited<ReturnType<typeof listQuickItems>>, Refused>['items'][number]

/**
 * Of the whole company and year it is the answer of quick entry, and takes the place of one that there was; of a
 * site or of some months it stands beside it.
 */
function lineOf(
  request: FigureRequestRow,
  { quantity, unit, isFromBill }: AskedFigure,
  { id, category, label, factor, part }: QuickItemListed,
): InventoryLineInput {
  const period = { from: monthOf(request.from_month), to: monthOf(request.to_month) }
  const isWhole = request.site === null && countMonths(period.from, period.to) === 12
  return {
    category,
    description: label,
    quantity: quantity ?? 0,
    unit,
    factorId: factor.factorId,
    figureSource: isFromBill ? 'bill' : 'typed',
    entityId: null,
    site: request.site,
    note: request.remark,
    marketFactor: null,
    period,
    purchasePart: part,
    quickItem: isWhole ? id : null,
    withUpstream: factor.set.kind !== 'spend',
  }
}

/** What the history of the lines says. */
function answeredInWords({ answered_name, answered_at, email, asker }: FigureRequestRow): string {
  const when = answered_at
    ? figureRequestsMessage('take-over-figures.answered-in-words', {
        answeredAt: longDate(dayOf(answered_at)),
      })
    : ''
  return figureRequestsMessage('take-over-figures.answered-in-words.2', {
    answeredName: String(answered_name),
    email,
    when,
    asker: asker ?? 'someone who has left',
  }).slice(0, 500)
}
