import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server on which tests may create databases. */
    adminUrl: string
    templateName: string
    /** Who people's work logs in as. */
    tenantLogin: { name: string; password: string }
  }
}
