import { expect, test } from 'vitest'
import { nextPageAddress, pageAddressOf } from './page-address.ts'

test.each([
  ['Ada Lovelace', 'ada-lovelace'],
  ['  Fern & Co. Ltd ', 'fern-co-ltd'],
  ['Müller Bäckerei', 'muller-backerei'],
  ['42', '42'],
  ['森林', 'forest'],
  ['--', 'forest'],
  ['Vehicles', 'vehicles-forest'],
  ['a'.repeat(80), 'a'.repeat(50)],
  [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
])('%j stands at %s', (name, address) => {
  expect(pageAddressOf(name)).toBe(address)
})

test('the second of one name has a number', () => {
  expect([0, 1, 2].map((others) => nextPageAddress('ada', others))).toEqual([
    'ada',
    'ada-2',
    'ada-3',
  ])
})
