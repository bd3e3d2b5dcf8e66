/**
 * A named step around a charge at which a rehearsal may stop the process. Outside a rehearsal it
 * does nothing.
 */
export type CrashPoint = (step: CrashStep) => Promise<void>

export const CRASH_STEPS = [
  'purchase-saved',
  'payment-started',
  'payment-recorded',
  'event-received',
  'event-before-commit',
  'event-committed',
  'receipt-before-send',
  'receipt-sent',
] as const
export type CrashStep = (typeof CRASH_STEPS)[number]

export const noCrash: CrashPoint = async () => {}
