import type {
  ClaimBasisField,
  ClaimMarket,
  ClaimSourceReading,
  ClaimVerdict,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'

export const CLAIM_MARKET_WORDS: { readonly [Market in ClaimMarket]: string } = {
  UK: 'United Kingdom',
  EU: 'European Union',
  US: 'United States',
  other: 'Elsewhere',
}

export const CLAIM_VERDICT_WORDS: { readonly [Verdict in ClaimVerdict]: string } = {
  allowed: 'Nothing speaks against it',
  'needs-basis': 'Only with its basis beside it',
  refused: 'Please do not say it',
}

export const CLAIM_READING_WORDS: { readonly [Reading in ClaimSourceReading]: string } = {
  read: 'we read it',
  secondary: 'we read about it, not the text itself',
  own: 'we are stricter than the law here',
}

/** What a basis says, as the label of its field and as its heading beside a claim. */
export const CLAIM_BASIS_WORDS: { readonly [Field in ClaimBasisField]: string } = {
  boundary: 'What it covers',
  period: 'For which period',
  measured: 'What was measured, and how',
  reductions: 'What you cut yourself',
  residual: 'What remained',
  credits: 'Which credits were retired',
  standard: 'By which standard or scheme',
  plan: 'The plan, and its next step',
  verifier: 'Who checked it',
  link: 'Where anyone can read it',
}
