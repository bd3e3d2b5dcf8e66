import type { PaymentElement, PaymentElementConfig } from './payment-element.ts'

/** The element for the mode the server runs in; only the one that is used is downloaded. */
export async function createPaymentElement(config: PaymentElementConfig): Promise<PaymentElement> {
  switch (config.mode) {
    case 'sandbox': {
      const { createLocalPaymentElement } = await import('./local-payment-element.ts')
      return createLocalPaymentElement(config)
    }
    case 'stripe': {
      const { createStripePaymentElement } = await import('./stripe-payment-element.ts')
      return createStripePaymentElement(config)
    }
  }
}
