import type { KnownOfYear } from '@understory/contracts/footprints/documents/company-year.ts'
import { documentsMessage } from '../../messages/messages.generated.ts'

/** What the account said elsewhere, and need not be typed again. */
export type KnownToForm = Pick<KnownOfYear, 'fields' | 'sites' | 'earlierYear'>

/** Where a suggestion comes from, beside its field. */
export const knownFrom = (
  from: KnownOfYear['sites'][number]['from'],
  { earlierYear }: Pick<KnownOfYear, 'earlierYear'>,
): string =>
  from === 'footprint'
    ? documentsMessage('knownToForm.fromYourFootprint')
    : documentsMessage('knownToForm.fromWhatYouSaid', { earlierYear: String(earlierYear) })
