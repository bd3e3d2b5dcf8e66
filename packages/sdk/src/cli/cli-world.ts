/** What the program has around it. */
export type CliWorld = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  /** Ends what goes on until it is ended. */
  readonly signal: AbortSignal
  readonly print: (line: string) => void
  /** For people who look on: never part of the result. */
  readonly complain: (line: string) => void
  /** What is typed or sent to it, line by line. */
  readonly lines: () => AsyncIterable<string>
  readonly readSecret: (question: string) => Promise<string>
}
