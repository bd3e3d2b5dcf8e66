export type ChatUser = {
  readonly userId: string
  readonly name: string
  readonly email: string
}

/** Chat with people who help, at a vendor's. */
export type SupportChat = {
  /** Of this site at the vendor's; the browser needs it. */
  readonly appId: string
  /** Proves to the vendor that the browser may speak for this user; made where nobody can make another. */
  readonly tokenOf: (user: ChatUser, now: Date) => string
}
