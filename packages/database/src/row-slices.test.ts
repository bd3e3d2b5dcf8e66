import { expect, test } from 'vitest'
import { rowSlices } from './row-slices.ts'

const rowsOf = (count: number) => Array.from({ length: count }, (_, id) => ({ id, a: 1, b: 2 }))

test.each([0, 1, 21_666, 21_667, 100_000])(
  'of %d rows every slice fits into one statement, and none is lost',
  (count) => {
    const rows = rowsOf(count)
    const slices = [...rowSlices(rows)]
    expect(slices.flat()).toEqual(rows)
    for (const slice of slices) expect(slice.length * 3).toBeLessThanOrEqual(65_535)
  },
)
