/** What staff entered about one thing of a queue, and why it was refused. */
export type RefusedEntry = {
  /** Of the alert or message it is about. */
  readonly id: string
  readonly text: string
  readonly error: string
}
