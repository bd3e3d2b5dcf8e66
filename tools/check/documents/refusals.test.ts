import { REFUSALS } from '@understory/contracts/refusals/refusals.ts'
import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'

test('every refusal is met in a test', () => {
  const tests = readSources()
    .filter(
      ({ path }) => /\.test\.tsx?$/.test(path) && path !== 'tools/check/documents/refusals.test.ts',
    )
    .map(({ text }) => text)
    .join('\n')
  const missing = Object.keys(REFUSALS).filter((code) => !new RegExp(`\\b${code}\\b`).test(tests))
  expect(missing).toEqual([])
})
