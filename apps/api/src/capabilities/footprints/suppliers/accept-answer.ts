import { createHash } from 'node:crypto'
import type { Tx } from '@understory/database/connect.ts'
import { dayOf, longDate, longMonth } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { changeLocked, replaceByAnswer, takeOutAnswer } from '../company-footprints/public.ts'
import { suppliersMessage } from './messages/messages.generated.ts'
import { linesOfSuppliers } from './supplier-records.ts'
import {
  type ReleaseOfRequest,
  releaseOf,
  reviewOf,
  type SupplierRequestRow,
} from './supplier-requests.ts'

type Accepting = {
  readonly accountId: string
  readonly userId: string
  readonly request: SupplierRequestRow
}

/**
 * An answer counts in place of the spending with its supplier, all or nothing. One that counted before gives its lines
 * back first, so nothing is counted twice.
 */
export async function acceptAnswer(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId'>,
  { accountId, userId, request }: Accepting,
): Promise<Refused | undefined> {
  const release = await releaseOf(tx, request.id)
  if (!release) return refuse('REQUEST_STATE')
  const { footprint_id: footprintId, supplier_id: supplierId, supplier_name: name } = request
  const reason = suppliersMessage('accept-answer.reason', {
    name,
    releasedAt: longDate(dayOf(release.released_at)),
  })
  const wanted = { footprintId, accountId, userId, reason: reason.slice(0, 500) }
  const useId = deps.newId()
  const changed = await changeLocked(tx, deps, {
    wanted,
    change: async (_, inventory) => {
      await endEarlier(tx, deps, { ...wanted, supplierId, inventory })
      const lines = await linesOfSuppliers(tx, { inventoryId: inventory.id, accountId }, supplierId)
      if (lines.length === 0) return refuse('NO_SPENDING')
      const { counted } = reviewOf(release.shown, request, lines)
      // Scopes 1 and 2 alone are less than what spending stands for.
      if (!counted) return refuse('ANSWER_TOO_NARROW')
      const { grams, isHybrid } = counted
      const lineIds = lines.map(({ id }) => id)
      const described = describedBy(release, { name, isHybrid })
      const replaced = await replaceByAnswer(tx, deps, {
        ...{ wanted, inventory, useId, lineIds, grams, described },
      })
      return replaced instanceof Refused ? replaced : { ...replaced, ...counted }
    },
  })
  if (changed instanceof Refused) return changed
  const { shown } = release
  await tx
    .insertInto('supplier_use')
    .values({
      id: useId,
      account_id: accountId,
      footprint_id: footprintId,
      supplier_id: supplierId,
      request_id: request.id,
      release_id: release.id,
      statement_sha256: createHash('sha256').update(release.statement).digest('hex'),
      level: release.level,
      is_supplier_data: shown.isSupplierData,
      method: changed.isHybrid ? 'hybrid' : shown.method,
      grams: changed.grams,
      scopes12_grams: changed.scopes12Grams,
      upstream_grams: changed.grams - changed.scopes12Grams,
      replaced_grams: changed.replacedGrams,
      accepted_by: userId,
      accepted_at: deps.clock(),
    })
    .execute()
  return undefined
}

type EndingEarlier = Parameters<typeof takeOutAnswer>[2] extends { inventory: infer I }
  ? {
      readonly footprintId: string
      readonly accountId: string
      readonly supplierId: string
      readonly inventory: I
    }
  : never

async function endEarlier(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { inventory, supplierId, ...wanted }: EndingEarlier,
): Promise<void> {
  const earlier = await tx
    .updateTable('supplier_use')
    .set({ ended_at: deps.clock(), ended_because: 'superseded' })
    .where('footprint_id', '=', wanted.footprintId)
    .where('supplier_id', '=', supplierId)
    .where('account_id', '=', wanted.accountId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  for (const { id: useId } of earlier) await takeOutAnswer(tx, deps, { wanted, inventory, useId })
}

type Described = { readonly name: string; readonly isHybrid: boolean }

const whatItIs = (isSupplierData: boolean, isHybrid: boolean): string =>
  isHybrid
    ? suppliersMessage('accept-answer.hybrid')
    : isSupplierData
      ? suppliersMessage('accept-answer.supplier-data')
      : suppliersMessage('accept-answer.estimate')

/** How the lines of an answer say where they are from. An estimate is never called data of the supplier. */
function describedBy({ shown, released_at }: ReleaseOfRequest, { name, isHybrid }: Described) {
  const period = suppliersMessage('accept-answer.period', {
    from: longMonth(shown.period.from),
    to: longMonth(shown.period.to),
  })
  const when = longDate(dayOf(released_at))
  const how = isHybrid
    ? suppliersMessage('accept-answer.described-by.scopes', { period, method: shown.method, when })
    : shown.level === 'bills'
      ? suppliersMessage('accept-answer.described-by.energy', {
          period,
          method: shown.method,
          when,
        })
      : shown.isSupplierData
        ? suppliersMessage('accept-answer.described-by.figures', {
            period,
            method: shown.method,
            when,
          })
        : suppliersMessage('accept-answer.described-by.estimate', { when })
  return {
    description: `${whatItIs(shown.isSupplierData, isHybrid)}: ${name}`.slice(0, 200),
    ownFactor: {
      kind: shown.isSupplierData ? ('supplier' as const) : ('own' as const),
      unit: 'kg CO2e',
      source: name,
      method: how,
      year: Number(shown.period.to.slice(0, 4)),
    },
    figureSource:
      shown.level === 'inventory' && !isHybrid ? ('document' as const) : ('worked-out' as const),
    note: null,
  }
}
