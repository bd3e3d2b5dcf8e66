import { expect, test } from 'vitest'
import { briefFigure } from './brief-figure.ts'

test.each([
  [466.667, '466.6'],
  [12.5, '12.5'],
  [1_999.99, '1,999.9'],
  [0.159, '0.15'],
  [3, '3'],
  [0, '0'],
])('%d is written %s on a bar', (value, written) => {
  expect(briefFigure(value)).toBe(written)
})
