/** The clock that a local installation bills by; it can be moved forward, and everything due follows. */
export type BillingClock = {
  now(): Promise<Date>
  /** Of everyone, or of one customer alone. Gives the new time. Throws when the stand-in cannot do it. */
  advance(days: number, email?: string): Promise<Date>
}
