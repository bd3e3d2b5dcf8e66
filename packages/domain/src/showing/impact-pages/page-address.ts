const PAGE_ADDRESS_MAX_LENGTH = 50
/** Addresses under /impact that lead elsewhere. */
const TAKEN: readonly string[] = ['vehicles']
const WITHOUT_LETTERS = 'forest'

/**
 * The last part of the address of an impact page: a display name in small letters and digits, with hyphens
 * between its words. A name without a Latin letter or digit, or one that leads elsewhere, gets a word of its own.
 */
export function pageAddressOf(displayName: string): string {
  const plain = displayName
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, PAGE_ADDRESS_MAX_LENGTH)
  const address = plain.replace(/^-/, '').replace(/-$/, '')
  if (address === '') return WITHOUT_LETTERS
  return TAKEN.includes(address) ? `${address}-${WITHOUT_LETTERS}` : address
}

/** The same, where as many others have it already. */
export function nextPageAddress(address: string, others: number): string {
  return others === 0 ? address : `${address}-${others + 1}`
}
