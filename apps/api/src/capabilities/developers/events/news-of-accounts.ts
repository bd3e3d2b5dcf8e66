import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'

const LOOK_MS = 500
/** A waiting call holds some kilobytes of this process and no connection of the database. */
type MostWaiting = { readonly ofProcess: number; readonly ofAccount: number }
const MOST_WAITING: MostWaiting = { ofProcess: 2_000, ofAccount: 20 }

type AwaitedNews = {
  readonly accountId: string
  /** Of the newest event that is known. */
  readonly sequence: number
  readonly ms: number
  readonly signal: AbortSignal
}
type NewsWaiter = { readonly sequence: number; readonly end: (hasCome: boolean) => void }

export type NewsOfAccounts = {
  /** Whether an event came in time. One call too many is answered at once: none did. */
  readonly wait: (waiting: AwaitedNews) => Promise<boolean>
}

/**
 * Wakes calls that wait for events. While there are any, one statement in each half second looks for all their accounts,
 * and the next one begins when that has been answered.
 */
export function newsOfAccounts(
  deps: Pick<Deps, 'db' | 'log'>,
  { lookMs, most }: { readonly lookMs: number; readonly most: MostWaiting } = {
    lookMs: LOOK_MS,
    most: MOST_WAITING,
  },
): NewsOfAccounts {
  const waiters = new Map<string, Set<NewsWaiter>>()
  let count = 0
  let isLooking = false

  function look(): void {
    if (isLooking || count === 0) return
    isLooking = true
    setTimeout(() => {
      newestOf(deps, [...waiters.keys()])
        .then(wake)
        .catch((err: unknown) =>
          deps.log.warn({ err }, 'nobody looked for events that are awaited'),
        )
        .finally(() => {
          isLooking = false
          look()
        })
    }, lookMs)
  }

  function wake(newest: readonly Newest[]): void {
    for (const { account_id: accountId, newest: last } of newest)
      for (const waiter of waiters.get(accountId) ?? [])
        if (last !== null && last > waiter.sequence) waiter.end(true)
  }

  function wait({ accountId, sequence, ms, signal }: AwaitedNews): Promise<boolean> {
    const ofAccount = waiters.get(accountId) ?? new Set()
    const isFull = count >= most.ofProcess || ofAccount.size >= most.ofAccount
    if (isFull || signal.aborted) return Promise.resolve(false)
    return new Promise((resolve) => {
      const end = (hasCome: boolean) => {
        if (!ofAccount.delete(waiter)) return
        count -= 1
        if (ofAccount.size === 0) waiters.delete(accountId)
        clearTimeout(late)
        signal.removeEventListener('abort', leave)
        resolve(hasCome)
      }
      const leave = () => end(false)
      const waiter = { sequence, end }
      const late = setTimeout(leave, ms)
      signal.addEventListener('abort', leave)
      waiters.set(accountId, ofAccount.add(waiter))
      count += 1
      look()
    })
  }

  return { wait }
}

type Newest = { readonly account_id: string; readonly newest: number | null }

/** The number of the newest event of each of these accounts. */
async function newestOf(
  { db }: Pick<Deps, 'db'>,
  accountIds: readonly string[],
): Promise<readonly Newest[]> {
  if (accountIds.length === 0) return []
  const { rows } = await asPlatform(() =>
    sql<Newest>`
      select w.account_id,
        (select max(e.sequence) from account_event e where e.account_id = w.account_id) as newest
      from unnest(${accountIds}::uuid[]) as w (account_id)`.execute(db),
  )
  return rows
}
