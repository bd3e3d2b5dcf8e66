import { REFUSALS } from '@understory/contracts/refusals.ts'
import { expect, test } from 'vitest'
import { readSources } from './read-sources.ts'

/** Not met by a test yet; one that is met leaves this list. */
const STILL_TO_BE_TESTED: readonly string[] = [
  'METHOD_NOT_ALLOWED',
  'REQUEST_RESET_PWD_FAILED',
  'SECOND_FACTOR_EXISTS',
  'SERVER_ERROR',
  'TAX_ID_EXISTS',
  'TOO_MANY_VEHICLES',
  'VEHICLES_NOT_SAVED',
]

test('every refusal is met in a test', () => {
  const tests = readSources()
    .filter(({ path }) => /\.test\.tsx?$/.test(path) && path !== 'tools/check/refusals.test.ts')
    .map(({ text }) => text)
    .join('\n')
  const missing = Object.keys(REFUSALS).filter((code) => !new RegExp(`\\b${code}\\b`).test(tests))
  expect(missing.sort()).toEqual(STILL_TO_BE_TESTED)
})
