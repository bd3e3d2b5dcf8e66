// Made from en-GB.json by `npm run messages`.
import { inOrder, type MessageTag } from '@understory/messages/message-parts.ts'

export const verifiedClaimCountsFor = () => `Counts for`
export const verifiedClaimStatedOn = () => `Stated on`
export const verifiedClaimLedgerEntries = () => `Ledger entries`
export const verifiedClaimWhatWasVerified = () => `What was verified`
export const verifiedClaimLogHoldsWordWord = () => `What the log holds, word for word`
export const verifiedClaimFetchCheckThoseToo = () => `Fetch and check those too`
export const verifiedClaimDocumentAroundProvedSays = ({ strong }: { readonly strong: MessageTag }) => inOrder(strong(`The document around it is not proved.`), " If it says anything else, rely on what is shown here.")
