import fc from 'fast-check'
import { expect, test } from 'vitest'
import { routeOf, scrubbedText } from './scrubbed-text.ts'

test.each([
  ['mail to ada.lovelace@ashdown.example bounced', 'mail to [email] bounced'],
  ['authorization: Bearer eyJhbGciOi.abc', '[secret]'],
  ['sent Bearer eyJhbGciOi.abc to it', 'sent [secret] to it'],
  ['cookie: understory.session_token=abc; other=1', '[secret]'],
  ['connect postgres://owner:hunter2@db/understory failed', 'connect [address] failed'],
  ['card 4242 4242 4242 4242 was refused', 'card [number] was refused'],
  ['VAT GB123456789 is not valid', 'VAT [number] is not valid'],
  ['EIN 12-3456789 is not valid', 'EIN [number] is not valid'],
  ['call +44 20 7946 0958', 'call [number]'],
  ['from 198.51.100.7', 'from [ip]'],
  ['from 2001:db8:0:0:0:0:2:1', 'from [ip]'],
  ['no invoice for Ada Lovelace', 'no invoice for [name]'],
  ['no invoice for Zoë Brontë-Hale', 'no invoice for [name]'],
  ['row 3f0d6f4e-8a51-4c6e-9b9a-0f8d0e1c2b3a is gone', 'row [id] is gone'],
  ['Unexpected token in "{"name":"Ada"}" of JSON', 'Unexpected token in "[text]" of JSON'],
])('%s', (text, scrubbed) => expect(scrubbedText(text)).toBe(scrubbed))

test.each([
  "Cannot read properties of undefined (reading 'length')",
  'the provider answered 503 after 3 tries',
  'relation "purchase" does not exist'.replaceAll('"', "'"),
])('%s stays as it is', (text) => expect(scrubbedText(text)).toBe(text))

test('a message is cut after 500 characters, once it is clean', () => {
  expect(scrubbedText('moss '.repeat(200))).toBe('moss '.repeat(100))
})

test('no email, card number or bearer token gets through, whatever stands around it', () => {
  const secrets = ['a@b.example', '4242424242424242', 'Bearer abcdefghijk']
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...secrets), fc.string(), (before, secret, after) => {
      expect(scrubbedText(`${before} ${secret} ${after}`)).not.toContain(secret)
    }),
  )
})

test.each([
  ['/', '/'],
  ['/my-impact/dashboards/impact?welcome=true', '/my-impact/dashboards/impact'],
  ['/verify/CERT-2026-000123', '/verify/{id}'],
  ['/impact/ada-lovelace', '/impact/{id}'],
  ['/api/impact/public-totals', '/api/impact/public-totals'],
  ['/gift/abcdefgh', '/gift/{id}'],
  ['/api/footprints/3f0d6f4e-8a51-4c6e-9b9a-0f8d0e1c2b3a/lines', '/api/footprints/{id}/lines'],
  ['/sitemap.xml', '/sitemap.xml'],
  [`/${'moss/'.repeat(200)}`, `/${'moss/'.repeat(99)}moss`],
])('%s is the route %s', (path, route) => expect(routeOf(path)).toBe(route))
