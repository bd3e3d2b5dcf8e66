import { expect, test } from 'vitest'
import {
  findInventoryCategory,
  findLineCategory,
  inventoryCategoryName,
} from './inventory-category-name.ts'

test.each([
  ['unknownScopeOne', 'All of scope 1, by the benchmark'],
  ['unknownScopeTwo', 'All of scope 2, by the benchmark'],
  ['capitalGoods', 'Capital goods'],
] as const)('%s is called %s', (category, name) => {
  expect(inventoryCategoryName(category)).toBe(name)
})

test.each([
  ['capitalGoods', 'capitalGoods'],
  ['capital goods', 'capitalGoods'],
  [' CAPITAL GOODS ', 'capitalGoods'],
  ['All of scope 2, by the benchmark', 'unknownScopeTwo'],
  ['Cakes', null],
  ['', null],
  [undefined, null],
])('%j is found as %s', (typed, category) => {
  expect(findInventoryCategory(typed)).toBe(category)
})

test('lines are in a category, not in a whole scope', () => {
  expect(findLineCategory('Capital goods')).toBe('capitalGoods')
  expect(findLineCategory('unknownScopeOne')).toBeNull()
})
