export type StepName =
  | 'files'
  | 'statement'
  | 'name'
  | 'entries'
  | 'tree'
  | 'today'
  | 'valid'
  | 'page'
/**
 * `detail`: what was found, or why not. `changed`: it held in its time, and the certificate states
 * something else by now.
 */
export type Step = {
  name: StepName
  state: 'passed' | 'failed' | 'skipped' | 'changed'
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
}

/** What a check finds: a step, the claim that it verified, or the leaves of proofs without a statement. */
export type Finding =
  | Step
  | { readonly name: 'claim'; readonly claim: Claim }
  | { readonly name: 'leaves'; readonly leaves: readonly string[] }

/** How a certificate is now; `null`: there is none of that number. */
export type CertificateNow =
  | { readonly isWithdrawn: true }
  | {
      readonly isWithdrawn: false
      /** SHA-256 of what it states, in base64, and the names of the files that prove it. */
      readonly statement: string
      readonly files: readonly string[]
      /** The marks of earlier statements that were true of their time. */
      readonly earlier: readonly string[]
    }
  | null

/** Whether an entry still counts; `null`: there is none of that number. */
export type EntryNow = { readonly reversedBy: number | null } | null

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
  readonly askEntry: (entry: string) => Promise<EntryNow>
  /** What the page says otherwise than the claim, '' if nothing; `null`: the files are of no page. */
  readonly compare: ((claim: Claim) => string) | null
}
