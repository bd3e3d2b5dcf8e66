import { describe, expect, test } from 'vitest'
import {
  brandOf,
  cardEntryProblemsOf,
  cursorAfterGrouping,
  grouped,
  groupedExpiry,
  parseExpiry,
} from './card-entry.ts'

const today = { year: 2026, month: 11 }
const good = {
  number: '4242 4242 4242 4242',
  expiry: '12 / 29',
  cvc: '123',
  name: 'Ada Hill',
  postcode: 'SW1A 1AA',
}

describe('typing a card number', () => {
  test.each([
    { typed: '4242424242424242', shown: '4242 4242 4242 4242', brand: 'visa' },
    { typed: '378282246310005', shown: '3782 822463 10005', brand: 'amex' },
    { typed: '5555-5555 55554444', shown: '5555 5555 5555 4444', brand: 'mastercard' },
    { typed: '42424', shown: '4242 4', brand: 'visa' },
    { typed: '', shown: '', brand: null },
  ])('$typed is shown as "$shown"', ({ typed, shown, brand }) => {
    expect(grouped(typed)).toBe(shown)
    expect(brandOf(typed)).toBe(brand)
  })

  test('the cursor stays behind the digit that was typed', () => {
    expect(cursorAfterGrouping('4242 4242', 4)).toBe(4)
    expect(cursorAfterGrouping('4242 4242', 5)).toBe(6)
    expect(cursorAfterGrouping('4242', 0)).toBe(0)
  })
})

test.each([
  { typed: '9', shown: '09' },
  { typed: '1', shown: '1' },
  { typed: '1229', shown: '12 / 29' },
  { typed: '929', shown: '09 / 29' },
])('an expiry typed as $typed is shown as $shown', ({ typed, shown }) => {
  expect(groupedExpiry(typed)).toBe(shown)
})

test.each([
  { text: '12 / 29', expiry: { month: 12, year: 2029 } },
  { text: '12/2029', expiry: { month: 12, year: 2029 } },
  { text: '13 / 29', expiry: null },
  { text: '00 / 29', expiry: null },
  { text: '12', expiry: null },
])('the expiry "$text" is read', ({ text, expiry }) => {
  expect(parseExpiry(text)).toEqual(expiry)
})

describe('what is wrong is said next to its field', () => {
  test.each([
    { rule: 'a good card has no problem', change: {}, wrong: [] },
    { rule: 'a wrong digit', change: { number: '4242 4242 4242 4241' }, wrong: ['number'] },
    { rule: 'a number too short', change: { number: '4242' }, wrong: ['number'] },
    { rule: 'nothing but noughts', change: { number: '0000 0000 0000 0000' }, wrong: ['number'] },
    { rule: 'last month', change: { expiry: '10 / 26' }, wrong: ['expiry'] },
    { rule: 'this month still works', change: { expiry: '11 / 26' }, wrong: [] },
    { rule: 'two digits of a code', change: { cvc: '12' }, wrong: ['cvc'] },
    { rule: 'a blank name', change: { name: '  ' }, wrong: ['name'] },
    { rule: 'no postcode', change: { postcode: '' }, wrong: ['postcode'] },
    {
      rule: 'American Express has four digits in its code',
      change: { number: '3782 822463 10005', cvc: '123' },
      wrong: ['cvc'],
    },
  ])('$rule', ({ change, wrong }) => {
    expect(Object.keys(cardEntryProblemsOf({ ...good, ...change }, today))).toEqual(wrong)
  })
})
