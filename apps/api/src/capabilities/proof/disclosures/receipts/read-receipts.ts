import type { StoredReceipt } from '@understory/contracts/proof/receipts.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'
import { attach } from '../../../../http/answers/attachment.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { addressOfReceipt } from './receipt-address.ts'

const RECEIPTS_LISTED = 100

/** A payment of any version names it: what was public once stays so. */
const isPublic = sql<boolean>`exists (
  select from project_payment y where y.receipt_url = '/receipts/' || project_receipt.id)`

/** Newest first. */
export async function listReceipts({
  db,
}: Pick<Deps, 'db'>): Promise<{ receipts: StoredReceipt[] }> {
  const rows = await db
    .selectFrom('project_receipt')
    .select(['id', 'file_name', 'sha256', 'uploaded_at'])
    .select([sql<number>`octet_length(content)`.as('bytes'), isPublic.as('is_public')])
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .limit(RECEIPTS_LISTED)
    .execute()
  return {
    receipts: rows.map((row) => ({
      receiptId: row.id,
      fileName: row.file_name,
      sha256: row.sha256,
      bytes: row.bytes,
      uploadedAt: row.uploaded_at.toISOString(),
      address: addressOfReceipt(row.id),
      isPublic: row.is_public,
    })),
  }
}

type ReceiptReading = {
  readonly receiptId: string
  /** Only one that a payment names. */
  readonly mustBePublic: boolean
  readonly responseHeaders: Headers
}

/** The file as it was uploaded, to be saved and never shown. */
export async function readReceipt(
  { db }: Pick<Deps, 'db'>,
  { receiptId, mustBePublic, responseHeaders }: ReceiptReading,
): Promise<Uint8Array | Refused> {
  const row = await db
    .selectFrom('project_receipt')
    .select(['file_name', 'content'])
    .where('id', '=', receiptId)
    .$if(mustBePublic, (query) => query.where(isPublic))
    .executeTakeFirst()
  if (!row) return refuse('RECEIPT_NOT_FOUND')
  attach(responseHeaders, row.file_name)
  return row.content
}

/** The hash of a receipt that was uploaded; null: there is none. */
export async function hashOfReceipt(db: Database | Tx, receiptId: string): Promise<string | null> {
  const row = await db
    .selectFrom('project_receipt')
    .select('sha256')
    .where('id', '=', receiptId)
    .executeTakeFirst()
  return row?.sha256 ?? null
}
