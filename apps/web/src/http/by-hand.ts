/** In an address with a currency: it was chosen in the list, and not asked for by a link. */
export const BY_HAND = 'chosen'
