/** Where a partner's own PACT server is, and what it knows us by. */
export type PactPeerAccess = {
  readonly base: string
  readonly clientId: string
  readonly clientSecret: string
}

/** The PACT server of a partner, at an address that a customer typed. */
export type PactPeer = {
  /**
   * Signs in there and sends an event; gives the HTTP status that it answered. Rejects where nothing answered in
   * time, where signing in did not work, and where the address leads to no place a request of ours may go.
   */
  readonly sendEvent: (peer: PactPeerAccess, event: string) => Promise<number>
}
