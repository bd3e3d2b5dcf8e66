import type { QueryOf, ReplyOf } from '@understory/contracts/endpoint.ts'
import type { ListPublicLedger } from '@understory/contracts/proof/public-ledger.ts'
import { firstDay } from '@understory/domain/calendar/calendar.ts'
import { readCertificate } from '@understory/domain/proof/certificates/certificate-code.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { Refused, refuse } from '../../../http/refuse.ts'
import { listProjects } from '../../commerce/prices/public.ts'
import { findCertificate } from '../certificates/public.ts'
import { type LedgerRow, presentEntries } from './present-entries.ts'

type ListPublicLedgerInput = QueryOf<typeof ListPublicLedger>

const CURSOR = /^\d{1,15}$/

/** Entries of the log that match, the newest first; each question is answered by an index. */
export async function listPublicLedger(
  { db }: Pick<Deps, 'db'>,
  asked: ListPublicLedgerInput,
): Promise<ReplyOf<typeof ListPublicLedger> | Refused> {
  if (asked.cursor !== '' && !CURSOR.test(asked.cursor)) return refuse('BAD_REQUEST')
  const certificate = asked.certificate === '' ? null : await idOf(db, asked.certificate)
  if (certificate instanceof Refused) return certificate
  const rows = await select(db, asked, certificate).execute()
  const page = rows.slice(0, asked.limit) as LedgerRow[]
  const last = page.at(-1)?.log_index ?? null
  return {
    entries: await presentEntries(db, page, await listProjects(db)),
    nextCursor: rows.length > page.length && last !== null ? String(last) : null,
  }
}

/** Also of a certificate that no longer holds: its entries and what reversed them stay. */
async function idOf(db: Deps['db'], typed: string): Promise<string | Refused> {
  const read = readCertificate(typed)
  if (!read.ok) {
    return refuse(read.refusal === 'BAD_CODE' ? 'BAD_CERTIFICATE_CODE' : 'BAD_CERTIFICATE_ID')
  }
  const found = await findCertificate(db, read)
  return found ? found.id : refuse('CERTIFICATE_NOT_FOUND')
}

function select(db: Deps['db'], asked: ListPublicLedgerInput, certificate: string | null) {
  let rows = db.selectFrom('public_ledger_entry as l').selectAll('l')
  if (asked.cursor !== '') rows = rows.where('log_index', '<', Number(asked.cursor))
  if (asked.entry !== undefined) rows = rows.where('entry_id', '=', asked.entry)
  if (asked.project !== '') rows = rows.where('project_id', '=', asked.project)
  if (asked.month !== '') rows = rows.where('month', '=', firstDay(asked.month))
  if (certificate !== null) {
    // Each is found by an index in the order of the log, from the newest on.
    rows = rows.where(sql<boolean>`l.log_index in (
      (select leaf_index from certificate_entry where certificate_id = ${certificate}::uuid
        ${before(asked, sql`leaf_index`)} order by leaf_index desc limit ${asked.limit + 1})
      union
      (select reversed_at from certificate_entry where certificate_id = ${certificate}::uuid
        and reversed_at is not null ${before(asked, sql`reversed_at`)}
        order by reversed_at desc limit ${asked.limit + 1}))`)
  }
  return rows.orderBy('log_index', 'desc').limit(asked.limit + 1)
}

const before = ({ cursor }: ListPublicLedgerInput, index: RawBuilder<unknown>) =>
  cursor === '' ? sql`` : sql`and ${index} < ${Number(cursor)}`
