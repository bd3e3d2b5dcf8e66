import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { assertFileKey, type FileKey, type FileStore } from '@understory/ports/files.ts'
import type { StoredFiles } from './manifest.ts'
import { readPart, storePart } from './store-part.ts'

type Line = { readonly key: FileKey; readonly sha256: string }

/** Copies files of a store into a folder of the backup, one at a time, with a list of their hashes beside it. */
export async function storeFiles(
  folder: string,
  name: string,
  { store, keys }: { readonly store: FileStore; readonly keys: AsyncIterable<FileKey> },
): Promise<StoredFiles> {
  let count = 0
  async function* lines() {
    for await (const key of keys) {
      const bytes = await store.get(key)
      // Removed meanwhile, as its row was.
      if (!bytes) continue
      const path = join(folder, name, key)
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(path, bytes, { mode: 0o600, flush: true })
      count += 1
      yield `${JSON.stringify({ key, sha256: hashOf(bytes) })}\n`
    }
  }
  const part = await storePart(folder, `${name}.jsonl.gz`, Readable.from(lines()))
  return { ...part, count }
}

/** Each file of the backup, compared with its hash. */
export async function* readFiles(
  folder: string,
  name: string,
  stored: StoredFiles,
): AsyncGenerator<readonly [FileKey, Uint8Array]> {
  let count = 0
  const list = readPart(folder, stored)
  for await (const line of linesOf(list)) {
    const { key, sha256 } = JSON.parse(line) as Line
    assertFileKey(key)
    const bytes = await readFile(join(folder, name, key))
    if (hashOf(bytes) !== sha256) throw new Error(`the file ${key} of the backup was changed.`)
    count += 1
    yield [key, bytes]
  }
  if (count !== stored.count) throw new Error(`the backup has ${count} of ${stored.count} files.`)
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let fault: unknown = null
  stream.once('error', (err) => {
    fault = err
  })
  yield* createInterface({ input: stream })
  if (fault) throw fault
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
