import { describe, expect, test } from 'vitest'
import { largeZipOf, type Packed, zipOf } from './evidence-samples.ts'
import { MOST_ENTRIES, MOST_UNPACKED, readZipDirectory, type ZipProblem } from './zip-directory.ts'

const TEXT = [
  { name: 'mimetype', data: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml', data: '<a/>' },
]
// Where its parts begin: the second file; both in the directory; the end.
const [FILE_2, ENTRY_1, ENTRY_2, END] = [77, 122, 176, 233]
// The same as ZIP64, with its own end before that of every ZIP file.
const LARGE = { entry2: 204, largeEnd: 289, locator: 345, end: 365 }
const FULL = [0xff, 0xff, 0xff, 0xff]

const text = () => zipOf(TEXT)
const large = () => largeZipOf(TEXT)
const problemOf = (bytes: Uint8Array): ZipProblem | null => {
  const directory = readZipDirectory(bytes)
  return directory.ok ? null : directory.problem
}

type Change = readonly [at: number, ...values: number[]]

/** With other bytes at some places. */
function changed(bytes: Uint8Array, ...changes: readonly Change[]): Uint8Array {
  const copy = bytes.slice()
  for (const [at, ...values] of changes) copy.set(values, at)
  return copy
}

/** With more bytes at one place. */
const inserted = (bytes: Uint8Array, at: number, added: readonly number[]) =>
  Uint8Array.from([...bytes.subarray(0, at), ...added, ...bytes.subarray(at)])

/** The text, with bytes at the end of its last entry, as its extra field and its comment. */
const withLast = (extra: readonly number[], comment: readonly number[], ...changes: Change[]) =>
  changed(
    inserted(text(), END, [...extra, ...comment]),
    [ENTRY_2 + 30, extra.length, 0, comment.length],
    [END + extra.length + comment.length + 12, END - ENTRY_1 + extra.length + comment.length],
    ...changes,
  )

const withComment = (comment: Uint8Array) =>
  changed(Uint8Array.from([...text(), ...comment]), [
    END + 20,
    comment.length % 0x100,
    Math.floor(comment.length / 0x100),
  ])

const named = (name: string) => zipOf([{ name, data: 'a' }])
const deflated = (packed: number, size: number): Packed => ({
  name: 'a.xml',
  data: new Uint8Array(packed),
  size,
})
const many = (count: number) =>
  zipOf(Array.from({ length: count }, (_, at) => ({ name: `${at}`, data: '' })))

test('of each file within, its name, place, method and sizes are read', () => {
  expect(readZipDirectory(zipOf([...TEXT, deflated(10, 90)]))).toEqual({
    ok: true,
    entries: [
      { name: 'mimetype', isDeflated: false, header: 0, start: 38, packed: 39, size: 39 },
      { name: 'content.xml', isDeflated: false, header: 77, start: 118, packed: 4, size: 4 },
      { name: 'a.xml', isDeflated: true, header: 122, start: 157, packed: 10, size: 90 },
    ],
  })
})

test('the data of a file begin after its extra field', () => {
  const extra = changed(
    inserted(text(), 38, [0, 0, 0, 0]),
    [28, 4],
    [ENTRY_2 + 4 + 42, FILE_2 + 4],
    [END + 4 + 16, ENTRY_1 + 4],
  )
  expect(readZipDirectory(extra)).toMatchObject({ entries: [{ start: 42 }, { start: 122 }] })
})

describe('taken is a file', () => {
  const [first, second] = [text().subarray(ENTRY_1, ENTRY_2), text().subarray(ENTRY_2, END)]
  const before = LARGE.entry2 - 28
  test.each<[string, () => Uint8Array]>([
    ['with the longest comment', () => withComment(new Uint8Array(0xffff))],
    ['with a comment on a file within', () => withLast([], [1, 2, 3])],
    [
      'whose directory has another order',
      () =>
        Uint8Array.from([
          ...text().subarray(0, ENTRY_1),
          ...second,
          ...first,
          ...text().subarray(END),
        ]),
    ],
    ['with a space in a name', () => named('my file.xml')],
    ['with as many files as there may be', () => many(MOST_ENTRIES)],
    ['that grows as far as it may', () => zipOf([deflated(MOST_UNPACKED / 1_024, MOST_UNPACKED)])],
    ['that is packed as well as can be', () => zipOf([deflated(10, 11 * 1_032)])],
    ['of ZIP64', large],
    [
      'of ZIP64 whose short numbers are not full',
      () => changed(large(), [LARGE.end + 8, 2, 0, 2, 0, 167, 0, 0, 0, ENTRY_1, 0, 0, 0]),
    ],
    [
      'of ZIP64 with another extra field before its own',
      () =>
        changed(
          inserted(large(), before, [0x55, 0x54, 1, 0, 9]),
          [ENTRY_1 + 30, 33],
          [LARGE.largeEnd + 5 + 40, 167 + 5],
          [LARGE.locator + 5 + 8, 38],
        ),
    ],
    [
      'of which only one place stands in 64 bits',
      () => withLast([1, 0, 8, 0, FILE_2, 0, 0, 0, 0, 0, 0, 0], [], [ENTRY_2 + 42, ...FULL]),
    ],
  ])('%s', (_, file) => {
    expect(problemOf(file())).toBeNull()
  })
})

describe('refused is a file', () => {
  test.each<[string, () => Uint8Array]>([
    ['that is part of a split one', () => changed(text(), [END + 4, 1])],
    ['whose directory is on another part', () => changed(text(), [END + 6, 1])],
    ['that counts its files in two ways', () => changed(text(), [END + 8, 1])],
    ['that leaves out a file of its directory', () => changed(text(), [END + 8, 1, 0, 1])],
    ['whose directory is said to be shorter', () => changed(text(), [END + 12, 110])],
    ['with an empty directory', () => zipOf([], { before: 'PK\u0003\u0004' })],
    ['with a second end in its comment', () => withComment(text().subarray(END))],
    ['with a broken end in its comment', () => withComment(text().subarray(END, -1))],
    ['whose directory has something else', () => changed(text(), [ENTRY_2, 0])],
    ['packed in a way no office program knows', () => changed(text(), [ENTRY_2 + 10, 12])],
    ['whose directory points at something else', () => changed(text(), [FILE_2, 0])],
    ['with a name of another length there', () => changed(text(), [FILE_2 + 26, 10])],
    ['with another name there', () => changed(text(), [FILE_2 + 30, 0x43])],
    ['with data into the directory', () => changed(text(), [ENTRY_2 + 20, 5, 0, 0, 0, 5, 0, 0, 0])],
    ['with two sizes of what is not packed', () => changed(text(), [ENTRY_2 + 24, 5])],
    ['with a file in the data of another', nested],
    [
      'with two names that differ by capitals alone',
      () =>
        zipOf([
          { name: 'a.xml', data: 'a' },
          { name: 'A.XML', data: 'b' },
        ]),
    ],
    ['with a line break in a name', () => named('a\nb.xml')],
    ['with a file without a name', () => named('')],
    ['with a name from the root', () => named('/a.xml')],
    ['with a path out of the folder', () => named('a/../../b.xml')],
    ['with a drive in a name', () => named('C:a.xml')],
    ['with a stream in a name', () => named('a.xml:b')],
    ['of ZIP64 without its own end', () => changed(large(), [LARGE.largeEnd, 0])],
    ['of ZIP64 whose own end is elsewhere', () => changed(large(), [LARGE.locator + 8, 0])],
    ['of ZIP64 that counts in two ways', () => changed(large(), [LARGE.largeEnd + 24, 1])],
    ['of ZIP64 with another count here', () => changed(large(), [LARGE.end + 8, 1, 0])],
    ['of ZIP64 with another short count', () => changed(large(), [LARGE.end + 10, 1, 0])],
    ['of ZIP64 with another short length', () => changed(large(), [LARGE.end + 12, 0, 0, 0, 0])],
    ['of ZIP64 with another short place', () => changed(large(), [LARGE.end + 16, 0, 0, 0, 0])],
    ['of ZIP64 with another place of a file', () => changed(large(), [LARGE.largeEnd - 8, 1])],
    [
      'of which a place in 64 bits is beyond its field',
      () => withLast([1, 0, 4, 0, FILE_2, 0, 0, 0], [0, 0, 0, 0], [ENTRY_2 + 42, ...FULL]),
    ],
  ])('%s', (_, file) => {
    expect(problemOf(file())).toBe('damaged')
  })

  test.each<[string, () => Uint8Array]>([
    ['with one file too many', () => many(MOST_ENTRIES + 1)],
    ['of ZIP64 with billions of files', () => changed(large(), [317, 1], [325, 1])],
    [
      'that grows by a byte too much',
      () => zipOf([deflated(MOST_UNPACKED / 1_024, MOST_UNPACKED), { name: 'b', data: 'b' }]),
    ],
    ['that is packed better than can be', () => zipOf([deflated(10, 11 * 1_032 + 1)])],
    [
      'of ZIP64 that grows beyond 4 GB',
      () => changed(largeZipOf([deflated(10, 90)]), [45 + 46 + 5 + 8, 1]),
    ],
  ])('%s', (_, file) => {
    expect(problemOf(file())).toBe('expands')
  })
})

/** The third entry of its directory names a file that is within the second. */
function nested(): Uint8Array {
  const inner = { name: 'inner.xml', data: '<b/>' }
  const within = zipOf([inner]).subarray(0, 30 + 9 + 4)
  const files = [...TEXT.slice(0, 1), { name: 'outer.xml', data: within }, inner]
  const bytes = zipOf(files)
  return changed(bytes, [bytes.length - 22 - 55 + 42, FILE_2 + 30 + 9])
}
