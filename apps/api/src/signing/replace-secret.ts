import type { Database, Tx } from '@understory/database/connect.ts'
import { transact } from '../database/transact.ts'
import type { KeyPurpose } from './key-for.ts'
import { seal, unseal } from './seal.ts'

type Secrets = { readonly from: string; readonly to: string }

/**
 * Seals again, by a new secret of the installation, what the old one sealed. Backup codes are stored as
 * hashes that need the old one, so they end. One transaction: a row that the old secret does not open
 * leaves everything as it was.
 */
export function replaceSecret(db: Database, { from, to }: Secrets) {
  const again = (purpose: KeyPurpose, sealed: string) =>
    seal(to, purpose, unseal(from, purpose, sealed))
  return transact(db, async (tx) => {
    const ended = await tx.deleteFrom('backup_code').returning('user_id').execute()
    return {
      secondFactors: await resealFactors(tx, (sealed) => again('second-factor', sealed)),
      stores: await resealStores(tx, (sealed) => again('store-secrets', sealed)),
      answers: await resealAnswers(tx, (sealed) => again('stored-answers', sealed)),
      exchanges: await resealExchanges(tx, (sealed) => again('exchange-secrets', sealed)),
      webhooks: await resealWebhooks(tx, (sealed) => again('webhook-secrets', sealed)),
      backupCodes: ended.length,
    }
  })
}

type Again = (sealed: string) => string

async function resealFactors(tx: Tx, again: Again): Promise<number> {
  const rows = await tx
    .selectFrom('second_factor')
    .select(['user_id', 'secret'])
    .forUpdate()
    .execute()
  for (const { user_id: userId, secret } of rows) {
    await tx
      .updateTable('second_factor')
      .set({ secret: again(secret) })
      .where('user_id', '=', userId)
      .execute()
  }
  return rows.length
}

async function resealStores(tx: Tx, again: Again): Promise<number> {
  // A connection that is not finished yet begins again.
  await tx.deleteFrom('store_link').where('sealed', 'is not', null).execute()
  const rows = await tx
    .selectFrom('store')
    .select(['id', 'sealed_secrets'])
    .where('sealed_secrets', 'is not', null)
    .forUpdate()
    .execute()
  for (const { id, sealed_secrets: sealed } of rows) {
    if (sealed === null) continue
    await tx
      .updateTable('store')
      .set({ sealed_secrets: again(sealed) })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

async function resealWebhooks(tx: Tx, again: Again): Promise<number> {
  const rows = await tx
    .selectFrom('webhook_endpoint')
    .select(['id', 'sealed_secret', 'sealed_old_secret'])
    .forUpdate()
    .execute()
  for (const { id, sealed_secret: newest, sealed_old_secret: old } of rows) {
    await tx
      .updateTable('webhook_endpoint')
      .set({ sealed_secret: again(newest), sealed_old_secret: old && again(old) })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

async function resealExchanges(tx: Tx, again: Again): Promise<number> {
  const rows = await tx
    .selectFrom('exchange')
    .select(['id', 'sealed_callback_secret'])
    .where('sealed_callback_secret', 'is not', null)
    .forUpdate()
    .execute()
  for (const { id, sealed_callback_secret: sealed } of rows) {
    if (sealed === null) continue
    await tx
      .updateTable('exchange')
      .set({ sealed_callback_secret: again(sealed) })
      .where('id', '=', id)
      .execute()
  }
  return rows.length
}

/** Of programs, for when a call is repeated. */
async function resealAnswers(tx: Tx, again: Again): Promise<number> {
  const rows = await tx
    .selectFrom('idempotent_request')
    .select(['account_id', 'key_hash', 'body'])
    .where('body', 'is not', null)
    // Those from before answers were sealed are JSON.
    .where('body', 'not like', '{%')
    .forUpdate()
    .execute()
  for (const { account_id: accountId, key_hash: keyHash, body } of rows) {
    if (body === null) continue
    await tx
      .updateTable('idempotent_request')
      .set({ body: again(body) })
      .where('account_id', '=', accountId)
      .where('key_hash', '=', keyHash)
      .execute()
  }
  return rows.length
}
