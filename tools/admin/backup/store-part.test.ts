import { appendFileSync, mkdtempSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { readPart, storePart } from './store-part.ts'

const folder = mkdtempSync(join(tmpdir(), 'understory-part-'))
afterAll(() => rmSync(folder, { recursive: true }))

const ROWS = 'a row of a table\n'.repeat(20_000)
const stored = (file: string) => storePart(folder, file, Readable.from([ROWS]))

test('a part of a backup is read as it was stored', async () => {
  expect(await text(readPart(folder, await stored('whole.gz')))).toBe(ROWS)
})

test.each([
  ['a byte more', /changed|unexpected/, (path: string) => appendFileSync(path, 'x')],
  ['half of it', /unexpected/, (path: string) => truncateSync(path, 100)],
  ['nothing of it', /unexpected|changed/, (path: string) => truncateSync(path, 0)],
  ['no file', /no such file/, (path: string) => rmSync(path)],
])('%s is refused, and nobody waits', async (name, says, change) => {
  const part = await stored(`${name}.gz`)
  change(join(folder, part.file))
  await expect(text(readPart(folder, part))).rejects.toThrow(says)
})
