/** The command line cannot be understood, or what it needs is missing. */
export class CommandLineError extends Error {
  override readonly name = 'CommandLineError'
}
