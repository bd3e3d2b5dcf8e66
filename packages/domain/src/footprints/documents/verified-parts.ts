import { scopeThreeNumber } from '../company-footprints/scope-three.ts'
import { shareOut } from '../company-footprints/shown-tonnes.ts'
import { type NamedParts, type PartFigure, partName } from '../verification/verifiable-parts.ts'

/** How much of a footprint was verified, by number; `null`: a certificate from before that was stored. */
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

/** What was verified; `parts` is `null` where it was handed over before its parts were named. */
type VerifiedOf = {
  readonly by: string
  readonly assurance: 'limited' | 'reasonable'
  readonly parts: NamedParts | null
  readonly coverage: VerifiedCoverage
}

function partOfScopeThree({ scopeThreeCategories, countedScopeThree }: KnownCoverage) {
  if (scopeThreeCategories >= countedScopeThree) return 'all'
  return scopeThreeCategories > 0 ? 'some' : 'none'
}

/** Scopes 1 and 2, and all that is counted of scope 3. */
const isWhollyVerified = ({ parts, coverage }: Pick<VerifiedOf, 'parts' | 'coverage'>): boolean =>
  parts
    ? parts.notVerified.length === 0
    : coverage?.scopesOneTwo === true && partOfScopeThree(coverage) === 'all'

type TitledStatement = {
  readonly status: 'declared' | 'verified'
  readonly verification: VerifiedOf | null
}

/** Verified only where all of it was, and always by whom and how firmly. */
export function statementTitle({ status, verification }: TitledStatement): string {
  if (status === 'declared' || !verification)
    return 'Statement of a footprint, declared by the company'
  const { parts, coverage, by, assurance } = verification
  if (!parts && !coverage) return 'Statement of a footprint, with what was verified of it'
  const verified = isWhollyVerified(verification) ? 'verified' : 'partly verified'
  // Those from before parts were named read as they were issued.
  return `Statement of a footprint, ${verified}${parts ? ` by ${by}, ${assurance}` : ''}`
}

/** Nothing in it reads as if somebody independent had said so. */
export const verifiedHeadline = ({ by, assurance }: Pick<VerifiedOf, 'by' | 'assurance'>) =>
  `Verified by ${by}, ${assurance}`

/** Stands under every headline. */
export const notIndependentWords = (by: string): string =>
  `${by} runs this platform and sells carbon credits. This is not an independent third-party verification; ISO 14064-3 was used as a guide for the procedure.`

type VerifiedOn = Pick<VerifiedOf, 'by' | 'assurance' | 'parts'> & {
  readonly standard: string
  /** In words. */
  readonly decidedOn: string
}

/** Who verified, how firmly, when, and by what procedure. */
export const checkedOnWords = (of: VerifiedOn): string =>
  of.parts
    ? `${verifiedHeadline(of)}, on ${of.decidedOn}. ${of.standard}.`
    : `On ${of.decidedOn} against ${of.standard}, with ${of.assurance} assurance, by ${of.by}.`

type ShownPart = Pick<PartFigure, 'part'> & { readonly hundredths: number }
type ShownSum = { readonly hundredths: number; readonly parts: readonly ShownPart[] }

/** Hundredths of a tonne that add up: of parts to their sums, and of the two sums to the scopes beside them. */
export function shownParts(
  { verified, notVerified }: NamedParts,
  { scopesOneTwo, scopeThree }: Certified,
): { readonly verified: ShownSum; readonly notVerified: ShownSum } {
  const ofScopeThree = [...verified, ...notVerified].filter(({ part }) => part !== 'scopesOneTwo')
  const shares = shareOut(
    scopeThree,
    ofScopeThree.map(({ grams }) => grams),
  )
  const shown = ({ part }: PartFigure): ShownPart => ({
    part,
    hundredths:
      part === 'scopesOneTwo'
        ? scopesOneTwo
        : (shares[ofScopeThree.findIndex((each) => each.part === part)] ?? 0),
  })
  const summed = (figures: readonly PartFigure[]): ShownSum => {
    const parts = figures.map(shown)
    return { hundredths: parts.reduce((sum, { hundredths }) => sum + hundredths, 0), parts }
  }
  return { verified: summed(verified), notVerified: summed(notVerified) }
}

type VerifiedWords = {
  readonly certified: Certified
  /** Hundredths of a tonne in words. */
  readonly inTonnes: (hundredths: number) => string
  /** Where there is little room, more parts than these are given by the numbers of the protocol. */
  readonly mostNames?: number
}

/** The two sums in words: what was verified, and what was not; `null`: it is not known. */
export function verifiedWords(
  { parts, coverage }: Pick<VerifiedOf, 'parts' | 'coverage'>,
  { certified, inTonnes, mostNames = Number.POSITIVE_INFINITY }: VerifiedWords,
): string | null {
  if (!parts) return coverageWords(coverage, certified, inTonnes)
  const { verified, notVerified } = shownParts(parts, certified)
  const said = ({ hundredths, parts: of }: ShownSum) =>
    `${inTonnes(hundredths)} t (${of.length > mostNames ? numbered(of) : named(of, inTonnes)})`
  return notVerified.parts.length === 0
    ? `Verified: ${said(verified)}, which is all of it.`
    : `Verified: ${said(verified)}. Not verified: ${said(notVerified)}.`
}

const named = (parts: readonly ShownPart[], inTonnes: VerifiedWords['inTonnes']): string =>
  parts.length === 1
    ? parts.map(({ part }) => partName(part)).join('')
    : parts.map(({ part, hundredths }) => `${partName(part)} ${inTonnes(hundredths)} t`).join(', ')

function numbered(parts: readonly ShownPart[]): string {
  const numbers = parts.flatMap(({ part }) =>
    part === 'scopesOneTwo' ? [] : [String(scopeThreeNumber(part))],
  )
  const last = numbers.slice(-1)
  const three = `categories ${numbers.slice(0, -1).join(', ')} and ${last} of scope 3`
  return parts.some(({ part }) => part === 'scopesOneTwo') ? `Scopes 1 and 2, ${three}` : three
}

function coverageWords(
  coverage: VerifiedCoverage,
  { scopesOneTwo, scopeThree }: Certified,
  inTonnes: VerifiedWords['inTonnes'],
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
