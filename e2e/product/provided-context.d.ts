import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** The Chromium that journeys start. */
    chromiumProgram: string
    sandboxUrl: string
    databaseUrl: string
    /** A second server of the same copy: with every service outside, and with the limits of a real one. */
    strictOrigin: string
    /** Answers for the services outside, and says at /asked what came. */
    outsideHost: string
  }
}
