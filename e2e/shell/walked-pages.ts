/** The pages of one area that the walk opens. */
export type WalkedPages = {
  /** Those that anyone may open, and that answer with 200 to someone who is not signed in. */
  readonly open?: readonly string[]
  /** Those that say that something is not there, with the status that belongs to it. */
  readonly missing?: readonly { readonly path: string; readonly status: number }[]
  /** Those of an account. */
  readonly account?: readonly string[]
}
