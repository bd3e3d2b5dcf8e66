import type { FootprintStatus } from '@understory/domain/footprints/footprint-periods.ts'

export const STATUS_WORDS: Readonly<Record<FootprintStatus, string>> = {
  estimated: 'Estimated',
  declared: 'Declared',
  verifying: 'Being verified',
  verified: 'Verified',
}
