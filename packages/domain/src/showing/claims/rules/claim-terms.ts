/** Where a claim is read. Of `other` there are no rules. */
export const CLAIM_MARKETS = ['UK', 'EU', 'US', 'other'] as const
export type ClaimMarket = (typeof CLAIM_MARKETS)[number]

/** What a claim is about. An order and an event are products. */
export const CLAIM_SUBJECTS = ['product', 'company', 'order', 'event', 'unknown'] as const
export type ClaimSubject = (typeof CLAIM_SUBJECTS)[number]

export const CLAIM_AUDIENCES = ['consumers', 'businesses'] as const
export type ClaimAudience = (typeof CLAIM_AUDIENCES)[number]

/** The mildest first. */
export const CLAIM_VERDICTS = ['allowed', 'needs-basis', 'refused'] as const
export type ClaimVerdict = (typeof CLAIM_VERDICTS)[number]

/** What a claim rests on, each in words of whoever makes it. */
export const CLAIM_BASIS_FIELDS = [
  'boundary',
  'period',
  'measured',
  'reductions',
  'residual',
  'credits',
  'standard',
  'plan',
  'verifier',
  'link',
] as const
export type ClaimBasisField = (typeof CLAIM_BASIS_FIELDS)[number]
export type ClaimBasis = { readonly [Field in ClaimBasisField]?: string | undefined }

/** How the source of a rule was read: in the text itself, through others, or it is a rule of our own. */
export const CLAIM_SOURCE_READINGS = ['read', 'secondary', 'own'] as const
export type ClaimSourceReading = (typeof CLAIM_SOURCE_READINGS)[number]
