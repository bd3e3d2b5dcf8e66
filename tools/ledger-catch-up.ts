import { join, resolve } from 'node:path'
import { createDiskFiles } from '@understory/adapters/files-disk/disk-files.ts'
import { createS3Files } from '@understory/adapters/files-s3/s3-files.ts'
import { createPlatformDatabase, createPool } from '@understory/database/connect.ts'
import type { FileStore } from '@understory/ports/files.ts'
import { catchUpLog } from '../apps/api/src/capabilities/proof/public-log/catch-up.ts'
import { DATA_FOLDER } from './folders.ts'
import { reachDatabase, withDatabase } from './start/database.ts'
import { messageOf, say, stopWith } from './start/say.ts'

/** Where the worker copies the log to, by the same settings. */
function reachCopy(): FileStore {
  const { S3_ENDPOINT: endpoint, S3_REGION: region = 'us-east-1' } = process.env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env
  const bucket = process.env.LEDGER_COPY_BUCKET ?? process.env.S3_BUCKET
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    return createS3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  }
  return createDiskFiles(resolve(process.env.FILES_FOLDER ?? join(DATA_FOLDER, 'files')))
}

async function catchUp(url: string): Promise<number> {
  const pool = createPool(url, 2, { isPatient: true })
  try {
    const db = createPlatformDatabase(pool)
    return await catchUpLog({ db, clock: () => new Date(), logCopy: reachCopy() })
  } finally {
    await pool.end()
  }
}

try {
  const count = await withDatabase(reachDatabase(join(DATA_FOLDER, 'postgres')), catchUp)
  say(count === 0 ? 'the log has all that was published' : `took ${count} leaves out of the copy`)
} catch (fault) {
  stopWith(messageOf(fault))
}
