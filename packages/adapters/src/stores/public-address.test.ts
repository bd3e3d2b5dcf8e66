import { expect, test } from 'vitest'
import { isLoopback, isPublicAddress } from './public-address.ts'

test.each(['8.8.8.8', '93.184.215.14', '172.32.0.1', '2606:4700::6810:84e5', '2a00:1450:4001::1'])(
  '%s is of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001::1',
  '2001:db8::1',
  '2002:a00:1::1',
  '3fff:1::1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'shop.example',
])('%s is not', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test('a machine’s own addresses are known', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', 'localhost'].map(isLoopback)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
