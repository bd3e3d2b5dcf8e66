import type { Party } from '@understory/ports/documents/documents.ts'
import type { SellerSettings } from '../../../../configuration/seller-settings.ts'

/** Who sells today, as an invoice names them from now on. */
export function sellerFrom(config: SellerSettings): Party {
  return {
    name: config.SELLER_NAME,
    addressLines: config.SELLER_ADDRESS.split(',')
      .map((line) => line.trim())
      .filter(Boolean),
    taxIds: config.SELLER_TAX_ID ? [{ label: 'VAT number', value: config.SELLER_TAX_ID }] : [],
  }
}
