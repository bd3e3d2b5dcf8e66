import { expect, test } from 'vitest'
import { findBigFolders, readFileNames } from './folders.ts'

const files = (count: number, folder: string) =>
  Array.from({ length: count }, (_, at) => `${folder}/file-${at}.ts`)

test('a folder with twenty-one files directly in it is found', () => {
  const planted = [...files(21, 'apps/api/src/a'), ...files(20, 'apps/api/src/a/b')]
  expect(findBigFolders(planted)).toMatchObject([{ path: 'apps/api/src/a', rule: 'small-folders' }])
})

test('no folder of the repository has more than twenty files directly in it', () => {
  expect(findBigFolders(readFileNames())).toEqual([])
})
