/** The clock that a local installation bills by; it can be moved forward, and everything due follows. */
export type BillingClock = {
  now(): Promise<Date>
  /** Gives the new time. Throws when the stand-in cannot be reached. */
  advance(days: number): Promise<Date>
}
