/** An event as it goes to an endpoint. */
export type SignedEvent = {
  readonly id: string
  /** Signed byte for byte. */
  readonly body: string
  /** Each signs it: the newest, and the one before for as long as both work. */
  readonly secrets: readonly string[]
}

export type EndpointAnswer = {
  readonly status: number
  /** The header Retry-After, as it was sent. */
  readonly retryAfter: string | undefined
  /** As much of it as people may want to see. */
  readonly text: string
}

/** Sends events to addresses that customers typed, as Standard Webhooks 1.0.0 says. */
export type WebhookSender = {
  /** Why no request may go to an address; `null`: one may. What its name leads to is looked at as it is sent. */
  readonly wrongWith: (address: string) => 'no-address' | 'not-https' | 'not-public' | null
  readonly newSecret: () => string
  /** Rejects where nothing answered in time, and where the name leads to no public address. */
  readonly send: (url: URL, event: SignedEvent) => Promise<EndpointAnswer>
}
