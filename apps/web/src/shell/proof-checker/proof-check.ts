export type StepName = 'statement' | 'name' | 'entries' | 'tree' | 'today'
/** `detail`: what was found, or why not. */
export type Step = { name: StepName; state: 'passed' | 'failed' | 'skipped'; detail: string }

export type Check = {
  /** `name+id+key`, as it was published before. */
  readonly key: string
  /** What is printed behind the `#` of the code; empty where there is none. */
  readonly mark: string
  /** The certificate that the page is of; empty: any. */
  readonly certificate: string
  /** Asks the log for the proof of a leaf in today's tree; '' where it has none, and fails without a connection. */
  readonly ask: (index: number) => Promise<string>
}
