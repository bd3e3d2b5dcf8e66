import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findStrangeExportNames } from './export-names.ts'

const found = (path: string, text: string) => findStrangeExportNames([{ path, text }])
const FOLDER = 'packages/domain/src/commerce'

test.each([
  ['settle-purchase.ts', 'export function payLater() {}'],
  ['store-bill.ts', 'export type Invoice = { readonly id: string }'],
  ['money.ts', 'export const { a: tree } = values'],
])('one export that has nothing of its file’s name is found: %s', (file, text) => {
  expect(found(`${FOLDER}/${file}`, text)).toMatchObject([
    { rule: 'files-are-named-for-their-export' },
  ])
})

test.each([
  ['settle-purchase.ts', 'export async function settlePurchase() {}'],
  ['disk-files.ts', 'export const createDiskFiles = () => null'],
  ['categories.ts', 'export type Category = string'],
  ['bills-of-stores.ts', 'export const storesWithBills = 1'],
  ['money.ts', 'export const tree = 1\nexport const euro = 2'],
  ['setup.island.tsx', 'export type Sum = number\nexport default island(Sum)'],
  ['sum.route.tsx', 'export const loader = () => null'],
])('one that has, or a file with more than one, is no breach: %s', (file, text) => {
  expect(found(`${FOLDER}/${file}`, text)).toEqual([])
})

test('every file of the repository with one export is named for it', () => {
  expect(findStrangeExportNames(readSources())).toEqual([])
})
