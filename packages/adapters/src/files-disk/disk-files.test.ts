import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describeFileStore } from '@understory/ports/files.contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDiskFiles } from './disk-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'understory-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

describeFileStore('on disk', async () => {
  const own = await mkdtemp(join(tmpdir(), 'understory-files-'))
  return { files: createDiskFiles(own), close: () => rm(own, { recursive: true }) }
})

test('only the user of the process may read a file, and nothing unfinished stays', async () => {
  const files = createDiskFiles(folder)
  const id = crypto.randomUUID()
  await files.put(`evidence/${id}`, new Uint8Array([1]))
  expect((await stat(join(folder, 'evidence', id))).mode % 0o1000).toBe(0o600)
  expect(await readdir(join(folder, 'evidence'))).toEqual([id])
})

test('what a killed process left unfinished is no file, and goes after a day', async () => {
  const files = createDiskFiles(folder)
  await files.put(`evidence/${crypto.randomUUID()}`, new Uint8Array([1]))
  const part = join(folder, 'evidence', `${crypto.randomUUID()}.x.part`)
  const listed = async () => {
    const keys = []
    for await (const { key } of files.list()) keys.push(key)
    return keys.filter((key) => key.endsWith('.part'))
  }
  await writeFile(part, 'half')
  expect(await listed()).toEqual([])
  await stat(part)
  const longAgo = new Date(Date.now() - 2 * 86_400_000)
  await utimes(part, longAgo, longAgo)
  expect(await listed()).toEqual([])
  await expect(stat(part)).rejects.toThrow('ENOENT')
})

test('a folder that does not exist yet holds nothing', async () => {
  const listed = []
  for await (const each of createDiskFiles(join(folder, 'none')).list()) listed.push(each)
  expect(listed).toEqual([])
})
