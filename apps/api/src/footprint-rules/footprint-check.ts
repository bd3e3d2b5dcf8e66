import type { Database } from '@understory/database/connect.ts'

/** A stored figure that does not come out again. */
export type FootprintBreach = { readonly subject: string; readonly detail: string }

/** What was stored of footprints and can be computed again from what was given. It only reads. */
export type FootprintCheck = {
  readonly id: string
  readonly rule: string
  readonly find: (
    db: Database,
  ) => Promise<{ readonly checked: number; readonly breaches: readonly FootprintBreach[] }>
}
