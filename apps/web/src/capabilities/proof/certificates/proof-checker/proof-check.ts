export type StepName =
  | 'files'
  | 'statement'
  | 'name'
  | 'entries'
  | 'order'
  | 'names'
  | 'share'
  | 'tree'
  | 'today'
  | 'valid'
  | 'page'
/**
 * `detail`: what was found, or why not. `changed`: it held in its time, and the certificate states
 * something else by now. `partly`: the rest follows from earlier statements that are not among the files.
 */
export type Step = {
  name: StepName
  state: 'passed' | 'failed' | 'skipped' | 'changed' | 'partly'
  detail: string
}

/** What a certificate claims, read from bytes that were verified and from nothing else. */
export type Claim = {
  readonly certificate: string
  /** `null`: it is not among the files. */
  readonly name: string | null
  /** YYYY-MM-DD: the days that it counts for, and that of the statement. */
  readonly from: string
  readonly to: string
  readonly issued: string
  readonly milliTrees: number
  readonly co2eGrams: number
  readonly plasticGrams: number
  readonly entries: number
  readonly revision: number
  /** What follows from the statements before these alone; `null`: nothing, all is verified. */
  readonly earlier: {
    readonly revisions: number
    readonly milliTrees: number
    readonly co2eGrams: number
    readonly plasticGrams: number
    readonly entries: number
  } | null
}

/** One order of a shop, and the entry that it is behind. */
export type OrderClaim = {
  readonly store: string
  readonly order: string
  readonly quantity: number
  readonly unit: string
  readonly impact: string
  readonly isCredit: boolean
  /** Of all orders behind the entry, on one day. */
  readonly orders: number
  readonly entry: string
  readonly day: string
}

/** What a check finds: a step, the claim that it verified, or the leaves of proofs without a statement. */
export type Finding =
  | Step
  | { readonly name: 'claim'; readonly claim: Claim }
  | { readonly name: 'behind'; readonly order: OrderClaim }
  | { readonly name: 'leaves'; readonly leaves: readonly string[] }

/** How a certificate is now; `null`: there is none of that number. */
export type CertificateNow =
  | { readonly isWithdrawn: true }
  | {
      readonly isWithdrawn: false
      /** SHA-256 of what it states, in base64, and the names of the files that prove it. */
      readonly statement: string
      readonly revision: number
      readonly files: readonly string[]
    }
  | null

/** What a certificate stated once; `null`: it has no such revision. */
export type RevisionThen = { readonly statement: string; readonly isWithdrawn: boolean } | null

/** Whether an entry still counts; `null`: there is none of that number. */
export type EntryNow = { readonly reversedBy: number | null } | null

/** Whether the answer of a supplier still stands; `null`: the log has none of that hash. */
export type AnswerNow = { readonly isWithdrawn: boolean } | null

export type Check = {
  /** `name+id+key`, as it was published before. */
  readonly key: string
  /** What is printed behind the `#` of the code; empty where there is none. */
  readonly mark: string
  /** The certificate that the page is of; empty: any. */
  readonly certificate: string
  /** Asks the log for the proof of a leaf in today's tree; '' where it has none, and fails without a connection. */
  readonly ask: (index: number) => Promise<string>
  /** The same of a certificate and of an entry, by their numbers. */
  readonly askCertificate: (certificate: string) => Promise<CertificateNow>
  readonly askRevision: (certificate: string, revision: number) => Promise<RevisionThen>
  readonly askEntry: (entry: string) => Promise<EntryNow>
  /** The same of the answer of a supplier, by the hash of its statement. */
  readonly askAnswer: (hash: string) => Promise<AnswerNow>
  /** What the page says otherwise than the claim, '' if nothing; `null`: the files are of no page. */
  readonly compare: ((claim: Claim) => string) | null
}
