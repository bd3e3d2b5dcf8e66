import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { LIBRARY_URL, libraryUrl } from './load-library.ts'

test('the library comes from the provider, on the release train its own loader names', () => {
  const loader = readFileSync(
    createRequire(import.meta.url)
      .resolve('@stripe/stripe-js')
      .replace(/lib\/.*$/, 'dist/pure.js'),
    'utf8',
  )
  const [, train] = /RELEASE_TRAIN = '(\w+)'/.exec(loader) ?? []
  const [, origin] = /ORIGIN = '([^']+)'/.exec(loader) ?? []
  expect(LIBRARY_URL).toBe(`${origin}/${train}/stripe.js`)
  expect(libraryUrl({ mode: 'stripe', publishableKey: 'pk_live_1' })).toBe(LIBRARY_URL)
})

test('locally it comes from the sandbox', () => {
  const config = {
    mode: 'sandbox',
    publishableKey: 'pk',
    sandboxUrl: 'http://127.0.0.1:4010',
  } as const
  expect(libraryUrl(config)).toBe('http://127.0.0.1:4010/stripe.js')
})
