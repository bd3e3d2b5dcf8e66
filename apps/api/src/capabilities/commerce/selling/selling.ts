import type { Deps } from '../../../deps.ts'
import { isSampleDataOn } from '../../proof/projects/public.ts'
import { isOlderThanPublished } from '../payments/public.ts'
import type { SellingState } from './selling-state.ts'

type SellingDeps = Pick<Deps, 'db' | 'logCopy' | 'clock' | 'log'> & {
  readonly config: Pick<Deps['config'], 'DEPLOYMENT'>
}

/** How long an answer about the copy of the log holds. */
const HOLDS_MS = 10_000

/**
 * Whether things are sold: nobody paused it, in production no project that was invented is offered, and this database has what was published from it. Where the copy of the
 * log cannot be read, that cannot be known, and selling goes on, as the public log waits.
 */
export function createSelling(deps: SellingDeps): () => Promise<SellingState> {
  let asked: { readonly at: number; readonly isOlder: Promise<boolean> } | null = null
  const isOlder = () => {
    const now = deps.clock().getTime()
    if (asked === null || now - asked.at >= HOLDS_MS) {
      const answer = isOlderThanPublished(deps).catch((err: unknown) => {
        deps.log.error({ err }, 'whether this database is older than the log cannot be known')
        return false
      })
      asked = { at: now, isOlder: answer }
    }
    return asked.isOlder
  }
  return async () => {
    const pause = await findPause(deps)
    if (pause) return { reason: `selling is paused: ${pause.reason}`, isPaused: true }
    if (deps.config.DEPLOYMENT === 'production' && (await isSampleDataOn(deps.db))) {
      return { reason: SAMPLES, isPaused: true }
    }
    return (await isOlder()) ? { reason: OLDER, isPaused: false } : null
  }
}

const SAMPLES =
  'sample projects are offered: nothing is sold in production until projects of your own are published and understory-admin sample-data off has run'
const OLDER =
  'this database is older than what was published: nothing is sold, signed or numbered until understory-admin catch-up has run'

function findPause({ db }: Pick<Deps, 'db'>) {
  return db
    .selectFrom('selling_pause')
    .select('reason')
    .where('is_pause', '=', true)
    .executeTakeFirst()
}

/** Until it is resumed, nothing new is sold; plans that run are renewed, and everything can be read. */
export async function pauseSelling(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reason: string,
): Promise<void> {
  await db
    .insertInto('selling_pause')
    .values({ reason, since: clock() })
    .onConflict((conflict) => conflict.column('is_pause').doUpdateSet({ reason }))
    .execute()
}

/** Whether it was paused. */
export async function resumeSelling({ db }: Pick<Deps, 'db'>): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('selling_pause').executeTakeFirst()
  return numDeletedRows > 0n
}
