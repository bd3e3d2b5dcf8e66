import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'

/** Adds a file to an archive; resolves once its texts are written. */
export type AddFile = (
  name: string,
  texts: AsyncIterable<string> | Iterable<string>,
) => Promise<void>

export type Archive = { readonly bytes: number; readonly stream: ReadableStream<Uint8Array> }

/**
 * A ZIP archive of any size as a stream. It is first written to a file on disk: a slow client holds neither
 * memory nor what the texts are read from, and what fails fails before anything was answered.
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
    const read = file.createReadStream()
    read.once('close', () => void remove())
    return { bytes: size, stream: Readable.toWeb(read) as ReadableStream<Uint8Array> }
  } catch (fault) {
    await remove()
    throw fault
  }
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
  const add: AddFile = async (name, texts) => {
    const text = Readable.from(texts, { signal: whole })
    zip.addReadStream(text, name)
    await finished(text)
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
