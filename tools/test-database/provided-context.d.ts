import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    adminUrl: string
    templateName: string
    /** The tenant login. */
    tenantLogin: { name: string; password: string }
  }
}
