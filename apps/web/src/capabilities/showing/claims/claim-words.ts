import type {
  ClaimBasisField,
  ClaimMarket,
  ClaimSourceReading,
  ClaimVerdict,
} from '@understory/domain/showing/claims/rules/claim-terms.ts'
import {
  claimWordsElsewhere,
  claimWordsEuropeanUnion,
  claimWordsForWhichPeriod,
  claimWordsNothingSpeaksAgainstIt,
  claimWordsOnlyBasisBeside,
  claimWordsPlanNextStep,
  claimWordsPleaseDoSay,
  claimWordsStandardScheme,
  claimWordsUnitedKingdom,
  claimWordsUnitedStates,
  claimWordsWhatItCovers,
  claimWordsWhatRemained,
  claimWordsWhatWasMeasuredAnd,
  claimWordsWhatYouCutYourself,
  claimWordsWhereAnyoneRead,
  claimWordsWhichCreditsWereRetired,
  claimWordsWhoCheckedIt,
} from './island-messages/claim-words.generated.ts'

export const claimMarketWords = (): { readonly [Market in ClaimMarket]: string } => ({
  UK: claimWordsUnitedKingdom(),
  EU: claimWordsEuropeanUnion(),
  US: claimWordsUnitedStates(),
  other: claimWordsElsewhere(),
})

export const claimVerdictWords = (): { readonly [Verdict in ClaimVerdict]: string } => ({
  allowed: claimWordsNothingSpeaksAgainstIt(),
  'needs-basis': claimWordsOnlyBasisBeside(),
  refused: claimWordsPleaseDoSay(),
})

export const CLAIM_READING_WORDS: { readonly [Reading in ClaimSourceReading]: string } = {
  read: 'we read it',
  secondary: 'we read about it, not the text itself',
  own: 'we are stricter than the law here',
}

/** What a basis says, as the label of its field and as its heading beside a claim. */
export const claimBasisWords = (): { readonly [Field in ClaimBasisField]: string } => ({
  boundary: claimWordsWhatItCovers(),
  period: claimWordsForWhichPeriod(),
  measured: claimWordsWhatWasMeasuredAnd(),
  reductions: claimWordsWhatYouCutYourself(),
  residual: claimWordsWhatRemained(),
  credits: claimWordsWhichCreditsWereRetired(),
  standard: claimWordsStandardScheme(),
  plan: claimWordsPlanNextStep(),
  verifier: claimWordsWhoCheckedIt(),
  link: claimWordsWhereAnyoneRead(),
})
