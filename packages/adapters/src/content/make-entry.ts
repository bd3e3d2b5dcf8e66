import { checkContent } from '@understory/domain/content/check-content.ts'
import type { ContentKind } from '@understory/domain/content/content-facts.ts'
import { SPOTS } from '@understory/pictures/spots.ts'
import type { ContentEntry, ContentImage } from '@understory/ports/content-service.ts'
import { BadImage } from './content-image.ts'
import type { ImageFacts } from './enhance-html.ts'
import { renderMarkdown } from './render-markdown.ts'

type Written = {
  readonly id: string
  readonly kind: ContentKind
  readonly fields: Readonly<Record<string, unknown>>
  readonly text: string
}

/** What is wrong in an entry: at a field, or at a line of its text. */
type EntryProblem = {
  readonly field: string | null
  readonly line: number | null
  readonly message: string
}

/** An entry as it is shown, from what was written in a file or in a content service. */
export async function makeEntry(
  { id, kind, fields, text }: Written,
  findImage: (source: string) => Promise<ImageFacts>,
): Promise<{ entry: ContentEntry } | { problems: EntryProblem[] }> {
  const checked = checkContent(kind, fields, SPOTS)
  const { html, words, headings, images, problems } = await renderMarkdown(text, findImage)
  const wrong: EntryProblem[] = [
    ...('problems' in checked ? checked.problems.map((each) => ({ ...each, line: null })) : []),
    ...problems.map((each) => ({ ...each, field: null })),
    ...(words === 0 && problems.length === 0
      ? [{ field: null, line: 1, message: 'There is no text.' }]
      : []),
  ]
  if ('problems' in checked || wrong.length > 0) return { problems: wrong }
  const { image: given, ...facts } = checked.facts
  const image = given && (await imageOf(given, findImage))
  if (typeof image === 'string') {
    return { problems: [{ field: 'image', line: null, message: image }] }
  }
  const names = [...new Set([...(image ? [image.name] : []), ...images])]
  return { entry: { ...facts, id, image, html, words, headings, images: names } }
}

async function imageOf(
  { source, alt }: { readonly source: string; readonly alt: string },
  findImage: (source: string) => Promise<ImageFacts>,
): Promise<ContentImage | string> {
  try {
    const { name, width, height } = await findImage(source)
    return { name, width, height, alt }
  } catch (fault) {
    if (fault instanceof BadImage) return `The image ${source} ${fault.message}.`
    throw fault
  }
}
