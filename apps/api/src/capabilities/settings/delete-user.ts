import type { BodyOf } from '@understory/contracts/endpoint.ts'
import type { DeleteUser } from '@understory/contracts/settings.ts'
import type { Tx } from '@understory/database/connect.ts'
import { asPlatform } from '@understory/database/row-security.ts'
import { ENDED_STATUSES } from '@understory/domain/subscriptions/subscription-status.ts'
import type { Deps } from '../../deps.ts'
import type { UserActor } from '../../http/actor.ts'
import { type Refused, refuse } from '../../http/refuse.ts'
import { transact } from '../../http/transact.ts'
import { workScope } from '../../http/work-scope.ts'
import { confirmIdentity, listAccounts, lockAccount, lockUser } from '../accounts/public.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'newId' | 'limit' | 'jobs'>

const FORMER = { personal: 'A former member', business: 'A former business' } as const

/**
 * Deletes a user for good, and closes the accounts that are theirs alone. Ledger, certificates and
 * invoices stay, because sums, proofs and the tax office need them; the name on certificates goes.
 */
export async function deleteUser(
  deps: Needs,
  actor: UserActor,
  { email, password }: BodyOf<typeof DeleteUser>,
): Promise<Refused | undefined> {
  const user = await deps.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow()
  if (user.email !== email) {
    return refuse('EMAIL_DIFFERS', [
      { field: 'email', message: refuse('EMAIL_DIFFERS').refusal.message },
    ])
  }
  const unproven = await confirmIdentity(deps, actor, { password, field: 'password' })
  if (unproven) return unproven
  const work = async (tx: Tx) => {
    await lockUser(tx, actor.userId)
    const held = await listAccounts(tx, actor.userId)
    for (const account of held) {
      await lockAccount(tx, account.id)
      const others = await membersBeside(tx, account.id, actor.userId)
      if (others.length === 0) await closeAccount(tx, deps, account)
      else if (!others.some(({ role }) => role === 'owner')) return refuse('LAST_OWNER')
    }
    await forgetUser(tx, deps, { userId: actor.userId, email })
    return undefined
  }
  return asPlatform(() => transact(deps.db, work))
}

function membersBeside(tx: Tx, accountId: string, userId: string) {
  return tx
    .selectFrom('membership')
    .select(['user_id', 'role'])
    .where('account_id', '=', accountId)
    .where('user_id', '!=', userId)
    .execute()
}

async function closeAccount(
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
    'invitation',
  ] as const) {
    await tx.deleteFrom(table).where('account_id', '=', id).execute()
  }
  // The gifts stay whose they are; what was written with them goes.
  await tx
    .updateTable('gift')
    .set({ recipient_email: null, message: '', from_name: name })
    .where('account_id', '=', id)
    .execute()
  await tx.updateTable('gift').set({ recipient_name: name }).where('redeemed_by', '=', id).execute()
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

async function forgetUser(
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'newId' | 'jobs'>,
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
  await deps.jobs.enqueue(tx, 'send-deletion-notice', { email, messageId: deps.newId() })
}
