import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openArchives } from '../../testing/open-archives.ts'
import { writeArchive } from './write-archive.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archives-'))
  vi.stubEnv('TMPDIR', folder)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const NEVER = new AbortController().signal
const isEmpty = () => expect.poll(() => readdir(folder)).toEqual([])

async function* manyTexts(count: number) {
  for (let text = 0; text < count; text += 1) yield `${text}\n`
}

test('an archive holds every text of every file, and leaves nothing on disk once it was read', async () => {
  const { bytes, stream } = await writeArchive(NEVER, async (add) => {
    await add('one.txt', ['a', 'b'])
    await add('folder/many.txt', manyTexts(5_000))
    await add('none.txt', [])
  })
  const read = await buffer(stream)
  expect(read.length).toBe(bytes)
  const files = unzipSync(read)
  expect(Object.keys(files)).toEqual(['one.txt', 'folder/many.txt', 'none.txt'])
  expect(strFromU8(files['one.txt'] ?? new Uint8Array())).toBe('ab')
  expect(strFromU8(files['folder/many.txt'] ?? new Uint8Array()).split('\n')).toHaveLength(5_001)
  await isEmpty()
})

test('an archive that nobody reads leaves nothing on disk', async () => {
  const { stream } = await writeArchive(NEVER, (add) => add('one.txt', ['a']))
  expect(await readdir(folder)).toEqual([])
  await stream.cancel()
})

test('a text that cannot be read fails the archive, which leaves nothing on disk', async () => {
  const broken = async function* () {
    yield 'a beginning'
    throw new Error('the database went away')
  }
  const written = writeArchive(NEVER, async (add) => {
    await add('whole.txt', ['whole'])
    await add('broken.txt', broken())
  })
  await expect(written).rejects.toThrow('the database went away')
  await isEmpty()
})

test('a client that leaves ends the work, and nothing stays on disk', async () => {
  const client = new AbortController()
  let texts = 0
  const endless = async function* () {
    for (;;) {
      texts += 1
      if (texts === 50) client.abort()
      yield 'more'
    }
  }
  await expect(
    writeArchive(client.signal, (add) => add('endless.txt', endless())),
  ).rejects.toThrow()
  await isEmpty()
})

test('a client that leaves while it reads leaves nothing on disk', async () => {
  for (let reads = 0; reads < 6; reads += 1) {
    const { stream } = await writeArchive(NEVER, (add) => add('many.txt', manyTexts(5_000)))
    const reader = stream.getReader()
    for (let turn = 0; turn < reads; turn += 1) await setImmediate()
    // A chunk is on its way meanwhile.
    const next = reader.read()
    await reader.cancel()
    await next
    expect(await openArchives()).toEqual([])
  }
  await isEmpty()
})
