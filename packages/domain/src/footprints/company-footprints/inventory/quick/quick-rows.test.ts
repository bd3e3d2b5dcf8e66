import { expect, test } from 'vitest'
import { QUICK_ROW_IDS, usualGoods } from './quick-rows.ts'

test('a joinery is asked for wood first; a sector of which nothing is known for nothing', () => {
  expect(usualGoods('furniture')[0]).toBe('wood')
  expect(usualGoods('furniture').length).toBeLessThanOrEqual(4)
  expect(usualGoods('no such sector')).toEqual([])
})

test('each row is known by a name of its own', () => {
  expect(new Set(QUICK_ROW_IDS).size).toBe(QUICK_ROW_IDS.length)
  expect(QUICK_ROW_IDS).toContain('material-10')
})
