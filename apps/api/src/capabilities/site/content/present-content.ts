import type { ContentEntry as ShownEntry } from '@understory/contracts/site/content.ts'
import { readingMinutes } from '@understory/domain/site/content/content-facts.ts'
import type { ContentEntry } from '@understory/ports/site/content-service.ts'

/** An entry as pages get it. */
export function presentContent(entry: ContentEntry): ShownEntry {
  const { id: _, images: __, order: ___, image, links, headings, ...facts } = entry
  return {
    ...facts,
    image: image && {
      src: `/api/content-images/${image.name}`,
      width: image.width,
      height: image.height,
      alt: image.alt,
    },
    links: [...links],
    headings: [...headings],
    minutes: readingMinutes(entry.words),
  }
}
