/** Who writes, signed by our server; null for someone who is not signed in. */
export type ChatIdentity = { readonly token: string }

/** The page, as a vendor's adapter reaches it. */
export type ChatPage = {
  /** Where the vendor's script looks for its queue: `window`. */
  readonly globals: Record<string, unknown>
  /** Adds the vendor's script; rejects where it cannot be loaded. */
  readonly load: (host: string, path: string) => Promise<void>
}

/** Chat in the browser, in our words. */
export type SupportChat = {
  /** Resolves when the conversation is there to be written in; rejects where it is not. */
  open(): Promise<void>
  shutdown(): void
}
