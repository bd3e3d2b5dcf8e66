import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { GatewayTaxId, TaxIdVerification } from '@understory/ports/payments/payment-gateway.ts'
import type Stripe from 'stripe'

const VERDICTS: Record<string, TaxIdVerification> = lookupTable({
  pending: 'pending',
  verified: 'verified',
  unverified: 'unverified',
})

export function taxIdOf(taxId: Stripe.TaxId): GatewayTaxId {
  return {
    id: taxId.id,
    type: taxId.type,
    value: taxId.value,
    verification: VERDICTS[taxId.verification?.status ?? ''] ?? 'unavailable',
  }
}
