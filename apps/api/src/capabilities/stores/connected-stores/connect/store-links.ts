import { createHash } from 'node:crypto'
import { asPlatform } from '@understory/database/row-security.ts'
import type { ConnectorName } from '@understory/domain/stores/connected-stores/store-status.ts'
import type { Brought } from '@understory/ports/stores/store-connector.ts'
import { z } from 'zod'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'
import type { AccountActor } from '../../../../http/actor.ts'
import { type Refused, refuse } from '../../../../http/refuse.ts'
import { seal, unseal } from '../../../../signing/seal.ts'

type StoreLinksDeps = Pick<Deps, 'config' | 'db' | 'clock' | 'stores'>

const STORE_LINKS_MAX_BYTES = 10_000
const StoreLinksSent = z.record(z.string(), z.string())

export const hashOf = (state: string) => createHash('sha256').update(state).digest('hex')

/**
 * What a vendor sends about a link that waits, such as the keys of a shop: once, and only by the state that
 * we gave out. It is stored encrypted, and nothing of it is believed before the vendor answers with it.
 */
export async function receiveSent(
  { config, db, clock, stores }: StoreLinksDeps,
  request: Request,
  named: { readonly connector: string },
): Promise<{ received: true } | Refused> {
  const connector = stores.get(named.connector as ConnectorName)
  const body = new Uint8Array(await request.arrayBuffer())
  if (body.length > STORE_LINKS_MAX_BYTES) return refuse('BODY_TOO_LARGE')
  const headers = Object.fromEntries(request.headers)
  const found = connector?.readSent({ headers, body })
  if (!connector || !found) return refuse('BAD_SIGNATURE')
  const taken = await db
    .updateTable('store_link')
    .set({ sealed: seal(config.APP_SECRET, 'store-link', JSON.stringify(found.sent)) })
    .where('state_hash', '=', hashOf(found.state))
    .where('connector', '=', connector.name)
    .where('sealed', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock())
    .returning('id')
    .executeTakeFirst()
  return taken ? { received: true } : refuse('BAD_SIGNATURE')
}

type UsedLink = {
  readonly connector: ConnectorName
  readonly shop: string | null
  readonly sent: Brought | null
}

/**
 * A link is used up by its first return, whatever comes of it and whoever returns: a shop may have approved what
 * somebody else began, and its keys then serve neither of them.
 */
export function useLink(
  { config, db, clock }: StoreLinksDeps,
  { accountId, userId }: Pick<AccountActor, 'accountId' | 'userId'>,
  state: string,
): Promise<UsedLink | null> {
  const now = clock()
  // Links of other accounts are not seen by this one, so the platform looks.
  return asPlatform(() =>
    transact(db, async (tx) => {
      const link = await tx
        .selectFrom('store_link')
        .select(['id', 'account_id', 'user_id', 'connector', 'shop', 'sealed'])
        .where('state_hash', '=', hashOf(state))
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .forUpdate()
        .executeTakeFirst()
      if (!link) return null
      await tx
        .updateTable('store_link')
        .set({ used_at: now, sealed: null })
        .where('id', '=', link.id)
        .execute()
      if (link.account_id !== accountId || link.user_id !== userId) return null
      const { connector, shop, sealed } = link
      const text = sealed && unseal(config.APP_SECRET, 'store-link', sealed)
      return { connector, shop, sent: text ? StoreLinksSent.parse(JSON.parse(text)) : null }
    }),
  )
}

/** A return of somebody who is not the one who began, such as one who is not signed in. */
export async function abandonLink(
  { db, clock }: Pick<StoreLinksDeps, 'db' | 'clock'>,
  state: string,
): Promise<undefined> {
  await db
    .updateTable('store_link')
    .set({ used_at: clock(), sealed: null })
    .where('state_hash', '=', hashOf(state))
    .where('used_at', 'is', null)
    .execute()
  return undefined
}

/** Links that nobody came back from, with the keys that were sent for them. */
export async function sweepLinks({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('store_link').where('expires_at', '<', clock()).execute()
}
