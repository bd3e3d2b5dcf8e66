/** What of a footprint was verified; `null`: a certificate from before that was stored. */
export type VerifiedCoverage = {
  readonly scopesOneTwo: boolean
  /** How many categories of scope 3. */
  readonly scopeThreeCategories: number
  /** How many of them the footprint counts. */
  readonly countedScopeThree: number
} | null

/** Hundredths of a tonne. */
type Certified = { readonly scopesOneTwo: number; readonly scopeThree: number }

type KnownCoverage = NonNullable<VerifiedCoverage>

function partOfScopeThree({ scopeThreeCategories, countedScopeThree }: KnownCoverage) {
  if (scopeThreeCategories >= countedScopeThree) return 'all'
  return scopeThreeCategories > 0 ? 'some' : 'none'
}

/** Scopes 1 and 2, and all that is counted of scope 3. */
export const isWhollyVerified = (coverage: VerifiedCoverage): boolean =>
  coverage?.scopesOneTwo === true && partOfScopeThree(coverage) === 'all'

type TitledStatement = {
  readonly status: 'declared' | 'verified'
  readonly verification: { readonly coverage: VerifiedCoverage } | null
}

/** Verified only where all of it was. */
export function statementTitle({ status, verification }: TitledStatement): string {
  if (status === 'declared' || !verification)
    return 'Statement of a footprint, declared by the company'
  if (!verification.coverage) return 'Statement of a footprint, with what was verified of it'
  return isWhollyVerified(verification.coverage)
    ? 'Statement of a footprint, verified'
    : 'Statement of a footprint, partly verified'
}

/** The two sums in words: what was verified, and what was not; `null`: it is not known. */
export function verifiedWords(
  coverage: VerifiedCoverage,
  { scopesOneTwo, scopeThree }: Certified,
  inTonnes: (hundredths: number) => string,
): string | null {
  if (!coverage) return null
  const own = `scopes 1 and 2 (${inTonnes(scopesOneTwo)} t)`
  const three = `scope 3 (${inTonnes(scopeThree)} t)`
  const part = coverage.countedScopeThree > 0 ? partOfScopeThree(coverage) : null
  const some = `${coverage.scopeThreeCategories} of the ${coverage.countedScopeThree} categories of scope 3 (together ${inTonnes(scopeThree)} t), which the statement names`
  const verified = [
    ...(coverage.scopesOneTwo ? [own] : []),
    ...(part === 'all' ? [three] : []),
    ...(part === 'some' ? [some] : []),
  ]
  const not = [
    ...(coverage.scopesOneTwo ? [] : [own]),
    ...(part === 'none' ? [three] : []),
    ...(part === 'some' ? ['the other categories of scope 3'] : []),
  ]
  return [
    `Verified: ${verified.join(', and ') || 'nothing'}.`,
    ...(not.length > 0 ? [`Not verified: ${not.join(', and ')}.`] : []),
  ].join(' ')
}
