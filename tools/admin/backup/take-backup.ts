import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '@understory/database/connect.ts'
import { readCopy } from '@understory/database/copies/read-copy.ts'
import type { FileKey, FileStore } from '@understory/ports/files.ts'
import {
  keysOfCopy,
  readCopied,
} from '../../../apps/api/src/capabilities/proof/public-log/log-copy.ts'
import { versionOfPackage } from '../version-of-package.ts'
import { MANIFEST, type Manifest, type StoredPart } from './manifest.ts'
import { flush, storePart } from './store-part.ts'
import { storeFiles } from './stored-files.ts'

type TakeBackupParts = {
  readonly db: Database
  readonly url: string
  readonly folder: string
  readonly files: FileStore
  readonly logCopy: FileStore
}

/**
 * Copies the database as it is at one moment, then the uploaded files, then the copy of the public log: what the
 * database knows is there in both. What it wrote is removed again where it fails.
 */
export async function takeBackup(parts: TakeBackupParts): Promise<Manifest> {
  const { folder, files, logCopy, url, db } = parts
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} is not empty: a backup has a folder of its own.`)
  }
  const isOurs = !existsSync(folder)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const takenAt = new Date().toISOString()
    const stored = new Map<string, StoredPart>()
    const { tables, ...copy } = await readCopy(url, async ({ schema, name }, rows) => {
      const file = `database/${schema}.${name}.gz`
      stored.set(`${schema}.${name}`, await storePart(folder, file, rows))
    })
    const log = (await readCopied({ logCopy }))?.size ?? 0
    const manifest: Manifest = {
      format: 1,
      version: versionOfPackage(),
      takenAt,
      database: {
        ...copy,
        tables: tables.map((table) => {
          const part = stored.get(`${table.schema}.${table.name}`)
          if (!part) throw new Error(`${table.name} was not stored`)
          return { ...table, ...part }
        }),
      },
      files: await storeFiles(folder, 'files', { store: files, keys: keysOf(files) }),
      log: {
        ...(await storeFiles(folder, 'log', { store: logCopy, keys: keysOfLog(log) })),
        size: log,
      },
      numbers: { invoices: await highestInvoice(db) },
    }
    const path = join(folder, MANIFEST)
    await writeFile(path, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600 })
    await flush(path)
    return manifest
  } catch (fault) {
    for (const name of isOurs ? [''] : readdirSync(folder))
      rmSync(join(folder, name), { recursive: true, force: true })
    throw fault
  }
}

async function* keysOf(files: FileStore): AsyncGenerator<FileKey> {
  for await (const { key } of files.list()) yield key
}

async function* keysOfLog(size: number): AsyncGenerator<FileKey> {
  yield* keysOfCopy(size)
}

async function highestInvoice(db: Database): Promise<number> {
  const { highest } = await db
    .selectFrom('invoice')
    .select((eb) => eb.fn.max('number').as('highest'))
    .executeTakeFirstOrThrow()
  return highest ?? 0
}
