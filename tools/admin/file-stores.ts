import { join, resolve } from 'node:path'
import { createDiskFiles } from '@understory/adapters/files-disk/disk-files.ts'
import { createS3Files } from '@understory/adapters/files-s3/s3-files.ts'
import type { FileStore } from '@understory/ports/files.ts'
import { DATA_FOLDER } from '../folders.ts'

/** Where uploaded files are, by the settings of server and worker. */
export const reachFiles = (): FileStore => reachStore(process.env.S3_BUCKET)

/** Where the worker copies the public log to, by the same settings. */
export const reachLogCopy = (): FileStore =>
  reachStore(process.env.LEDGER_COPY_BUCKET || process.env.S3_BUCKET)

function reachStore(bucket: string | undefined): FileStore {
  const { S3_ENDPOINT: endpoint, S3_REGION } = process.env
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = process.env
  if (endpoint && bucket && accessKeyId && secretAccessKey) {
    const region = S3_REGION || 'us-east-1'
    return createS3Files({ endpoint, bucket, region, accessKeyId, secretAccessKey })
  }
  if (!process.env.FILES_FOLDER && process.env.DEPLOYMENT === 'production') {
    throw new Error('FILES_FOLDER is missing: say where uploaded files are, or give S3_ENDPOINT.')
  }
  return createDiskFiles(resolve(process.env.FILES_FOLDER || join(DATA_FOLDER, 'files')))
}
