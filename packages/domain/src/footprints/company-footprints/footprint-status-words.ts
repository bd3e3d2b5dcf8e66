import type { FootprintStatus } from './periods/footprint-periods.ts'

/** How firm a footprint is, as people read it. */
export const STATUS_WORDS: Readonly<Record<FootprintStatus, string>> = {
  estimated: 'Estimated',
  declared: 'Declared',
  verifying: 'Being verified',
  verified: 'Verified',
}
