import type { Payment, PaymentGateway } from './payment-gateway.ts'

/** What a gateway must offer to be put through the contract. */
export type GatewayUnderTest = {
  gateway: PaymentGateway
  /** Confirms as a browser would, with one of the provider's documented test cards. */
  confirm(payment: Payment, cardToken: string): Promise<void>
  /** Makes a refund, as someone does at the provider; of all that is left by default. */
  refund(payment: Payment, amount?: number): Promise<void>
  close(): Promise<void>
}
