import type { Prose } from '@understory/ports/site/prose.ts'
import { BadImage } from './content-image.ts'
import { renderMarkdown } from './render-markdown.ts'

/** Markdown as the articles have it, but for pictures: there is nowhere to take them from. */
export function createProse(): Prose {
  return {
    async render(markdown) {
      const { html, problems, takenOut } = await renderMarkdown(markdown, async () => {
        throw new BadImage('is a picture, which is not shown here')
      })
      return {
        html,
        problems: [...problems, ...takenOut].map(({ line, message }) =>
          line === null ? message : `Line ${line}: ${message}`,
        ),
      }
    },
  }
}
