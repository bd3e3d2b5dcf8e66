import { expect, test } from 'vitest'
import { purposeOf } from './purchase-words.ts'

test.each([
  [{ reference: 'Q3', product: 'business-vehicle-onetime' }, 'Q3'],
  [
    { reference: null, product: 'business-verify-footprint-onetime' },
    'Verification of a footprint',
  ],
  [{ reference: null, product: 'business-footprint-onetime' }, 'A year of a footprint'],
  [{ reference: null, product: 'personal-instant-onetime' }, null],
])('a purchase says what it was for where its figures do not: %j', (purchase, purpose) => {
  expect(purposeOf(purchase)).toBe(purpose)
})
