import { readdir, readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, resolve, sep } from 'node:path'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import type { ContentEntry, RefusedContent } from '@understory/ports/site/content-service.ts'
import { BadImage, type RedrawnImage, redrawContentImage } from './content-image.ts'
import { readFrontMatter } from './front-matter.ts'
import { makeEntry } from './make-entry.ts'

/** The folder of each kind. */
const FOLDERS: ReadonlyMap<string, ContentKind> = new Map([
  ['articles', 'article'],
  ['people', 'person'],
  ['testimonials', 'testimonial'],
  ['questions', 'question'],
])
const MOST_FILE_BYTES = 400_000

export type ContentFile = {
  readonly kind: ContentKind | null
  readonly slug: string
  readonly isDraft: boolean
  readonly entry: ContentEntry | null
  readonly refused: readonly RefusedContent[]
}

export type ContentFolder = {
  readonly files: readonly ContentFile[]
  readonly images: ReadonlyMap<string, RedrawnImage>
}

type ContentFolderReading = { readonly root: string; readonly images: Map<string, RedrawnImage> }

/** Reads and checks every Markdown file below a content folder; what is wrong names its file and line. */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const root = await realpath(folder)
  const reading: ContentFolderReading = { root, images: new Map() }
  const files: ContentFile[] = []
  const slugs = new Map<string, string>()
  for (const path of await markdownIn(root)) {
    const file = await readContentFile(reading, path)
    const name = `${file.kind}/${file.slug}`
    const first = slugs.get(name)
    slugs.set(name, first ?? path)
    const message = `The slug “${file.slug}” is taken by ${first}.`
    files.push(first ? { ...file, entry: null, refused: [refusal(path, 1, message)] } : file)
  }
  return { files, images: reading.images }
}

/** What changes when any file in the folder does. */
export async function fingerprintOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const facts = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const { mtimeMs, size } = await stat(path)
      return `${path} ${mtimeMs} ${size}`
    }),
  )
  return facts.toSorted().join('\n')
}

async function markdownIn(root: string): Promise<string[]> {
  const paths = await readdir(root, { recursive: true })
  return paths.filter((path) => extname(path) === '.md' && path.includes(sep)).toSorted()
}

const refusal = (path: string, line: number, message: string): RefusedContent => ({
  id: path,
  where: `${path}:${line}`,
  message,
})

async function readContentFile(reading: ContentFolderReading, path: string): Promise<ContentFile> {
  const folder = path.split(sep)[0] ?? ''
  const kind = FOLDERS.get(folder) ?? null
  const slug = basename(path, '.md')
  const none = { kind, slug, isDraft: false, entry: null }
  if (!kind) {
    const known = [...FOLDERS.keys()].join(', ')
    const message = `There is no kind of content in “${folder}”; the folders are ${known}.`
    return { ...none, refused: [refusal(path, 1, message)] }
  }
  const file = join(reading.root, path)
  if ((await stat(file)).size > MOST_FILE_BYTES) {
    return { ...none, refused: [refusal(path, 1, 'The file is larger than 400 kB.')] }
  }
  const front = readFrontMatter(await readFile(file, 'utf8'))
  if ('message' in front) return { ...none, refused: [refusal(path, front.line, front.message)] }
  const { text, textLine, lineOf } = front
  const fields: Record<string, unknown> = { slug, ...front.fields }
  const made = await makeEntry({ id: path, kind, fields, text }, (source) =>
    findImage(reading, { source, from: dirname(file) }),
  )
  const facts = { ...none, slug: String(fields.slug), isDraft: fields.draft === true }
  return {
    ...facts,
    entry: made.entry,
    refused: made.problems.map(({ field, line, message }) =>
      refusal(path, field ? lineOf(field) : textLine - 1 + (line ?? 1), message),
    ),
  }
}

async function findImage(
  { root, images }: ContentFolderReading,
  { source, from }: { readonly source: string; readonly from: string },
): Promise<RedrawnImage> {
  const file = await realpath(resolve(from, source)).catch(() => null)
  if (file === null) throw new BadImage('does not exist')
  if (relative(root, file).startsWith('..')) throw new BadImage('is outside of the content folder')
  const image = await redrawContentImage(await readFile(file))
  images.set(image.name, image)
  return image
}
