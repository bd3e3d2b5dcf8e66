import { asPlatform } from '@understory/database/row-security.ts'
import type { ContentKind } from '@understory/domain/site/content/content-facts.ts'
import type { Deps } from '../../../deps.ts'
import { noteFailure, readCopy, saveCopy, saveImages, touchCopy } from './content-copy.ts'
import { type ContentSnapshot, fetchContent, withLastGood } from './fetch-content.ts'

type ContentReaderDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'content'>

const CONTENT_READER_FRESH_MS = 60_000

/** Where nothing was ever read, nobody waits for a service that has just failed. */
const RETRY_MS = 10_000

type Loading = { readonly snapshot: Promise<ContentSnapshot>; readonly images: Promise<void> }
type Held = { readonly snapshot: ContentSnapshot; readonly since: number }

/**
 * The texts of the public pages, in memory: a snapshot of each kind, at most 1,000 texts. One that is older
 * than a minute is given at once and read again behind the answer. While the place they come from is away
 * or slow, the last good copy is given, after a restart the one in the database. However many ask, each kind
 * is read once at a time.
 */
export function createContentReader(deps: ContentReaderDeps) {
  const held = new Map<ContentKind, Held>()
  const underway = new Map<ContentKind, Loading>()
  const failed = new Map<ContentKind, number>()
  const written = new Map<ContentKind, string>()
  const now = () => deps.clock().getTime()

  async function load(kind: ContentKind): Promise<ContentSnapshot> {
    const last = held.get(kind)?.snapshot ?? null
    try {
      const fetched = await fetchContent(deps.content, kind)
      const isWhole = fetched.refused.length === 0
      const snapshot = withLastGood(fetched, last ?? (isWhole ? null : await copyOf(kind)))
      held.set(kind, { snapshot, since: now() })
      failed.delete(kind)
      await attempt('texts could not be stored', () => store(kind, snapshot))
      return snapshot
    } catch (fault) {
      deps.log.error({ kind, err: fault }, 'the content service failed')
      await attempt('a failure could not be noted', () => noteFailure(deps, kind, fault))
      const snapshot = last ?? (await copyOf(kind))
      if (!snapshot) {
        failed.set(kind, now())
        throw fault
      }
      held.set(kind, { snapshot, since: now() })
      return snapshot
    }
  }

  async function store(kind: ContentKind, snapshot: ContentSnapshot): Promise<void> {
    const text = JSON.stringify(snapshot)
    if (written.get(kind) === text) return touchCopy(deps, kind)
    for (const { where, message } of snapshot.refused) {
      deps.log.error({ where, message }, 'a text is left out')
    }
    await saveCopy(deps, kind, snapshot)
    written.set(kind, text)
  }

  /** Texts are read even while the database is away. */
  async function attempt(what: string, work: () => Promise<void>): Promise<void> {
    await work().catch((err: unknown) => deps.log.error({ err }, what))
  }
  const copyOf = (kind: ContentKind) => readCopy(deps, kind).catch(() => null)

  /** One reading at a time; its images are stored behind it. */
  function loadOnce(kind: ContentKind): Loading {
    const running = underway.get(kind)
    if (running) return running
    const snapshot = asPlatform(() => load(kind))
    const images = snapshot.then(
      (loaded) => asPlatform(() => storeImages(kind, loaded)),
      () => undefined,
    )
    const started = { snapshot, images }
    underway.set(kind, started)
    images.finally(() => underway.delete(kind))
    return started
  }
  const storeImages = (kind: ContentKind, snapshot: ContentSnapshot) =>
    attempt('images could not be stored', () => saveImages(deps, kind, snapshot))

  return {
    async read(kind: ContentKind): Promise<ContentSnapshot> {
      const found = held.get(kind)
      if (found && now() - found.since < CONTENT_READER_FRESH_MS) return found.snapshot
      if (now() - (failed.get(kind) ?? Number.NEGATIVE_INFINITY) < RETRY_MS) {
        throw new Error('the content service failed a moment ago')
      }
      const { snapshot } = loadOnce(kind)
      if (!found) return snapshot
      snapshot.catch(() => undefined)
      return found.snapshot
    },
    /** Reads again what changed just now: a reading that began before may have missed it. */
    async reload(kind: ContentKind): Promise<void> {
      await underway.get(kind)?.images
      await loadOnce(kind).images
    },
  }
}

export type ContentReader = ReturnType<typeof createContentReader>
