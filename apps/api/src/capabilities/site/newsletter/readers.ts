import type { Database, Tx } from '@understory/database/connect.ts'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import type { Deps } from '../../../deps.ts'
import { hashOfAddress } from './addresses.ts'

const FORGOTTEN_AFTER_DAYS = 30

export function findReader(db: Database | Tx, hash: string) {
  return db
    .selectFrom('newsletter_reader')
    .select(['email', 'joined_at', 'left_at'])
    .where('address_hash', '=', hash)
    .executeTakeFirst()
}

/** When the address bounced or complained, if it did and was not confirmed since. */
export async function suppressedAt(db: Database | Tx, hash: string): Promise<Date | null> {
  const row = await db
    .selectFrom('newsletter_suppression')
    .select('suppressed_at')
    .where('address_hash', '=', hash)
    .executeTakeFirst()
  return row?.suppressed_at ?? null
}

/** Lets an address read whose owner has said so. */
export async function addReader(
  tx: Tx,
  { config, clock, newId }: Pick<Deps, 'config' | 'clock' | 'newId'>,
  email: string,
): Promise<void> {
  const hash = hashOfAddress(config, email)
  const joined = { address_hash: hash, joined_at: clock(), left_at: null }
  await tx.deleteFrom('newsletter_suppression').where('address_hash', '=', hash).execute()
  // Both the address and its hash are unique: a conflict on one alone would fail on the other where two
  // requests insert at the same moment.
  await tx
    .insertInto('newsletter_reader')
    .values({ id: newId(), email, ...joined })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx.updateTable('newsletter_reader').set(joined).where('email', '=', email).execute()
}

/** False: nobody read at that address. */
export async function removeReader(
  tx: Database | Tx,
  { clock }: Pick<Deps, 'clock'>,
  hash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('newsletter_reader')
    .set({ left_at: clock() })
    .where('address_hash', '=', hash)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Someone who left may return by the same link for a month; then the address is deleted. */
export async function sweepReaders({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock().getTime() - FORGOTTEN_AFTER_DAYS * DAY_MS)
  await db.deleteFrom('newsletter_reader').where('left_at', '<', before).execute()
}
