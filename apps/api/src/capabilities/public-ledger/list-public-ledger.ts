import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListPublicLedger } from '@understory/contracts/public-ledger.ts'
import { readCertificate } from '@understory/domain/certificates/certificate-code.ts'
import type { Deps } from '../../deps.ts'
import { Refused, refuse } from '../../http/refuse.ts'
import { findCertificate } from '../certificates/public.ts'
import { listProjects } from '../products/public.ts'
import { type LedgerRow, presentEntries } from './present-entries.ts'

type Asked = QueryOf<typeof ListPublicLedger>

const CURSOR = /^\d{1,15}$/

/** Entries of the log that match, the newest first; each question is answered by an index. */
export async function listPublicLedger(
  { db }: Pick<Deps, 'db'>,
  asked: Asked,
): Promise<ReplyOf<typeof ListPublicLedger> | Refused> {
  if (asked.cursor !== '' && !CURSOR.test(asked.cursor)) return refuse('BAD_REQUEST')
  const sources = asked.certificate === '' ? null : await sourcesOf(db, asked.certificate)
  if (sources instanceof Refused) return sources
  const rows = await select(db, asked, sources).execute()
  const page = rows.slice(0, asked.limit) as LedgerRow[]
  const last = page.at(-1)?.log_index ?? null
  return {
    entries: await presentEntries(db, page, await listProjects(db)),
    nextCursor: rows.length > page.length && last !== null ? String(last) : null,
  }
}

/** Also of a certificate that no longer holds: its entries and what reversed them stay. */
async function sourcesOf(db: Deps['db'], typed: string): Promise<readonly string[] | Refused> {
  const read = readCertificate(typed)
  if (!read.ok) {
    return refuse(read.refusal === 'BAD_CODE' ? 'BAD_CERTIFICATE_CODE' : 'BAD_CERTIFICATE_ID')
  }
  const found = await findCertificate(db, read)
  return found ? found.source_ids : refuse('CERTIFICATE_NOT_FOUND')
}

function select(db: Deps['db'], asked: Asked, sources: readonly string[] | null) {
  let rows = db.selectFrom('public_ledger_entry as l').selectAll('l')
  if (asked.cursor !== '') rows = rows.where('log_index', '<', Number(asked.cursor))
  if (asked.entry !== undefined) rows = rows.where('entry_id', '=', asked.entry)
  if (asked.project !== '') rows = rows.where('project_id', '=', asked.project)
  if (asked.month !== '') rows = rows.where('month', '=', `${asked.month}-01`)
  if (sources !== null) {
    rows = rows.where('entry_id', 'in', (eb) =>
      eb
        .selectFrom('impact_ledger_entry')
        .select('id')
        .where((of) => of('source_id', '=', of.fn.any(of.val(sources)))),
    )
  }
  return rows.orderBy('log_index', 'desc').limit(asked.limit + 1)
}
