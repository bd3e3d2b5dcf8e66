/** Where a partner's own PACT server is, and what it knows us by. */
export type PactPeerAccess = {
  readonly base: string
  /** Where it signs programs in; `null`: below its base. */
  readonly authBase: string | null
  readonly clientId: string
  readonly clientSecret: string
}

/** Why a partner's server gave nothing: it may answer later (`unreachable`), or will not as things are. */
export type PactProblem = 'unreachable' | 'sign-in' | 'no-version-3' | 'refused' | 'unreadable'

export type PactList = {
  /** As they were sent. */
  readonly footprints: readonly unknown[]
  /** The address of the next page; `null`: this was the last. */
  readonly next: string | null
}

/** The PACT server of a partner, at an address that a customer typed. */
export type PactPeer = {
  /**
   * Signs in there and sends an event; gives the HTTP status that it answered. Rejects where nothing answered in
   * time, where signing in did not work, and where the address leads to no place a request of ours may go.
   */
  readonly sendEvent: (peer: PactPeerAccess, event: string) => Promise<number>
  /** One page of what it shares with us: the first by PACT's criteria, or the next by the address that it gave. */
  readonly listFootprints: (
    peer: PactPeerAccess,
    from: { readonly criteria: readonly (readonly [string, string])[] } | { readonly next: string },
  ) => Promise<PactList | { readonly problem: PactProblem }>
  /** One by its id; `null`: it has none, or does not share it with us. */
  readonly getFootprint: (
    peer: PactPeerAccess,
    footprintId: string,
  ) => Promise<{ readonly footprint: unknown } | { readonly problem: PactProblem } | null>
}
