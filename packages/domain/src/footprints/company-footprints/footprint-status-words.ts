import type { FootprintStatus } from './periods/footprint-periods.ts'

/** How firm a footprint is, as people read it. */
export const STATUS_WORDS: Readonly<Record<FootprintStatus, string>> = {
  estimated: 'Estimated',
  declared: 'Declared',
  verifying: 'Being verified',
  verified: 'Verified',
}

/** The same of twelve months: those after the footprint's own are carried on, and nothing was said of them. */
export function statusOfYear({
  status,
  isCarriedOn,
}: {
  readonly status: FootprintStatus
  readonly isCarriedOn: boolean
}): string {
  const words = STATUS_WORDS[status]
  return isCarriedOn ? `Carried on, ${words.toLowerCase()} for the year before` : words
}
