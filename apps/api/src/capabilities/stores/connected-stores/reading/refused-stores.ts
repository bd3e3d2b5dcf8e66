import { setTimeout as sleep } from 'node:timers/promises'
import { asPlatform } from '@understory/database/row-security.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../../deps.ts'

const EVERY_MS = 1_000

/**
 * Stores whose deliveries had to be refused are marked, so that they are read soon. Where even that cannot be
 * written they are read within half an hour, as every store is.
 */
export function refusedStores({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>) {
  const waiting = new Set<string>()
  let isMarking = false

  async function mark(): Promise<void> {
    while (waiting.size > 0) {
      await sleep(EVERY_MS, undefined, { ref: false })
      const ids = [...waiting]
      waiting.clear()
      log.warn({ stores: ids.length }, 'deliveries of stores were refused')
      await db
        .updateTable('store')
        // It answers, as it sends; and one that is queued already is queued once more, before the others.
        .set({ refused_at: clock(), read_after: null })
        .where(sql<boolean>`id = any (${ids}::uuid[])`)
        .where('disconnected_at', 'is', null)
        .execute()
    }
  }

  return {
    add(storeId: string): void {
      waiting.add(storeId)
      if (isMarking) return
      isMarking = true
      void asPlatform(mark)
        .catch((err) => log.warn({ err }, 'refused stores could not be marked'))
        .finally(() => {
          isMarking = false
        })
    },
  }
}
