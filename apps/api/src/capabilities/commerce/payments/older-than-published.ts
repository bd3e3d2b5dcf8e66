import type { Deps } from '../../../deps.ts'
import { isLogOlder } from '../../proof/public-log/public.ts'
import { hasOlderNumbers } from './invoices/reserve-numbers.ts'

/**
 * Whether this database is older than what was published from it, in the public log or in the numbers of invoices: it
 * was restored from a backup, and has not caught up. Then it neither sells nor signs nor numbers. Throws where the copy
 * of the log cannot be read.
 */
export async function isOlderThanPublished(deps: Pick<Deps, 'db' | 'logCopy'>): Promise<boolean> {
  const [log, numbers] = await Promise.all([isLogOlder(deps), hasOlderNumbers(deps)])
  return log || numbers
}
