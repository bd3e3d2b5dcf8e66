import { expect, test } from 'vitest'
import { type ChangeField, differencesOf, problemsOfValues, valuesOf } from './change-field.ts'

const NAME: ChangeField = { name: 'name', label: 'Name', type: 'line', most: 10 }
const PRICE: ChangeField = {
  name: 'price',
  label: 'Price',
  type: 'number',
  decimals: 2,
  least: 0.01,
  most: 1_000,
  unit: 'pounds',
}
const KIND: ChangeField = {
  name: 'kind',
  label: 'Kind',
  type: 'choice',
  options: [{ value: 'a', label: 'The first' }],
}
const field = (type: 'email' | 'date' | 'colour' | 'switch'): ChangeField => ({
  name: 'it',
  label: 'It',
  type,
})
const ADDRESS: ChangeField = { name: 'it', label: 'It', type: 'address' }

test.each([
  ['a name that is missing', NAME, '', 'Please fill in “Name”.'],
  ['a name that is too long', NAME, 'Elderberries', 'Please use at most 10 characters.'],
  ['a name of two lines', NAME, 'a\nb', 'Please write this on one line.'],
  ['a name', NAME, 'Elder', null],
  ['nothing where it may be left out', { ...NAME, isOptional: true as const }, '', null],
  ['a price in words', PRICE, 'five', 'Please give a number with at most 2 decimals, such as 1.5.'],
  [
    'a price of three decimals',
    PRICE,
    '1.234',
    'Please give a number with at most 2 decimals, such as 1.5.',
  ],
  ['a price of nothing', PRICE, '0', 'Please give a number from 0.01 to 1,000.'],
  ['a price', PRICE, '12.5', null],
  ['a choice that is not there', KIND, 'b', 'Please choose one of these.'],
  ['an email', field('email'), 'hello@example.org', null],
  [
    'an email with a name',
    field('email'),
    'Us <hello@example.org>',
    'Please give an email address, such as hello@example.org.',
  ],
  ['a day', field('date'), '2028-02-29', null],
  [
    'a day that is not in the calendar',
    field('date'),
    '2027-02-29',
    'Please give a date, such as 2027-01-31.',
  ],
  ['a colour', field('colour'), '#16352A', null],
  [
    'a colour by name',
    field('colour'),
    'green',
    'Please give a colour as #rrggbb, such as #16352a.',
  ],
  ['an address', ADDRESS, 'https://example.org/a?b', null],
  [
    'a script for an address',
    ADDRESS,
    'javascript:alert(1)',
    'Please give an address that begins with https://.',
  ],
  [
    'an address with a password',
    ADDRESS,
    'https://a:b@example.org',
    'Please give an address that begins with https://.',
  ],
  [
    'a path where only an address will do',
    ADDRESS,
    '/about',
    'Please give an address that begins with https://.',
  ],
  ['a path', { ...ADDRESS, mayBePath: true as const }, '/about', null],
  [
    'a path to another host',
    { ...ADDRESS, mayBePath: true as const },
    '//evil.example',
    'Please give an address that begins with https://.',
  ],
  ['a switch', field('switch'), '', null],
])('%s', (_, changed, value, problem) => {
  const problems = problemsOfValues([changed], { [changed.name]: value })
  expect(problems).toEqual(problem === null ? {} : { [changed.name]: problem })
})

test('only the fields of the form count, without spaces around them', () => {
  const given = { name: ' Elder ', other: 'x' }
  expect(valuesOf([NAME, PRICE], given)).toEqual({ name: 'Elder', price: '' })
})

test('a change says what it alters, and only that', () => {
  const before = { name: 'Elder', price: '1', kind: '' }
  const after = { name: 'Elder', price: '2', kind: 'a' }
  expect(differencesOf([NAME, PRICE, KIND], before, after)).toEqual([
    { label: 'Price', from: '1 pounds', to: '2 pounds' },
    { label: 'Kind', from: 'nothing', to: 'The first' },
  ])
})

test('something new says all that it has', () => {
  expect(differencesOf([NAME, PRICE], null, { name: 'Elder', price: '' })).toEqual([
    { label: 'Name', from: null, to: 'Elder' },
  ])
})
