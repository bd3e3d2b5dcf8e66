/** Refusals about products, their footprints and the partners who read them: status, and the sentence that a person reads. */
export const PRODUCT_REFUSALS = {
  OWN_PRODUCT_NOT_FOUND: [404, 'There is no such product.'],
  OWN_PRODUCT_PUBLISHED: [409, 'A footprint of this product was published, so it stays.'],
  TOO_MANY_OWN_PRODUCTS: [409, 'There are 200 products already. That is the most there can be.'],
  TOO_MANY_PRODUCT_FOOTPRINTS: [
    409,
    'This product has 50 footprints already. Please delete a draft first.',
  ],
  PRODUCT_FOOTPRINT_NOT_FOUND: [404, 'There is no such footprint of a product.'],
  PRODUCT_FOOTPRINT_FIXED: [
    409,
    'This footprint was published, so it does not change. Please draft a new one.',
  ],
  PRODUCT_FOOTPRINT_UNPUBLISHED: [
    409,
    'This footprint is a draft. Please publish it before you release it to a partner.',
  ],
  PRODUCT_CHECKS_FAIL: [
    409,
    'Some checks do not pass yet, so it stays a draft. Please look at the list of checks.',
  ],
  PRODUCT_RELEASE_NOT_FOUND: [404, 'This partner does not read that footprint any more.'],
  EXCHANGE_NOT_FOUND: [404, 'There is no such partner.'],
  EXCHANGE_ADDRESS_FORBIDDEN: [400, 'Events cannot be sent to this address.'],
  EXCHANGE_WITHOUT_SERVER: [
    409,
    'We do not know the PACT server of this partner. Please add the partner again with its address.',
  ],
  EXCHANGE_PAUSED: [409, 'This partner is paused. Please let it in again first.'],
  RECEIVED_FOOTPRINT_NOT_FOUND: [404, 'There is no such footprint of a partner.'],
  RECEIVED_FOOTPRINT_UNUSABLE: [
    409,
    'This footprint cannot be used in an inventory. Please look at what it does not say, or fetch it again.',
  ],
  PRODUCT_NOT_COUNTED: [409, 'What was bought cannot be counted by this footprint.'],
  EXCHANGE_REQUEST_NOT_WAITING: [409, 'This request is answered already.'],
  TOO_MANY_EXCHANGES: [409, 'There are 100 partners already. Please remove one first.'],
} as const
