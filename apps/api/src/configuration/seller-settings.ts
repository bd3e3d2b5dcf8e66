/** What an invoice says of its seller. */
export type SellerSettings = {
  readonly SELLER_NAME: string
  readonly SELLER_ADDRESS: string
  readonly SELLER_TAX_ID: string
}
