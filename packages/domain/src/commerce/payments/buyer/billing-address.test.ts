import { describe, expect, test } from 'vitest'
import { checkBillingAddress, needsWholeAddress } from './billing-address.ts'

const home = {
  line1: '1 High Street',
  line2: null,
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
}

function problems(change: Partial<typeof home>, isWhole = true) {
  const checked = checkBillingAddress({ ...home, ...change }, { isWhole })
  return checked.ok ? [] : checked.problems.map(({ field, code }) => `${field} ${code}`)
}

describe('a billing address', () => {
  test.each([
    ['GB', 'SW1A 1AA'],
    ['GB', 'm11ae'],
    ['GB', 'GIR 0AA'],
    ['US', '94107'],
    ['US', '94107-1234'],
    ['IE', 'D02 X285'],
    ['IE', ''],
    ['AU', '2000'],
    ['DE', '10115'],
    ['NL', '1012 ab'],
    ['PL', '00-001'],
    ['PT', '1000-205'],
    ['MT', 'VLT 1117'],
    ['SE', '111 22'],
    ['GR', '10431'],
    ['LV', 'LV-1010'],
    ['RO', '010011'],
    ['HK', ''],
    ['JP', '100-0001'],
  ])('%s takes the post code "%s"', (country, postcode) => {
    expect(problems({ country, postcode })).toEqual([])
  })

  test.each([
    ['GB', 'LS1', 'BAD_POSTCODE'],
    ['GB', '', 'REQUIRED'],
    ['US', '9410', 'BAD_POSTCODE'],
    ['DE', '1011', 'BAD_POSTCODE'],
    ['IE', 'X', 'BAD_POSTCODE'],
    ['PL', '00001', 'BAD_POSTCODE'],
  ])('%s refuses the post code "%s": %s', (country, postcode, code) => {
    expect(problems({ country, postcode })).toEqual([`postcode ${code}`])
  })

  test.each([
    { change: { line1: '  ' }, problem: 'line1 REQUIRED' },
    { change: { city: '' }, problem: 'city REQUIRED' },
    { change: { city: 'Leeds\u0000' }, problem: 'city BAD_CHARACTERS' },
    { change: { line1: 'x'.repeat(201) }, problem: 'line1 TOO_LONG' },
    { change: { country: 'XX' }, problem: 'country UNKNOWN_COUNTRY' },
    { change: { country: 'constructor' }, problem: 'country UNKNOWN_COUNTRY' },
  ])('refused: $problem', ({ change, problem }) => {
    expect(problems(change)).toEqual([problem])
  })

  test('has lines of 200 characters and a town of 100', () => {
    const longest = { line1: 'x'.repeat(200), city: 'x'.repeat(100) }
    expect(problems(longest)).toEqual([])
    expect(problems({ city: 'x'.repeat(101) })).toEqual(['city TOO_LONG'])
  })

  test('is kept trimmed, its post code in capitals', () => {
    const typed = { ...home, line2: '  ', city: ' Leeds ', postcode: ' ls1  1aa ' }
    expect(checkBillingAddress(typed, { isWhole: true })).toEqual({ ok: true, address: home })
  })
})

describe('where no whole address is needed', () => {
  const none = { line1: '', city: '', postcode: '' }

  test.each([
    { rule: 'a country is enough', typed: none, found: [] },
    { rule: 'a post code alone is taken', typed: { ...none, postcode: 'LS1 1AA' }, found: [] },
    {
      rule: 'a post code is still checked',
      typed: { ...none, postcode: 'LS1' },
      found: ['postcode BAD_POSTCODE'],
    },
    {
      rule: 'a country is needed',
      typed: { ...none, country: '' },
      found: ['country UNKNOWN_COUNTRY'],
    },
    {
      rule: 'an address that was begun is completed',
      typed: { ...none, line1: '1 High Street' },
      found: ['city REQUIRED', 'postcode REQUIRED'],
    },
  ])('$rule', ({ typed, found }) => {
    expect(problems(typed, false)).toEqual(found)
  })
})

test.each([
  ['personal', false, false],
  ['personal', true, true],
  ['business', false, true],
  ['business', true, true],
] as const)('an invoice to a %s account (tax id: %s) needs a whole address: %s', (...row) => {
  const [accountKind, hasTaxId, isNeeded] = row
  expect(needsWholeAddress({ accountKind, hasTaxId })).toBe(isNeeded)
})
