// Made from en-GB.json by `npm run messages`.
import { numberIn } from '@understory/messages/compiled-messages.ts'

export const claimWordsFilesShow1Entry = ({ count, here, oneCount }: { readonly count: number; readonly here: string; readonly oneCount: 'yes' | 'other' }) => `These files show ${here}, in ${(oneCount === 'yes' ? `1 entry` : `${numberIn(count)} entries`)}.`
export const claimWordsOtherStated = ({ before, before2 }: { readonly before: string; readonly before2: 'yes' | 'other' }) => `The other ${before} ${(before2 === 'yes' ? `is` : `are`)} as stated by`
export const claimWordsTakenBack = () => `Taken back`
export const claimWordsInTheLog = () => `In the log`
export const claimWordsCountsFor = () => `Counts for`
export const claimWordsStatedOn = () => `Stated on`
export const claimWordsLedgerEntries = () => `Ledger entries`
export const claimWordsNoFigure = () => `no figure`
