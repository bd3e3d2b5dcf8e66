/** A verdict of the registry of a kind of tax id, as far as it is known. */
export const TAX_ID_VERDICTS = ['pending', 'verified', 'unverified', 'unavailable'] as const
export type TaxIdVerdict = (typeof TAX_ID_VERDICTS)[number]

/** Those that a registry is asked about. */
const CHECKED_TYPES = ['eu_vat', 'gb_vat', 'au_abn']

/**
 * Whether a tax id is evidence that its owner is a business. Where a registry is asked, its word counts, and
 * no word is no evidence; of the other kinds, which nobody checks, the number itself is.
 */
export function isEvidence(taxId: {
  readonly type: string
  readonly verification: TaxIdVerdict
}): boolean {
  const { type, verification } = taxId
  return CHECKED_TYPES.includes(type)
    ? verification === 'verified'
    : verification === 'verified' || verification === 'unavailable'
}
