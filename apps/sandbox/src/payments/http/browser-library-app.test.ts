import { expect, test } from 'vitest'
import { browserLibrary, createBrowserLibraryApp } from './browser-library-app.ts'

/** The script in a page that has no more than the script needs to begin. */
function loaded(): Record<string, unknown> {
  const page = {
    window: {},
    document: { currentScript: { src: 'http://127.0.0.1:4010/stripe.js' } },
  }
  new Function('window', 'document', browserLibrary())(page.window, page.document)
  return page.window
}

test('is one script without modules or types', async () => {
  const answer = await createBrowserLibraryApp().request('/stripe.js')
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
  expect(await answer.text()).not.toMatch(/^(import|export) /m)
})

test('has what the product uses of the provider’s library', () => {
  const { Stripe } = loaded() as { Stripe: (key: string) => Record<string, unknown> }
  const stripe = Stripe('pk_test_local_tests')
  expect(Object.keys(stripe).toSorted()).toEqual([
    'confirmPayment',
    'confirmSetup',
    'elements',
    'retrievePaymentIntent',
    'retrieveSetupIntent',
  ])
  const elements = (stripe.elements as (options: object) => Record<string, unknown>)({
    clientSecret: 'pi_1_secret_2',
  })
  const element = (elements.create as (type: string) => Record<string, unknown>)('payment')
  for (const name of ['on', 'mount', 'destroy']) expect(element[name]).toBeTypeOf('function')
})
