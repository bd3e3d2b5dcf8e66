import { expect, test } from 'vitest'
import { requestFacts } from './request-facts.ts'

const PROXY = '10.0.0.2'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
  ['198.51.100.7:1234', '198.51.100.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['::ffff:198.51.100.7', '::ffff:198.51.100.7'],
  ['unknown', PROXY],
  ['198.51.100.7:port', PROXY],
  ['', PROXY],
])('a proxy that writes %s speaks for %s', (written, ip) => {
  const header = (name: string) => (name === 'x-forwarded-for' ? written : null)
  expect(requestFacts(header, PROXY, true).ip).toBe(ip)
})

test('without a proxy nobody says where they come from', () => {
  expect(requestFacts(() => '198.51.100.7', PROXY, false).ip).toBe(PROXY)
})
