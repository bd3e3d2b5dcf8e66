import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import {
  assertFileKey,
  type FileKey,
  type FileStore,
  isFileKey,
  type StoredFile,
} from '@understory/ports/files.ts'

/** Files of one folder, which every process of a copy reaches. Only the user it runs as may read them. */
export function createDiskFiles(folder: string): FileStore {
  const pathOf = (key: FileKey) => {
    assertFileKey(key)
    return join(folder, key)
  }
  return {
    async put(key, bytes) {
      const path = pathOf(key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Written beside its place and moved there: a reader sees all of it or nothing.
      const unfinished = `${path}.${randomUUID()}.part`
      try {
        const file = await open(unfinished, 'wx', 0o600)
        try {
          await file.writeFile(bytes)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(unfinished, path)
      } catch (fault) {
        await rm(unfinished, { force: true })
        throw fault
      }
      await syncFolder(dirname(path))
    },
    async get(key) {
      try {
        return new Uint8Array(await readFile(pathOf(key)))
      } catch (fault) {
        if (isMissing(fault)) return null
        throw fault
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true })
    },
    list: () => listFolder(folder),
  }
}

/** A rename is for good once the folder is written, too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } catch (fault) {
    // Windows syncs no folders.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EPERM')) throw fault
  } finally {
    await handle.close()
  }
}

async function* listFolder(folder: string): AsyncGenerator<StoredFile> {
  for await (const kind of entriesOf(folder)) {
    for await (const name of entriesOf(join(folder, kind))) {
      const path = join(folder, kind, name)
      const found = await stat(path).catch(() => null)
      if (!found?.isFile()) continue
      const key = `${kind}/${name}`
      if (isFileKey(key)) yield { key, storedAt: found.mtime }
      else if (name.endsWith('.part')) await removeIfOld(path, found.mtime)
    }
  }
}

/** What a process that was killed while it wrote has left. */
async function removeIfOld(path: string, writtenAt: Date): Promise<void> {
  if (Date.now() - writtenAt.getTime() > DAY_MS) await rm(path, { force: true })
}

async function* entriesOf(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name
  } catch (fault) {
    if (!isMissing(fault)) throw fault
  }
}

function isMissing(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    'code' in fault &&
    (fault.code === 'ENOENT' || fault.code === 'ENOTDIR')
  )
}
