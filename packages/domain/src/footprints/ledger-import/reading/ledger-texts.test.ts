import { describe, expect, test } from 'vitest'
import { parseMonth } from '../../../calendar/calendar.ts'
import { decimalMarkOf, parseLedgerAmount } from './ledger-amounts.ts'
import { dateFormatOf, LEDGER_DATE_FORMATS, parseLedgerDate } from './ledger-dates.ts'
import { supplierInDetails } from './supplier-in-details.ts'

describe('an amount', () => {
  test.each([
    ['1,440.00', '.', 144_000],
    ['£58.20', '.', 5_820],
    ['-58.20', '.', -5_820],
    ['−58.20', '.', -5_820],
    ['(58.20)', '.', -5_820],
    ['58.20-', '.', -5_820],
    ['58.20 CR', '.', -5_820],
    ['58.20 DR', '.', 5_820],
    ['GBP 12', '.', 1_200],
    ['1.440,50', ',', 144_050],
    ["1'440.5", '.', 144_050],
    ['.5', '.', 50],
    ['', '.', 0],
    ['-', '.', 0],
    ['abc', '.', null],
    ['1.2.3', '.', null],
    ['12345678901234', '.', null],
  ] as const)('%s with %s is %d', (text, mark, amount) => {
    expect(parseLedgerAmount(text, mark)).toBe(amount)
  })

  test.each([
    [['12,50', '1.440,00'], ','],
    [['12.50', '1,440.00'], '.'],
    [['1,440'], '.'],
    [['12,50', '12.50'], '.'],
    [[], '.'],
  ] as const)('of %s the decimal mark is %s', (texts, mark) => {
    expect(decimalMarkOf(texts)).toBe(mark)
  })
})

describe('a day', () => {
  test.each([
    ['2025-01-03', 'iso'],
    ['2025-01-03 10:15:00', 'iso'],
    ['03/01/2025', 'dmy'],
    ['3/1/25', 'dmy'],
    ['01/03/2025', 'mdy'],
    ['03.01.2025', 'dmy-points'],
    ['3 Jan 2025', 'dmy-words'],
    ['03 January 2025', 'dmy-words'],
  ] as const)('%s by %s is 3 January', (text, format) => {
    expect(parseLedgerDate(text, format)).toBe('2025-01-03')
  })

  test('that no calendar has is none', () => {
    for (const format of LEDGER_DATE_FORMATS)
      expect(parseLedgerDate('31/31/2025', format)).toBeNull()
  })

  test.each([
    [['13/01/2025', '02/03/2025'], { format: 'dmy' }],
    [['01/13/2025', '02/03/2025'], { format: 'mdy' }],
    [['02/03/2025', '04/05/2025'], { ask: ['dmy', 'mdy'] }],
    [['05/05/2025'], { format: 'dmy' }],
    // The other way is of another year of the company.
    [['01/07/2024', '02/12/2024'], { ask: ['dmy', 'mdy'] }],
    [['2025-01-03', 'soon'], { unread: 'soon' }],
  ] as const)('of %s is read by %o', (texts, found) => {
    expect(dateFormatOf(texts, parseMonth('2025-01') as never)).toEqual(found)
  })

  test('is read the way that lies in the twelve months', () => {
    // By the other way the days are of June and December before.
    const texts = ['06/01/2025', '12/01/2025']
    expect(dateFormatOf(texts, parseMonth('2025-06') as never)).toEqual({ format: 'mdy' })
  })
})

test.each([
  ['ROYALMA', 'Royal Mail Postage account', 'Royal Mail'],
  ['BRIGHTL', 'Bright Landlord LLP Office rent', 'Bright Landlord'],
  ['DELL', 'Dell 2 laptops', 'Dell'],
  ['ACM001', 'Acme Paper', 'ACM001'],
  ['', 'Acme Paper', ''],
])('of the code %s and “%s” the supplier is %s', (code, details, supplier) => {
  expect(supplierInDetails(code, details)).toBe(supplier)
})
