export const FEEDBACK_KINDS = ['hard-bounce', 'soft-bounce', 'complaint'] as const
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number]
export type SuppressionReason = 'bounce' | 'complaint'

/** A full mailbox may be emptied again; after so many soft bounces within the days below it counts as gone. */
export const SOFT_BOUNCES_ALLOWED = 3
export const SOFT_BOUNCE_DAYS = 90

/** Why an address is not written to any more after this report, or null: go on. */
export function suppressesFor(
  kind: FeedbackKind,
  softBouncesLately: number,
): SuppressionReason | null {
  switch (kind) {
    case 'complaint':
      return 'complaint'
    case 'hard-bounce':
      return 'bounce'
    case 'soft-bounce':
      return softBouncesLately > SOFT_BOUNCES_ALLOWED ? 'bounce' : null
  }
}
