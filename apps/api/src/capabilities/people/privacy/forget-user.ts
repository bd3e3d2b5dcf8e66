import type { Tx } from '@understory/database/connect.ts'
import { ENDED_STATUSES } from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { workScope } from '../../../http/requests/work-scope.ts'
import { lockAllAlone } from '../../stores/bills/public.ts'
import { forgetVehicles } from './forget-vehicles.ts'

const FORMER = { personal: 'A former member', business: 'A former business' } as const

/** Closes an account that is left without members; what others rely on stays. */
export async function closeAccount(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  { id, kind }: { id: string; kind: string },
): Promise<void> {
  const name = kind === 'business' ? FORMER.business : FORMER.personal
  await tx
    .updateTable('account')
    .set({ display_name: name, website: null, vat_number: null, closed_at: deps.clock() })
    .where('id', '=', id)
    .execute()
  for (const table of [
    'billing_address',
    'tax_id',
    'notification_choice',
    'stored_picture',
    'widget',
    'account_share',
    'impact_page',
    'impact_page_address',
    'impact_page_logo',
    'invitation',
    'ledger_secret',
    'certificate_name',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  }
  await forgetFootprints(tx, id, name)
  await forgetVehicles(tx, id)
  await forgetStores(tx, id)
  // The gifts stay whose they are; what was written with them goes.
  await tx
    .updateTable('gift')
    .set({ recipient_email: null, message: '', from_name: name })
    .where('account_id', '=', id)
    .execute()
  await tx
    .updateTable('gift')
    .set({ recipient_name: name, recipient_email: null })
    .where('redeemed_by', '=', id)
    .execute()
  const customer = await tx
    .deleteFrom('payment_customer')
    .where('account_id', '=', id)
    .returning('customer_id')
    .executeTakeFirst()
  if (!customer) return
  await deps.jobs.enqueue(tx, 'forget-customer', {
    customerId: customer.customer_id,
    subscriptions: await subscriptionsAtProvider(tx, id),
    payments: await openPayments(tx, id),
  })
}

/** Footprints, inventories, evidence, certificates and what was said about them go; one that was handed over to be verified stays, without the name. */
async function forgetFootprints(tx: Tx, accountId: string, name: string): Promise<void> {
  // Its files go with it: a trigger queues each, and the worker takes them out of the store.
  for (const table of [
    'footprint_evidence',
    'verification_answer',
    'verification_question',
    'footprint_certificate',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  }
  await tx
    .deleteFrom('footprint')
    .where('account_id', '=', accountId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('footprint_verification')
        .select('footprint_id')
        .where('account_id', '=', accountId),
    )
    .execute()
  await tx
    .updateTable('footprint')
    .set({ company_name: name })
    .where('account_id', '=', accountId)
    .execute()
}

/**
 * With what reaches them; what was not billed by then is not billed. Bills are accounts, and name nobody: they
 * stay, with their orders and stores, and without the names of those.
 */
async function forgetStores(tx: Tx, accountId: string): Promise<void> {
  const stores = await tx
    .selectFrom('store')
    .select('id')
    .where('account_id', '=', accountId)
    .execute()
  // An order that is just taken is stored before, or not at all.
  await lockAllAlone(
    tx,
    stores.map(({ id }) => id),
  )
  for (const table of ['store_waiting', 'store_delivery', 'store_link'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute()
  await sql`
    delete from store_order o where account_id = ${accountId} and not exists (
      select from store_bill_order b where b.account_id = ${accountId}
        and (b.store_id, b.external_id) = (o.store_id, o.external_id))`.execute(tx)
  await tx
    .updateTable('store_order')
    .set((eb) => ({ label: eb.ref('external_id'), version: eb('version', '+', 1) }))
    .where('account_id', '=', accountId)
    .execute()
  const billed = tx.selectFrom('store_bill').select('store_id').where('account_id', '=', accountId)
  await endPlans(tx, accountId)
  for (const table of ['store_settings', 'store_gap', 'store_app_plan'] as const) {
    await tx
      .deleteFrom(table)
      .where('account_id', '=', accountId)
      .where('store_id', 'not in', billed)
      .execute()
  }
  await tx
    .deleteFrom('store')
    .where('account_id', '=', accountId)
    .where('id', 'not in', billed)
    .execute()
  await sql`
    update store set name = 'A former store', unique_name = id, connection_id = id, sealed_secrets = '',
      status = 'disconnected', disconnected_at = coalesce(disconnected_at, now()), update_url = null
    where account_id = ${accountId}`.execute(tx)
}

/** Nothing is recorded under them any more, so nothing is charged. */
async function endPlans(tx: Tx, accountId: string): Promise<void> {
  await tx
    .updateTable('store_app_plan')
    .set({ status: 'cancelled', approval_url: null })
    .where('account_id', '=', accountId)
    .where('status', 'in', ['pending', 'active', 'frozen'])
    .execute()
}

async function subscriptionsAtProvider(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscription')
    .select('gateway_id')
    .where('account_id', '=', accountId)
    .where('status', 'not in', ENDED_STATUSES)
    .execute()
  return rows.flatMap(({ gateway_id }) => gateway_id ?? [])
}

async function openPayments(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('payment as y')
    .innerJoin('purchase as p', 'p.id', 'y.purchase_id')
    .select('y.gateway_payment_id')
    .where('p.account_id', '=', accountId)
    .where('y.status', '=', 'started')
    .execute()
  return rows.flatMap(({ gateway_payment_id }) => gateway_payment_id ?? [])
}

/** Deletes the user; the audit keeps that it happened. */
export async function forgetUser(
  tx: Tx,
  deps: Pick<Deps, 'clock'>,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await tx
    .insertInto('audit_entry')
    .values({
      at: deps.clock(),
      event: 'user-deleted',
      user_id: userId,
      request_id: workScope.getStore()?.requestId ?? '',
    })
    .execute()
  await tx
    .deleteFrom('invitation')
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .execute()
  if (await isVerified(tx, userId)) await forgetAddress(tx, email)
  await tx
    .updateTable('email_message')
    .set({ to_address: '(deleted)' })
    .where('to_address', '=', email)
    .execute()
  await tx
    .updateTable('app_user')
    .set({ active_account_id: null })
    .where('id', '=', userId)
    .execute()
  await tx.deleteFrom('app_user').where('id', '=', userId).execute()
}

async function isVerified(tx: Tx, userId: string): Promise<boolean> {
  const user = await tx
    .selectFrom('app_user')
    .select('email_verified')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.email_verified === true
}

/** What reached or left the address, with or without a user: only its proven owner takes it away. */
async function forgetAddress(tx: Tx, email: string): Promise<void> {
  for (const table of ['lead', 'newsletter_reader', 'invitation'] as const)
    await tx.deleteFrom(table).where('email', '=', email.toLowerCase()).execute()
}
