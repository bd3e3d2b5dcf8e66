import type { DocumentationPage } from './documentation-page.ts'

/** Where to begin. */
export const firstPage = (origin: string): DocumentationPage => ({
  name: 'start',
  title: 'For developers',
  about: 'Keys, tests, whole numbers, and sending a call twice.',
  path: '/developers',
  markdownPath: '/developers.md',
  markdown: `# For developers

What is public needs no key: \`curl '${origin}/v1/emission-factors?words=natural+gas'\`.

- **Keys** are made by a person on ${origin}/my-impact/account/api-keys and sent as \`Authorization: Bearer …\`, never in an address. Each may do what its scopes say.
- **Tests**: a test key works with a test account. Nothing in it is charged or counts.
- **Whole numbers**: trees in thousandths of a tree, CO2e and plastic in grams, money in minor units.
- **Sending it twice**: a call that makes something takes an \`Idempotency-Key\`. Repeated with it, nothing is made twice.
- **Buying**: price it, try it with \`dryRun\`, then buy. Above the limit of a key a person says yes on our page.
- **Proof**: a certificate can be checked against the public log, without asking us.

The whole contract is an OpenAPI 3.1 document: ${origin}/v1/openapi.json. Assistants connect to ${origin}/mcp.`,
})
