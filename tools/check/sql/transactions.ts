import type { Breach, Source } from '../source.ts'

const BEGINS = /\.(?:startTransaction|transaction)\(\)/

/** Begins a transaction of its own kind: it only reads, at one isolation level. */
const READ_ONLY = 'apps/api/src/database/in-snapshot.ts'
const TRANSACT = 'apps/api/src/database/transact.ts'

/** Places of the server that begin a transaction without the rule that a refusal rolls it back. */
export function findOtherTransactions(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => path.startsWith('apps/api/src/') && !path.includes('.test.'))
    .filter(({ path, text }) => path !== TRANSACT && path !== READ_ONLY && BEGINS.test(text))
    .map(({ path }) => ({
      path,
      rule: 'refusals-roll-back',
      message: `A transaction begins with transact() of ${TRANSACT}.`,
    }))
}
