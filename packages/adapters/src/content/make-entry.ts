import { checkContent } from '@understory/domain/site/content/check-content.ts'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import { SPOTS } from '@understory/pictures/spots/spots.ts'
import type { ContentEntry, ContentImage } from '@understory/ports/site/content-service.ts'
import { BadImage } from './content-image.ts'
import type { ImageFacts } from './enhance-html.ts'
import { renderMarkdown } from './render-markdown.ts'
import { undescribed } from './take-out-undescribed.ts'

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

/** The entry as far as it may be shown, if it may, and what is wrong with it. */
type MadeEntry = {
  readonly entry: ContentEntry | null
  readonly problems: readonly EntryProblem[]
}

/**
 * An entry as it is shown, from what was written in a file or in a content service. Pictures without a text are
 * left out of it.
 */
export async function makeEntry(
  { id, kind, fields, text }: Written,
  findImage: (source: string) => Promise<ImageFacts>,
): Promise<MadeEntry> {
  const { described, problem } = describedImage(fields)
  const checked = checkContent(kind, described, SPOTS)
  const { html, words, headings, images, problems, takenOut } = await renderMarkdown(
    text,
    findImage,
  )
  const wrong: EntryProblem[] = [
    ...('problems' in checked ? checked.problems.map((each) => ({ ...each, line: null })) : []),
    ...problems.map((each) => ({ ...each, field: null })),
    ...(words === 0 && problems.length === 0
      ? [{ field: null, line: 1, message: 'There is no text.' }]
      : []),
  ]
  const leftOut = [...problem, ...takenOut.map((each) => ({ ...each, field: null }))]
  if ('problems' in checked || wrong.length > 0) {
    return { entry: null, problems: [...wrong, ...leftOut] }
  }
  const { image: given, ...facts } = checked.facts
  const image = given && (await imageOf(given, findImage))
  if (typeof image === 'string') {
    return { entry: null, problems: [{ field: 'image', line: null, message: image }, ...leftOut] }
  }
  const names = [...new Set([...(image ? [image.name] : []), ...images])]
  const entry = { ...facts, id, image, html, words, headings, images: names }
  return { entry, problems: leftOut }
}

/** The fields without the picture above a text, where nothing says what it shows. */
function describedImage(fields: Written['fields']): {
  readonly described: Written['fields']
  readonly problem: readonly EntryProblem[]
} {
  const { image, imageAlt, ...others } = fields
  const isDescribed = typeof imageAlt !== 'string' ? imageAlt != null : imageAlt.trim() !== ''
  if (typeof image !== 'string' || image.trim() === '' || isDescribed) {
    return { described: fields, problem: [] }
  }
  const problem = { field: 'image', line: null, message: undescribed(image) }
  return { described: others, problem: [problem] }
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
