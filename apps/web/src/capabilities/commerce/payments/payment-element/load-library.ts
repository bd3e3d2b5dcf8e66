import type { Stripe } from '@stripe/stripe-js'
import type { PaymentElementConfig } from './payment-element.ts'

/** The release train of the library that belongs to the server's API version. */
export const LIBRARY_URL = 'https://js.stripe.com/endive/stripe.js'

/** Where the provider's browser library comes from: its own host, or the sandbox. */
export function libraryUrl(config: PaymentElementConfig): string {
  return config.mode === 'stripe' ? LIBRARY_URL : new URL('/stripe.js', config.sandboxUrl).href
}

/** Loads the library once; it must never come from our own server. */
export async function loadLibrary(config: PaymentElementConfig): Promise<Stripe> {
  const loaded = window
  if (loaded.Stripe === undefined) await insertScript(libraryUrl(config))
  if (loaded.Stripe === undefined) throw new Error('the payment library gave nothing')
  return loaded.Stripe(config.publishableKey)
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${url} could not be loaded`))
    })
    document.head.append(script)
  })
}
