import { GetPaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import type { DemoClient } from './demo-client.ts'

/** Pays a payment as a browser would, with a test card. */
export type PayByTestCard = (clientSecret: string) => Promise<void>

/** Pays it, and waits until it has funded what was bought. */
export async function payAndSettle(
  call: DemoClient,
  pay: PayByTestCard,
  clientSecret: string,
): Promise<void> {
  await pay(clientSecret)
  const paymentId = clientSecret.split('_secret_')[0] ?? ''
  await call(GetPaymentOutcome, { params: { paymentId } })
}
