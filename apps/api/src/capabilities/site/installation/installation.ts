import type { Database } from '@understory/database/connect.ts'
import type { PublishedSettings } from '../../../configuration/live-config.ts'
import type { Deps } from '../../../deps.ts'
import { type InstallationRow, publishedSettings } from './published-settings.ts'

const LOOK_EVERY_MS = 2_000

/** What is published of this installation, as this process knows it. */
export type Installation = {
  readonly published: () => PublishedSettings
  /** Looks at the database now; what was known stays where it does not answer. */
  readonly refresh: () => Promise<void>
  readonly close: () => void
}

/** Looks every two seconds, so that no page waits for a query, and a change holds in every process within seconds. */
export async function watchInstallation({
  db,
  log,
}: {
  readonly db: Database
  readonly log: Deps['log']
}): Promise<Installation> {
  let published: PublishedSettings = {}
  let isKnown = true
  async function refresh(): Promise<void> {
    try {
      const rows = await db
        .selectFrom('installation_setting')
        .select(['kind', 'fields', 'revision'])
        // The other legal texts are read by their pages alone.
        .where('kind', 'not in', ['terms', 'privacy', 'cookies'])
        .orderBy('kind')
        .execute()
      published = publishedSettings(rows as readonly InstallationRow[])
      isKnown = true
    } catch (fault) {
      // Said once for each time that it is away.
      if (isKnown) log.warn({ err: fault }, 'what is published of the installation was not read')
      isKnown = false
    }
  }
  await refresh()
  let isLooking = false
  const timer = setInterval(async () => {
    if (isLooking) return
    isLooking = true
    await refresh()
    isLooking = false
  }, LOOK_EVERY_MS)
  timer.unref()
  return { published: () => published, refresh, close: () => clearInterval(timer) }
}
