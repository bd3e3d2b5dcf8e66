/** The billing clock of a local installation; moving it forward bills everything that falls due. */
export type BillingClock = {
  now(): Promise<Date>
  /** For everyone, or for one customer alone. Returns the new time. Throws when the sandbox cannot do it. */
  advance(days: number, email?: string): Promise<Date>
}
