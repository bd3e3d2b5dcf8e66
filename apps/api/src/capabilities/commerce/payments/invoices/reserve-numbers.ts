import type { Database, Tx } from '@understory/database/connect.ts'
import type { FileKey } from '@understory/ports/files.ts'
import { transact } from '../../../../database/transact.ts'
import type { Deps } from '../../../../deps.ts'

export type ReserveNumbersDeps = Pick<Deps, 'db' | 'logCopy'>

/** Whose invoices are numbered. */
export const LEGAL_ENTITY = 'default'
export const GAP_REASON = 'These numbers may have been given after the backup that was restored.'

/** Where numbers up to one are known to have been reserved is said how far the next ones go. */
const linkAfter = (number: number): FileKey => `ledger/invoices/${number}`

type Reserved = { readonly published_to: number; readonly up_to: number }

/**
 * Sees to it that at least so many more invoices may be numbered, and says up to which number. What is reserved is
 * written beside the copy of the log before any of it is given, so that a database from a backup cannot give it again;
 * `null`: such a database is this one.
 */
export async function reserveNumbers(
  deps: ReserveNumbersDeps,
  wanted: number,
): Promise<number | null> {
  const before = await publishReserved(deps)
  if (await isBehind(deps, before.up_to)) return null
  if (before.up_to >= wanted) return before.up_to
  await deps.db
    .updateTable('invoice_numbers_reserved')
    .set({ up_to: wanted })
    .where('legal_entity', '=', LEGAL_ENTITY)
    // Someone else may have reserved meanwhile: then that is published, and we are asked again.
    .where('up_to', '=', before.up_to)
    .where('published_to', '=', before.up_to)
    .execute()
  return (await publishReserved(deps)).up_to
}

/** Whether numbers were given that this database has not reserved: it is older than what customers hold. */
export async function hasOlderNumbers(deps: ReserveNumbersDeps): Promise<boolean> {
  const { up_to } = await readReserved(deps.db)
  return isBehind(deps, up_to)
}

/**
 * Whether numbers were reserved beyond where the database stands. Another process may have reserved them since that
 * was read: it notes so in the database first, so the database stands elsewhere by now.
 */
async function isBehind(deps: ReserveNumbersDeps, upTo: number): Promise<boolean> {
  if ((await readLink(deps, upTo)) === null) return false
  return (await readReserved(deps.db)).up_to === upTo
}

/** After a restore: numbers that may have been given since are left out for good, with the reason. Returns them. */
export async function leaveOutNumbers(
  deps: ReserveNumbersDeps,
): Promise<{ readonly first: number; readonly last: number } | null> {
  let last = (await readReserved(deps.db)).up_to
  for (let next = await readLink(deps, last); next !== null; next = await readLink(deps, last)) {
    last = next
  }
  return transact(deps.db, async (tx) => {
    const first = (await highestNumber(tx)) + 1
    if (last < first) return null
    await tx
      .insertInto('invoice_number_gap')
      .values({
        legal_entity: LEGAL_ENTITY,
        first_number: first,
        last_number: last,
        reason: GAP_REASON,
      })
      .execute()
    await tx
      .updateTable('invoice_numbers_reserved')
      .set({ up_to: last, published_to: last })
      .where('legal_entity', '=', LEGAL_ENTITY)
      .execute()
    return { first, last }
  })
}

/** The last number that was given, or left out. */
export async function highestNumber(db: Database | Tx): Promise<number> {
  const [given, left] = await Promise.all([
    db
      .selectFrom('invoice')
      .select((eb) => eb.fn.max('number').as('number'))
      .where('legal_entity', '=', LEGAL_ENTITY)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('invoice_number_gap')
      .select((eb) => eb.fn.max('last_number').as('number'))
      .where('legal_entity', '=', LEGAL_ENTITY)
      .executeTakeFirstOrThrow(),
  ])
  return Math.max(given.number ?? 0, left.number ?? 0)
}

/** One reservation is published before there is another, so that each link says the same, no matter which process writes it. */
async function publishReserved(deps: ReserveNumbersDeps): Promise<Reserved> {
  const reserved = await readReserved(deps.db)
  if (reserved.published_to === reserved.up_to) return reserved
  await deps.logCopy.put(linkAfter(reserved.published_to), Buffer.from(`${reserved.up_to}\n`))
  await deps.db
    .updateTable('invoice_numbers_reserved')
    .set({ published_to: reserved.up_to })
    .where('legal_entity', '=', LEGAL_ENTITY)
    .where('up_to', '=', reserved.up_to)
    .execute()
  return { published_to: reserved.up_to, up_to: reserved.up_to }
}

function readReserved(db: Database): Promise<Reserved> {
  return db
    .selectFrom('invoice_numbers_reserved')
    .select(['published_to', 'up_to'])
    .where('legal_entity', '=', LEGAL_ENTITY)
    .executeTakeFirstOrThrow()
}

async function readLink({ logCopy }: Pick<Deps, 'logCopy'>, after: number): Promise<number | null> {
  const bytes = await logCopy.get(linkAfter(after))
  if (!bytes) return null
  const next = Number(Buffer.from(bytes).toString('utf8'))
  if (!Number.isSafeInteger(next) || next <= after)
    throw new Error('the copy of the log says no number of an invoice')
  return next
}
