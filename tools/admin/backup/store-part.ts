import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { StoredPart } from './manifest.ts'

/** Writes a stream into the backup, packed, and gives what to compare it with later. */
export async function storePart(folder: string, file: string, from: Readable): Promise<StoredPart> {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const counted = countBytes()
  await pipeline(
    from,
    createGzip({ level: 1 }),
    counted.through,
    createWriteStream(path, { mode: 0o600 }),
  )
  await flush(path)
  return { file, ...counted.result() }
}

/** A part of the backup, unpacked; it fails at its end where a byte of it is not as it was stored. */
export function readPart(folder: string, { file, sha256 }: StoredPart): Readable {
  const counted = countBytes()
  const checked = new Transform({
    transform: (chunk, _, done) => done(null, chunk),
    flush: (done) =>
      done(
        counted.result().sha256 === sha256 ? null : new Error(`${file} of the backup was changed.`),
      ),
  })
  // What fails on the way fails what is read, too: a stream that nobody ends would be waited for for ever.
  pipeline(createReadStream(join(folder, file)), counted.through, createGunzip(), checked).catch(
    (fault) => checked.destroy(fault),
  )
  return checked
}

function countBytes() {
  const hash = createHash('sha256')
  let bytes = 0
  const through = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  let sha256: string | null = null
  return {
    through,
    result: () => {
      sha256 ??= hash.digest('hex')
      return { sha256, bytes }
    },
  }
}

export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
