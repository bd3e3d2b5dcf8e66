import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Of a file: texts or bytes, one after the other. */
type PartsOfFile = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

/** Adds a file to an archive, with the time that it is to carry; resolves once its parts are written. */
export type AddFile = (name: string, parts: PartsOfFile, mtime?: Date) => Promise<void>

export type Archive = { readonly bytes: number; readonly stream: ReadableStream<Uint8Array> }

/**
 * A ZIP archive of any size as a stream. It is first written to a file on disk: a slow client holds neither
 * memory nor what the texts are read from, and what fails fails before anything was answered. The file has no name
 * any more once it is open, so that nothing stays on disk, however the answer or the process ends.
 */
export async function writeArchive(
  signal: AbortSignal,
  addFiles: (add: AddFile) => Promise<void>,
): Promise<Archive> {
  const folder = await mkdtemp(join(tmpdir(), 'understory-archive-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'archive.zip')
    await writeTo(path, signal, addFiles)
    const file = await open(path)
    const { size } = await file.stat()
    return { bytes: size, stream: streamOf(file) }
  } finally {
    await remove()
  }
}

const CHUNK_BYTES = 65_536

/**
 * The rest of a file, which is closed at its end, by a fault, and by who stops reading. Node's `Readable.toWeb`
 * throws where nobody can catch it when a reader leaves while a chunk is on its way.
 */
function streamOf(file: FileHandle): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { bytesRead, buffer } = await file
        .read(new Uint8Array(CHUNK_BYTES), 0, CHUNK_BYTES, null)
        .catch(async (fault: unknown) => {
          await file.close()
          throw fault
        })
      if (bytesRead > 0) return controller.enqueue(buffer.subarray(0, bytesRead))
      controller.close()
      await file.close()
    },
    cancel: () => file.close(),
  })
}

async function writeTo(
  path: string,
  signal: AbortSignal,
  addFiles: (add: AddFile) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile()
  const stop = new AbortController()
  zip.once('error', (fault) => stop.abort(fault))
  const whole = AbortSignal.any([signal, stop.signal])
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), {
    signal: whole,
  })
  const add: AddFile = async (name, parts, mtime) => {
    const part = Readable.from(parts, { signal: whole })
    zip.addReadStream(part, name, mtime && { mtime })
    await finished(part)
  }
  const added = addFiles(add).then(
    () => zip.end(),
    (fault: unknown) => {
      stop.abort(fault)
      throw fault
    },
  )
  await Promise.all([added, written])
}
