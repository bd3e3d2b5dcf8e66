/** What is seen to work or not by real calls, and noted for the status page or for those who run the site. */
export type SeenPart =
  | 'database'
  | 'worker'
  | 'payments'
  | 'payment-events'
  | 'email'
  | 'log-copy'
  | 'files'
  | 'vehicle-registry'

/** Notes whether a part works, as it is seen, and holds nothing up. */
export type NoteSeen = (part: SeenPart) => (isOk: boolean) => void
