import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../folders.ts'
import { readCatalogues } from '../../messages/read-catalogues.ts'

type Entry = {
  readonly wrong: string
  readonly code: string | undefined
  readonly sentence: string | undefined
  readonly source: string
  readonly test: string
}

const ROW =
  /^\| (?<wrong>[^|]+) \| (?:`(?<code>\w+)`|“(?<sentence>[^|”]+)”) \| \[[^\]|]+\]\(\.\.\/(?<source>[^)|]+)\) \| \[[^\]|]+\]\(\.\.\/(?<test>[^)|]+)\) \|$/
const isRow = (line: string) => line.startsWith('| ') && !/^\| (?:What|---)/.test(line)

const lines = readFileSync(join(ROOT, 'docs/error-catalogue.md'), 'utf8').split('\n')
const rows = lines.filter(isRow)
const entries = rows.flatMap((line) => {
  const groups = ROW.exec(line)?.groups
  return groups ? [groups as unknown as Entry] : []
})
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** A file with the sentences that it shows: those of the catalogues of its folder and of those around it. */
const readWithMessages = (path: string) =>
  [
    read(path),
    ...readCatalogues()
      .filter(({ folder }) => path.startsWith(`${folder}/`))
      .flatMap(({ messages }) => Object.values(messages)),
  ].join('\n')

test('every row of the catalogue can be read', () => {
  expect(entries.length).toBe(rows.length)
  expect(entries.length).toBeGreaterThan(70)
})

describe.each(entries)('$wrong', ({ code, sentence, source, test: tested }) => {
  const answer = code ?? sentence ?? ''
  test('has its answer', () => {
    if (code) expect(REFUSALS).toHaveProperty(code)
    else expect(answer).not.toBe('')
  })
  test('arises in the file named', () => expect(readWithMessages(source)).toContain(answer))
  test('is met in the test named', () => expect(read(tested)).toContain(answer))
})
