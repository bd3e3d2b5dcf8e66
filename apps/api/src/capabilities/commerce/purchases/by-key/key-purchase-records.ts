import type { PurchaseAction } from '@understory/contracts/v1/purchases.ts'
import { anyOf } from '@understory/database/any-of.ts'
import type { Database, Tx } from '@understory/database/connect.ts'
import { UNPAID_LASTS_MS } from '@understory/domain/commerce/purchases/unpaid-lasts-ms.ts'
import type { SpentByKey } from '@understory/domain/commerce/purchases-by-key/spend-limits.ts'
import { sql } from 'kysely'
import { recordEvent } from '../../../developers/events/public.ts'

/** By purchase: which key made it, and what a person has to do. */
export async function keyPurchasesOf(db: Database | Tx, purchaseIds: readonly string[]) {
  const rows = await db
    .selectFrom('api_purchase')
    .selectAll()
    .where((eb) => anyOf(eb.ref('purchase_id'), purchaseIds))
    .execute()
  return new Map(rows.map((row) => [row.purchase_id, row]))
}

export type KeyPurchase = NonNullable<Awaited<ReturnType<typeof findKeyPurchase>>>

export function findKeyPurchase(db: Database | Tx, purchaseId: string) {
  return db
    .selectFrom('api_purchase')
    .selectAll()
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()
}

type AskedPerson = {
  readonly purchaseId: string
  readonly action: PurchaseAction['type']
  readonly now: Date
}

/** What a person has to do from now on. */
export async function setKeyPurchaseAction(
  tx: Tx,
  { purchaseId, action, now }: AskedPerson,
): Promise<void> {
  const { account_id: accountId } = await tx
    .updateTable('api_purchase')
    .set({ action })
    .where('purchase_id', '=', purchaseId)
    .returning('account_id')
    .executeTakeFirstOrThrow()
  const subject = { purchaseId }
  const event = { accountId, type: 'purchase.requires_action', subject, at: now } as const
  await recordEvent(tx, event).execute()
}

/** Someone said yes or no: nothing waits for a person any more. */
export async function decideKeyPurchase(
  tx: Tx,
  decided: { readonly purchaseId: string; readonly userId: string; readonly now: Date },
): Promise<void> {
  await tx
    .updateTable('api_purchase')
    .set({ action: null, decided_by: decided.userId, decided_at: decided.now })
    .where('purchase_id', '=', decided.purchaseId)
    .execute()
}

/**
 * What a key has spent on a day and in its month, with what is set aside for purchases that may still be paid. One that
 * failed counts while a person may yet finish it; one that has ended unpaid does not, and what was refunded does.
 */
export async function spentByKey(
  db: Database | Tx,
  {
    keyId,
    accountId,
    day,
  }: { readonly keyId: string; readonly accountId: string; readonly day: string },
): Promise<SpentByKey> {
  const { rows } = await sql<{ dayMinor: number; monthMinor: number }>`
    select coalesce(sum(q.total_minor) filter (where a.spent_on = ${day}), 0)::bigint as "dayMinor",
      coalesce(sum(q.total_minor), 0)::bigint as "monthMinor"
    from api_purchase a join purchase p on p.id = a.purchase_id join purchase_quote q on q.id = p.quote_id
    where a.key_id = ${keyId} and a.account_id = ${accountId} and a.spent_on between ${`${day.slice(0, 7)}-01`} and ${day}
      and (p.status in ('pending', 'paid', 'refunded') or (p.status = 'failed' and a.action is not null))`.execute(
    db,
  )
  const [sums] = rows
  return { dayMinor: Number(sums?.dayMinor ?? 0), monthMinor: Number(sums?.monthMinor ?? 0) }
}

/** When a purchase that nobody finished is cancelled. */
export const actionEndsAt = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + UNPAID_LASTS_MS)
