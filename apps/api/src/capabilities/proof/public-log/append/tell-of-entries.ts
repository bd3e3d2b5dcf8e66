import { MOST_PROVED_ENTRIES } from '@understory/contracts/v1/event-types/ledger-proof.ts'
import type { Tx } from '@understory/database/connect.ts'
import { recordEvents } from '../../../developers/events/public.ts'

type LoggedEntry = { readonly id: number; readonly account_id: string }

type LoggedBatch = {
  readonly entries: readonly LoggedEntry[]
  readonly at: Date
}

/** Each account whose entries were logged together is told of it once, with the proof of the first of them. */
export async function tellOfEntries(tx: Tx, { entries, at }: LoggedBatch): Promise<void> {
  const ofAccounts = Map.groupBy(entries, ({ account_id }) => account_id)
  await recordEvents(
    tx,
    [...ofAccounts].map(([accountId, own]) => {
      const proved = own.slice(0, MOST_PROVED_ENTRIES).map(({ id }) => id)
      const subject = { entries: proved.join(), total: String(own.length) }
      return { accountId, type: 'ledger.logged', subject, at }
    }),
  )
}
