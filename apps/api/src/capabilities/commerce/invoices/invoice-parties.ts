import { addressLines } from '@understory/domain/commerce/payments/buyer/address-lines.ts'
import { allTaxIdTypes } from '@understory/domain/commerce/payments/buyer/tax-id.ts'
import { isEvidence } from '@understory/domain/commerce/payments/buyer/tax-id-evidence.ts'
import { type VatLine, vatWithin } from '@understory/domain/commerce/payments/vat.ts'
import { money } from '@understory/domain/quantity/money.ts'
import type { Party } from '@understory/ports/documents/documents.ts'
import type { Deps } from '../../../deps.ts'
import { sellerFrom } from '../payments/public.ts'
import type { InvoiceRow } from './invoice-records.ts'
import { invoicesMessage } from './messages/messages.generated.ts'
import type { Buyer } from './stored-buyer.ts'

/** Who sold on the day of the invoice. */
export function sellerOf({ config }: Pick<Deps, 'config'>, { seller }: InvoiceRow): Party {
  return seller ?? sellerFrom(config.firstSeller)
}

export function buyerOf(buyer: Buyer): Party {
  return {
    name: buyer.name,
    addressLines: buyer.address ? addressLines(buyer.address) : [],
    taxIds: taxIdsOf(buyer).map(({ type, value }) => ({ label: taxIdLabel(type), value })),
  }
}

/** By the terms and the buyer of the day the invoice was issued. */
export function vatOf({ buyer, vat_terms, total_minor, currency }: InvoiceRow): VatLine | null {
  const taxIds = evidenceOf(buyer)
  return vatWithin(money(total_minor, currency), vat_terms, {
    country: buyer.address?.country ?? null,
    isBusiness: buyer.kind === 'business' && buyer.name !== '' && buyer.address !== null,
    hasVatNumber: taxIds.some(({ type }) => type === 'eu_vat'),
    hasTaxId: taxIds.length > 0,
  })
}

/** A private buyer has none; of a business those count that a registry does not deny. */
function evidenceOf(buyer: Buyer): Buyer['taxIds'] {
  if (!buyer.isChecked) return taxIdsOf(buyer)
  if (buyer.kind === 'personal') return []
  return buyer.taxIds.filter(({ type, verification = 'pending' }) =>
    isEvidence({ type, verification }),
  )
}

/** With the VAT number of the account's settings, unless it is among them. */
function taxIdsOf({ taxIds, vatNumber }: Buyer): Buyer['taxIds'] {
  if (!vatNumber || taxIds.some(({ value }) => value === vatNumber)) return taxIds
  return [...taxIds, { type: 'eu_vat', value: vatNumber }]
}

function taxIdLabel(type: string): string {
  return (
    allTaxIdTypes().find((entry) => entry.type === type)?.description ??
    invoicesMessage('invoice-parties.tax-id-label')
  )
}
