import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../folders.ts'
import { generateReferenceData } from './generate-reference-data.ts'

test.each(Object.entries(generateReferenceData()))('%s agrees with its data', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text)
})
