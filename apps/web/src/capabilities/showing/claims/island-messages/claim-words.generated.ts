// Made from en-GB.json by `npm run messages`.

export const claimWordsUnitedKingdom = () => `United Kingdom`
export const claimWordsEuropeanUnion = () => `European Union`
export const claimWordsUnitedStates = () => `United States`
export const claimWordsNothingSpeaksAgainstIt = () => `Nothing speaks against it`
export const claimWordsOnlyBasisBeside = () => `Only with its basis beside it`
export const claimWordsPleaseDoSay = () => `Please do not say it`
export const claimWordsWhatItCovers = () => `What it covers`
export const claimWordsForWhichPeriod = () => `For which period`
export const claimWordsWhatWasMeasuredAnd = () => `What was measured, and how`
export const claimWordsWhatYouCutYourself = () => `What you cut yourself`
export const claimWordsWhatRemained = () => `What remained`
export const claimWordsWhichCreditsWereRetired = () => `Which credits were retired`
export const claimWordsStandardScheme = () => `By which standard or scheme`
export const claimWordsPlanNextStep = () => `The plan, and its next step`
export const claimWordsWhoCheckedIt = () => `Who checked it`
export const claimWordsWhereAnyoneRead = () => `Where anyone can read it`
export const claimWordsElsewhere = () => `Elsewhere`
