import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import {
  CONTENT_PAGE_SIZE,
  type ContentService,
  type RefusedContent,
  type Version,
} from '@understory/ports/site/content-service.ts'
import { LRUCache } from 'lru-cache'
import {
  type ContentFile,
  type ContentFolder,
  fingerprintOf,
  readContentFolder,
} from './content-folder.ts'

const MOST_FOLDERS = 8
const folders = new LRUCache<string, { fingerprint: string; read: Promise<ContentFolder> }>({
  max: MOST_FOLDERS,
})

/** Reads a folder when a file in it has changed. */
async function readWhenChanged(folder: string): Promise<ContentFolder> {
  const fingerprint = await fingerprintOf(folder)
  const held = folders.get(folder)
  if (held?.fingerprint === fingerprint) return held.read
  const read = readContentFolder(folder)
  folders.set(folder, { fingerprint, read })
  return read
}

/** Texts in Markdown files. A change in the folder is read when someone asks next. */
export function createMarkdownContent(folder: string): ContentService {
  const read = () => readWhenChanged(folder)
  async function filesOf(kind: ContentKind, version: Version): Promise<ContentFile[]> {
    const { files } = await read()
    return files.filter((file) => file.kind === kind && file.isDraft === (version === 'draft'))
  }
  return {
    name: 'files',
    async find(kind, slug, version) {
      const file = (await filesOf(kind, version)).find((each) => each.slug === slug)
      return file ? { entry: file.entry, refused: file.refused } : null
    },
    async list(kind, version, page) {
      const files = await filesOf(kind, version)
      const shown = files.slice((page - 1) * CONTENT_PAGE_SIZE, page * CONTENT_PAGE_SIZE)
      return {
        entries: shown.flatMap(({ entry }) => entry ?? []),
        refused: shown.flatMap(({ refused }) => refused),
        total: files.length,
      }
    },
    async image(name) {
      return (await read()).images.get(name)?.bytes ?? null
    },
  }
}

/** Everything that is wrong in a content folder, drafts included. */
export async function checkContentFolder(folder: string): Promise<readonly RefusedContent[]> {
  const { files } = await readWhenChanged(folder)
  return files.flatMap(({ refused }) => refused)
}
