import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { LONGEST_TEST_FILES } from './longest-first.ts'

test('every file that goes first is there', () => {
  expect(LONGEST_TEST_FILES.filter((name) => !existsSync(join(ROOT, name)))).toEqual([])
})
