import { expect, test } from 'vitest'
import { isEvidence } from './tax-id-evidence.ts'

test.each([
  ['eu_vat', 'verified', true],
  ['eu_vat', 'unverified', false],
  ['eu_vat', 'pending', false],
  ['eu_vat', 'unavailable', false],
  ['gb_vat', 'verified', true],
  ['gb_vat', 'unverified', false],
  ['us_ein', 'unavailable', true],
  ['us_ein', 'verified', true],
  ['us_ein', 'unverified', false],
] as const)(
  'a %s that its registry calls %s is evidence of a business: %s',
  (type, verification, is) => {
    expect(isEvidence({ type, verification })).toBe(is)
  },
)
