import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { AskSupplier } from '@understory/contracts/footprints/suppliers.ts'
import { dayOf, firstDay, monthOf, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import {
  isOpenRequest,
  type SupplierRequestState,
} from '@understory/domain/footprints/suppliers/request-steps.ts'
import { sql } from 'kysely'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { linkOfSupplierRequest, suppressedHash } from '../../answers/public.ts'
import { findInventory } from '../../company-footprints/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { findSupplier, type SupplierKey } from '../supplier-records.ts'
import { dueProblem, linkExpiry } from './due-day.ts'

export type AskSupplierDeps = Pick<Deps, 'db' | 'clock' | 'newId' | 'jobs' | 'config' | 'limit'>

type AskingSupplier = SupplierKey & {
  readonly footprintId: string
  readonly userId: string
  readonly body: BodyOf<typeof AskSupplier>
  readonly campaignId?: string | undefined
}

/** Of whoever asks: nobody's mailbox is filled by others. */
const SUPPLIER_PER_EMAIL = { name: 'supplier-requests-of-email', points: 10, seconds: 86_400 }
const SUPPLIER_PER_ACCOUNT = { name: 'supplier-requests', points: 50, seconds: 86_400 }

/** Makes a link by which a supplier answers, and emails it or leaves that to whoever asks. */
export async function askSupplier(
  deps: AskSupplierDeps,
  asking: AskingSupplier,
): Promise<{ supplierRequestId: string; url: string } | Refused> {
  const { footprintId, accountId, supplierId, userId, body } = asking
  const inventory = await findInventory(deps.db, asking)
  if (!inventory) return refuse('INVENTORY_NOT_FOUND')
  const supplier = await findSupplier(deps.db, asking)
  if (!supplier) return refuse('SUPPLIER_NOT_FOUND')
  const problem = dueProblem(body.dueOn, dayOf(deps.clock()))
  if (problem) return refuse('BAD_REQUEST', [{ field: 'dueOn', message: problem }])
  if (await hasOpenRequest(deps, asking)) return refuse('REQUEST_OPEN')
  const email = body.byEmail ? supplier.email : null
  const refused = body.byEmail ? await refuseEmail(deps, userId, email) : undefined
  if (refused) return refused
  if (!(await deps.limit(SUPPLIER_PER_ACCOUNT, accountId))) return refuse('TOO_MANY_ATTEMPTS')
  if (email && !(await deps.limit(SUPPLIER_PER_EMAIL, email))) return refuse('TOO_MANY_ATTEMPTS')
  const supplierRequestId = deps.newId()
  const { url, hash } = linkOfSupplierRequest(deps, supplierRequestId)
  const now = deps.clock()
  const start = monthOf(inventory.start_month)
  return transact(deps.db, async (tx) => {
    const made = await tx
      .insertInto('supplier_request')
      .values({
        id: supplierRequestId,
        account_id: accountId,
        supplier_id: supplierId,
        footprint_id: footprintId,
        campaign_id: asking.campaignId ?? null,
        asked_by: userId,
        asked_at: now,
        supplier_name: supplier.name,
        email,
        message: body.message,
        from_month: firstDay(start),
        to_month: firstDay(shiftMonth(start, 11)),
        due_on: body.dueOn,
        token_hash: hash,
        expires_at: linkExpiry(body.dueOn),
        state: email ? 'queued' : 'requested',
        stepped_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return refuse('REQUEST_OPEN')
    if (email) await deps.jobs.enqueue(tx, 'send-supplier-request', { supplierRequestId })
    return { supplierRequestId, url }
  })
}

/** Looked up before a limit is used up; the database refuses two at the same moment. */
async function hasOpenRequest(
  { db }: AskSupplierDeps,
  { accountId, footprintId, supplierId }: AskingSupplier,
): Promise<boolean> {
  const requests = await db
    .selectFrom('supplier_request')
    .select('state')
    .where('account_id', '=', accountId)
    .where('footprint_id', '=', footprintId)
    .where('supplier_id', '=', supplierId)
    .execute()
  return requests.some(({ state }) => isOpenRequest(state as SupplierRequestState))
}

async function refuseEmail(
  deps: AskSupplierDeps,
  userId: string,
  email: string | null,
): Promise<Refused | undefined> {
  if (!email) {
    const message = suppliersMessage('ask-supplier.refuse-email')
    return refuse('BAD_REQUEST', [{ field: 'byEmail', message }])
  }
  const user = await deps.db
    .selectFrom('app_user')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user?.email_verified) return refuse('OWN_EMAIL_UNVERIFIED')
  const { rows } = await sql<{ is: boolean }>`
    select is_mail_suppressed(${suppressedHash(deps, email)}) as is`.execute(deps.db)
  return rows[0]?.is ? refuse('SUPPLIER_OPTED_OUT') : undefined
}
