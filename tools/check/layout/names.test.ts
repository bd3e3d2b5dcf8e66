import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findCommonNames } from './names.ts'

const files = (count: number, text: string, ending = 'ts') =>
  Array.from({ length: count }, (_, at) => ({ path: `apps/api/src/file-${at}.${ending}`, text }))

test.each([
  'type Row = { readonly id: string }',
  'interface Row {}',
  'const Row = 1',
  'export const [, Row] = values',
  'const { a: Row = 1 } = values',
  'const [, ...Row] = values',
  'export function Row() {}',
  'export default class Row {}',
])('a name that six files define is found: %s', (text) => {
  expect(findCommonNames(files(6, text))).toMatchObject([{ rule: 'searchable-names' }])
  expect(findCommonNames(files(5, text))).toEqual([])
})

test('a name inside a function, and one of a test, is no name of a file', () => {
  const inside = files(9, '').map(({ path }, at) => ({
    path,
    text: `export function own${at}() { const row = 1; return row }`,
  }))
  expect(findCommonNames(inside)).toEqual([])
  expect(findCommonNames(files(9, 'const row = 1', 'test.ts'))).toEqual([])
})

test('a route may have what React Router looks for, and no other file may', () => {
  const text = 'export const loader = () => null'
  expect(findCommonNames(files(9, text, 'route.tsx'))).toEqual([])
  expect(findCommonNames(files(9, text))).toHaveLength(1)
})

test('every name at the top of a file of the repository can be searched for', () => {
  expect(findCommonNames(readSources())).toEqual([])
})
