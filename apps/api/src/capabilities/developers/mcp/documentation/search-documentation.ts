import type { Tool } from '@modelcontextprotocol/server'
import { docsUri } from '../resources/resource-addresses.ts'
import type { DocumentationPage } from './documentation-page.ts'

const MOST_RESULTS = 8
const MOST_OF_EXCERPT = 600

/** The one tool that is no call of the public API. */
export const SEARCH_DOCUMENTATION: Tool = {
  name: 'search_documentation',
  title: 'Search the documentation',
  description:
    'Sections of the documentation of the public API by plain words, the best match first. It needs no key.',
  inputSchema: {
    type: 'object',
    properties: { words: { type: 'string', minLength: 1, maxLength: 200 } },
    required: ['words'],
    additionalProperties: false,
  },
  outputSchema: {
    type: 'object',
    properties: {
      results: {
        type: 'array',
        maxItems: MOST_RESULTS,
        items: {
          type: 'object',
          properties: {
            title: { type: 'string' },
            excerpt: { type: 'string' },
            uri: { type: 'string' },
            url: { type: 'string' },
          },
          required: ['title', 'excerpt', 'uri', 'url'],
        },
      },
    },
    required: ['results'],
  },
  annotations: {
    title: 'Search the documentation',
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Sections with the most of the words first. */
export function searchDocumentation(
  pages: readonly DocumentationPage[],
  words: string,
  origin: string,
) {
  const wanted = [...new Set(wordsIn(words))]
  const found = pages.flatMap((page) =>
    page.markdown.split(/\n(?=#+ )/).map((section) => {
      const [heading = ''] = section.split('\n')
      const inSection = new Set(wordsIn(section))
      const inHeading = new Set(wordsIn(`${page.title} ${heading}`))
      const points = wanted.reduce(
        (sum, word) => sum + (inSection.has(word) ? 1 : 0) + (inHeading.has(word) ? 2 : 0),
        0,
      )
      return { page, section, heading, points }
    }),
  )
  const best = found
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
    .slice(0, MOST_RESULTS)
  return {
    results: best.map(({ page, section, heading }) => ({
      title: `${page.title}: ${heading.replace(/^#+ /, '')}`,
      excerpt: section.slice(0, MOST_OF_EXCERPT),
      uri: docsUri(page.name),
      url: origin + page.path,
    })),
  }
}
