import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import { DAY_MS, HOUR_MS } from '@understory/domain/calendar/durations.ts'
import { readCopied } from '../../../apps/api/src/capabilities/proof/public-log/log-copy.ts'
import { newestCheckpoint } from '../../../apps/api/src/capabilities/proof/public-log/log-storage.ts'
import type { Environment } from '../../../apps/api/src/configuration/config.ts'
import { messageOf } from '../../start/say.ts'
import { reachFiles, reachLogCopy } from '../file-stores.ts'
import { type Line, notKnown, ok, wrong } from './line.ts'

const ROOM_NEEDED = 1024 ** 3
const BACKUP_OLD_MS = 2 * DAY_MS

/** Uploaded files, the copy of the log, room on the disk, and the last backup. */
export async function lookAtStores(url: string | null, settings: Environment): Promise<Line[]> {
  return [
    await lookAtFiles(settings).catch((fault) =>
      wrong('uploaded files', `${messageOf(fault)}: look at FILES_FOLDER or S3_ENDPOINT`),
    ),
    url
      ? await lookAtLogCopy(url).catch((fault) =>
          wrong('copy of the log', `it cannot be read (${messageOf(fault)})`),
        )
      : notKnown('copy of the log', 'there is no database to compare it with'),
    lookAtRoom(settings),
    lookAtBackup(settings.BACKUP_MARK),
  ]
}

async function lookAtFiles(settings: Environment): Promise<Line> {
  if (settings.S3_ENDPOINT) {
    await reachFiles().get('ledger/checkpoint')
    return ok('uploaded files', 'the store can be read; that it can be written was not tried')
  }
  if (!settings.FILES_FOLDER) return notKnown('uploaded files', 'FILES_FOLDER is missing')
  accessSync(existing(settings.FILES_FOLDER), constants.W_OK)
  return ok('uploaded files', `${settings.FILES_FOLDER} can be written`)
}

/** What this process would read is what the worker wrote, or else the two do not mean the same store. */
async function lookAtLogCopy(url: string): Promise<Line> {
  const about = 'copy of the log'
  const pool = createPool(url, 1)
  try {
    const asked = `select to_regclass('ledger_log_checkpoint') is not null as is_there`
    const { rows } = await pool.query<{ is_there: boolean }>(asked)
    if (!rows[0]?.is_there) return notKnown(about, 'the database has no schema yet')
    const db = createPlatformDatabase(pool)
    const published = (await newestCheckpoint(db))?.size ?? 0
    const copied = (await readCopied({ logCopy: reachLogCopy() }))?.size ?? 0
    if (copied > published)
      return wrong(
        about,
        `it has ${copied} leaves and the database ${published}: the database is older; understory-admin catch-up`,
      )
    return copied === published
      ? ok(about, `it has the ${published} leaves that were published`)
      : wrong(
          about,
          `it has ${copied} leaves of ${published}: LEDGER_COPY_BUCKET, or the folder, must be the same for server and worker; the worker's log says whether it can be written`,
        )
  } finally {
    await pool.end()
  }
}

function lookAtRoom({ FILES_FOLDER }: Environment): Line {
  const folder = existing(FILES_FOLDER || '.')
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  const says = `${(free / 1024 ** 3).toFixed(1)} GiB are free at ${folder}`
  return free < ROOM_NEEDED ? wrong('disk', `${says}: make room`) : ok('disk', says)
}

/** By the file that a backup touches. */
export function lookAtBackup(mark: string | undefined): Line {
  if (!mark)
    return notKnown('last backup', 'set BACKUP_MARK, a file that understory-admin backup touches')
  if (!existsSync(mark))
    return wrong('last backup', `${mark} is not there: understory-admin backup FOLDER`)
  const age = Date.now() - statSync(mark).mtimeMs
  const says = `${Math.floor(age / HOUR_MS)} hours ago`
  return age > BACKUP_OLD_MS
    ? wrong('last backup', `${says}: understory-admin backup FOLDER`)
    : ok('last backup', says)
}

/** A folder, or the first one above it that is there: it is made when it is first written to. */
function existing(folder: string): string {
  const whole = resolve(folder)
  return existsSync(whole) || dirname(whole) === whole ? whole : existing(dirname(whole))
}
