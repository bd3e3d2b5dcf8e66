import { HOUR_MS } from '@understory/domain/calendar/durations.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { eachListed } from '../payments/public.ts'

/** The provider may list something late, and counts by a clock of its own. */
const OVERLAP_MS = HOUR_MS
/** What is listed changes after it was made, such as a refund that fails: so often all of it is read again. */
const WHOLE_EVERY_MS = HOUR_MS

type ListSinceReading<Listed> = {
  readonly name: 'refunds' | 'disputes'
  /** How far back the whole list goes. */
  readonly backMs: number
  readonly list: (since: Date) => AsyncIterable<Listed>
}

/**
 * Works through what a list of the provider has since it was last read, and once an hour through all of it. The
 * place moves on only where the whole of what was asked for was worked through.
 */
export async function listSinceLast<Listed>(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  { name, backMs, list }: ListSinceReading<Listed>,
  work: (listed: Listed) => Promise<void>,
): Promise<void> {
  const now = deps.clock()
  const place = await deps.db
    .selectFrom('provider_list_place')
    .select(['read_until', 'read_whole_at'])
    .where('list', '=', name)
    .executeTakeFirst()
  const isWhole = !place || place.read_whole_at.getTime() + WHOLE_EVERY_MS <= now.getTime()
  const back = isWhole ? now.getTime() - backMs : place.read_until.getTime() - OVERLAP_MS
  let hasFailed = false
  const isRead = await eachListed(deps, { list: list(new Date(back)), what: name }, (listed) =>
    work(listed).catch((fault: unknown) => {
      hasFailed = true
      throw fault
    }),
  )
  if (!isRead || hasFailed) return
  // Of two readings at once, the one that ends later may have begun earlier.
  await deps.db
    .insertInto('provider_list_place')
    .values({ list: name, read_until: now, read_whole_at: now })
    .onConflict((conflict) =>
      conflict.column('list').doUpdateSet({
        read_until: sql<Date>`greatest(provider_list_place.read_until, excluded.read_until)`,
        ...(isWhole && {
          read_whole_at: sql<Date>`greatest(provider_list_place.read_whole_at, excluded.read_whole_at)`,
        }),
      }),
    )
    .execute()
}
