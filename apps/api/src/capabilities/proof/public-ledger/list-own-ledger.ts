import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListOwnLedger } from '@understory/contracts/proof/public-ledger.ts'
import { parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Deps } from '../../../deps.ts'
import { type Refused, refuse } from '../../../http/refuse.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { presentEntries } from './present-entries.ts'

const CURSOR = /^(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/

type ListOwnLedgerInput = QueryOf<typeof ListOwnLedger> & { readonly accountId: string }

/** The account's own entries, with those that are not logged yet; by the date they count for, which has an index. */
export async function listOwnLedger(
  { db }: Pick<Deps, 'db'>,
  { accountId, limit, cursor }: ListOwnLedgerInput,
): Promise<ReplyOf<typeof ListOwnLedger> | Refused> {
  const [, typedDay = '', id] = CURSOR.exec(cursor) ?? []
  const day = parseCalendarDate(typedDay)
  if (cursor !== '' && !(day && id)) return refuse('BAD_REQUEST')
  let query = db
    .selectFrom('impact_ledger_entry as e')
    .leftJoin('public_ledger_entry as l', 'l.entry_id', 'e.id')
    .select(['e.id as entry_id', 'l.log_index', 'l.reverses', 'e.recorded_at', 'e.source_kind'])
    .select(['e.impact', 'e.quantity', 'e.project_id', 'e.effective_from', 'e.effective_to'])
    .select('e.basis')
    .where('e.account_id', '=', accountId)
  if (day && id) {
    query = query.where((eb) =>
      eb(eb.refTuple('e.effective_from', 'e.id'), '<', eb.tuple(day, Number(id))),
    )
  }
  const rows = await query
    .orderBy('e.effective_from', 'desc')
    .orderBy('e.id', 'desc')
    .limit(limit + 1)
    .execute()
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    entries: await presentEntries(db, page, await listProjects(db)),
    nextCursor:
      rows.length > page.length && last ? `${last.effective_from}.${last.entry_id}` : null,
  }
}
