import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** Where the one browser of all journeys is reached. */
    browserEndpoint: string
    sandboxUrl: string
    databaseUrl: string
    /** A second server of the same copy: with a tag manager, and with the limits of a real one. */
    strictOrigin: string
  }
}
