import { anyOf } from '@understory/database/any-of.ts'
import type { Database } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { CursorPlace } from '../../../../database/cursor.ts'

/** One purchase has at most sixty months of each of three impacts. */
const MOST_TEST_ENTRIES = 180

/** A certificate of a test account, for that account alone. */
export const findTestCertificate = (db: Database, accountId: string, certificateId: string) =>
  db
    .selectFrom('test_certificate as c')
    .innerJoin('purchase as p', 'p.id', 'c.purchase_id')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .select(['c.id', 'c.purchase_id', 'c.issued_at', 'a.display_name'])
    .select(['p.effective_from', 'p.effective_to', 'p.theme', 'p.reference'])
    .where('c.id', '=', certificateId)
    .where('c.account_id', '=', accountId)
    .executeTakeFirst()

/** What a purchase of a test account funded, newest first. */
export const testEntriesOf = (db: Database, accountId: string, purchaseId: string) =>
  db
    .selectFrom('test_ledger_entry')
    .select(['id', 'impact', 'quantity', 'project_id'])
    .select(['effective_from', 'effective_to', 'recorded_at'])
    .where('account_id', '=', accountId)
    .where('source_kind', '=', 'purchase')
    .where('source_id', '=', purchaseId)
    .orderBy('id', 'desc')
    .limit(MOST_TEST_ENTRIES)
    .execute()

/** The certificates of purchases of a test account, by purchase. */
export async function testCertificatesOf(
  db: Database,
  accountId: string,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('test_certificate')
    .select(['id', 'purchase_id'])
    .where('account_id', '=', accountId)
    .where((eb) => anyOf(eb.ref('purchase_id'), purchaseIds))
    .execute()
  return new Map(rows.map(({ id, purchase_id }) => [purchase_id, id]))
}

type ListedTestCertificates = {
  readonly accountId: string
  readonly place: CursorPlace | null
  readonly limit: number
}

/** The certificates of a test account, newest first; each is of a purchase, and is never withdrawn. */
export async function listTestCertificates(
  db: Database,
  { accountId, place, limit }: ListedTestCertificates,
) {
  const rows = await db
    .selectFrom('test_certificate as c')
    .innerJoin('purchase as p', 'p.id', 'c.purchase_id')
    .select(['c.id', 'c.issued_at', 'c.purchase_id'])
    .select(['p.reference', 'p.effective_from', 'p.effective_to'])
    .where('c.account_id', '=', accountId)
    .$if(place !== null, (query) =>
      query.where(sql<boolean>`(c.issued_at, c.id) < (${place?.at}, ${place?.id})`),
    )
    .orderBy('c.issued_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, source_kind: 'purchase' as const, is_refunded: false }))
}
