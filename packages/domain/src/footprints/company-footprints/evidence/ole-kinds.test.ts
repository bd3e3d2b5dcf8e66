import { describe, expect, test } from 'vitest'
import { oleOf } from './evidence-samples.ts'
import { oleKinds } from './ole-kinds.ts'

const CHAINED_TABLE = 2

/** An old office file whose directory takes these sectors one after another; the last names the stream. */
function oleIn(sectors: readonly number[], { stream = 'WordDocument', shift = 9, at = 0 } = {}) {
  const sectorBytes = 2 ** shift
  const placeOf = (sector: number) => (sector + 1) * sectorBytes
  const bytes = new Uint8Array(placeOf(Math.max(12, ...sectors) + 2))
  const view = new DataView(bytes.buffer)
  const put = (place: number, value: number) => view.setUint32(place, value, true)
  bytes.set(oleOf(stream).subarray(0, 512))
  view.setUint16(30, shift, true)
  put(48, sectors[0] ?? 0)
  put(68, CHAINED_TABLE)
  const tables = new Map<number, number>()
  for (const [index, sector] of sectors.entries()) {
    const table = Math.floor(sector / (sectorBytes / 4))
    const place = tables.get(table) ?? CHAINED_TABLE + 1 + tables.size
    tables.set(table, place)
    put(table < 109 ? 76 + table * 4 : placeOf(CHAINED_TABLE) + (table - 109) * 4, place)
    put(placeOf(place) + (sector % (sectorBytes / 4)) * 4, sectors[index + 1] ?? 0xfffffffe)
  }
  bytes.set(oleOf(stream).subarray(1024, 1536), placeOf(sectors.at(-1) ?? 0) + at)
  return bytes
}

const counted = (count: number) => Array.from({ length: count }, (_, index) => index + 10)

describe('what an old office file holds is found where its directory', () => {
  test.each([
    ['is one sector', oleIn([1])],
    ['goes on elsewhere', oleIn([10, 1])],
    ['goes on in sectors of another table', oleIn([1, 130, 131])],
    ['ends nine megabytes on', oleIn([1, 13_951, 13_952, 14_081, 17_999, 18_000])],
    ['has sectors of 4 KB', oleIn([1, 2_000, 2_001], { shift: 12 })],
    ['names it last', oleIn([1], { at: 256 })],
    ['takes 512 sectors', oleIn(counted(512))],
  ])('%s', (_, bytes) => {
    expect(oleKinds(bytes)).toEqual(new Set(['doc']))
  })

  test.each([
    ['WordDocument', 'doc'],
    ['PowerPoint Document', 'ppt'],
    ['Workbook', 'xls'],
    ['Book', 'xls'],
    ['EncryptedPackage', 'protected'],
  ])('names %s', (stream, kind) => {
    expect(oleKinds(oleOf(stream))).toEqual(new Set([kind]))
  })
})

describe('nothing is found in an old office file', () => {
  const changed = (at: number, value: number) => {
    const bytes = oleOf('WordDocument')
    bytes[at] = value
    return bytes
  }
  test.each([
    ['that begins with another byte', changed(0, 0)],
    ['that ends its mark with another byte', changed(7, 0)],
    ['whose numbers begin at their other end', changed(28, 0xff)],
    ['with sectors of a size that no program writes', oleIn([1], { shift: 10 })],
    ['whose directory is beyond its end', changed(48, 2)],
    ['whose directory takes more than 512 sectors', oleIn(counted(513))],
    ['that names it after its directory', oleIn([1], { at: 384 })],
    ['with a longer name', oleOf('WordDocument2')],
    ['with a name that every object has', oleOf('constructor')],
  ])('%s', (_, bytes) => {
    expect(oleKinds(bytes)).toEqual(new Set())
  })
})

test('a directory that goes in a circle is read to an end', () => {
  const circle = oleIn([1, 10, 1])
  expect(oleKinds(circle)).toEqual(new Set(['doc']))
})
