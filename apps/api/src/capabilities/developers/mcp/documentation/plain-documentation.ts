import type { DocumentationPage } from './documentation-page.ts'

/** Where language models look for what a site has for them: https://llmstxt.org. */
const INDEX = '/llms.txt'
const IN_MARKDOWN =
  /^\/developers(?:(?:\/[a-z-]{1,40}){0,2}|\/errors\/[A-Z_]{1,60}|\/events\/[a-z_]{1,40}\.[a-z_]{1,40})\.md$/

export const isPlainDocumentation = (path: string): boolean =>
  path === INDEX || IN_MARKDOWN.test(path)

type Documented = {
  readonly pages: readonly DocumentationPage[]
  /** Pages of single things, by their address. */
  readonly details: ReadonlyMap<string, string>
  readonly origin: string
  readonly siteName: string
}

/** The index, or a page of the documentation in Markdown; `null`: there is none at this address. */
export function plainDocumentation(path: string, documented: Documented): Response | null {
  if (path === INDEX) return plainAnswer(indexOf(documented), 'text/plain')
  const page = documented.pages.find(({ markdownPath }) => markdownPath === path)
  const markdown = page?.markdown ?? documented.details.get(path)
  return markdown === undefined ? null : plainAnswer(`${markdown}\n`, 'text/markdown')
}

const plainAnswer = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })

const indexOf = ({ pages, origin, siteName }: Documented): string =>
  `# ${siteName}

> Work out what is emitted, plan how to emit less, fund trees and the removal of CO2e and plastic, and check every entry in a public log.

Figures are whole numbers with their unit: trees in thousandths of a tree, CO2e and plastic in grams, money in minor units. Funding removal elsewhere makes nobody neutral.

## For developers

${pages.map(({ title, about, markdownPath }) => `- [${title}](${origin}${markdownPath}): ${about}`).join('\n')}
- [The contract](${origin}/v1/openapi.json): the OpenAPI 3.1 document of the public API.
- [For assistants](${origin}/developers/mcp): a server of the Model Context Protocol at ${origin}/mcp.

## For everyone

- [How it is proved](${origin}/verify): check a certificate against the public log.
- [Public ledger](${origin}/public-ledger): every entry, the whole log as open data, and a checker of proofs.
- [Projects](${origin}/projects): what is funded, where, and by whom.
- [Household footprint](${origin}/app/personal/household): two minutes to a figure with its range.
- [Company footprint](${origin}/app/business/footprint): from a first estimate to an inventory.

## Optional

- [Questions and answers](${origin}/faq)
- [Articles](${origin}/resources)
`
