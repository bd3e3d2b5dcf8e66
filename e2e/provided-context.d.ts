import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    origin: string
    /** The browser's program. */
    chromium: string
    sandboxUrl: string
  }
}
