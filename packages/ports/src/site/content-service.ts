import type { ContentFacts, ContentKind } from '@understory/domain/site/content/content-facts.ts'

/** An image of an entry, drawn again by us as WebP; its name follows from its bytes. */
export type ContentImage = {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** An entry that was checked: its HTML is sanitised, its images are ours. */
export type ContentEntry = Omit<ContentFacts, 'image'> & {
  /** What it is called where it comes from: a file, or an id. */
  readonly id: string
  readonly image: ContentImage | null
  readonly html: string
  readonly words: number
  readonly headings: readonly { readonly id: string; readonly text: string }[]
  /** The names of all its images. */
  readonly images: readonly string[]
}

/** An entry, or a picture in one, that is not shown, and why. */
export type RefusedContent = {
  readonly id: string
  /** File and line, or entry and field. */
  readonly where: string
  readonly message: string
}

export type FoundContent = {
  /** As far as it may be shown: without the pictures that say nothing to those who cannot see them. */
  readonly entry: ContentEntry | null
  readonly refused: readonly RefusedContent[]
}

export type ContentPage = {
  readonly entries: readonly ContentEntry[]
  readonly refused: readonly RefusedContent[]
  /** Of all pages, those that are refused included. */
  readonly total: number
}

export type Version = 'published' | 'draft'

/**
 * Where texts come from. Every call may throw where the place cannot be reached or answers nonsense; a bad text
 * never makes it throw, and takes no other with it.
 */
export type ContentService = {
  readonly name: 'files' | 'strapi'
  /** `null`: there is no such entry in this version. */
  find(kind: ContentKind, slug: string, version: Version): Promise<FoundContent | null>
  /** A page of at most 50, in an order that does not change between pages. Pages are counted from 1. */
  list(kind: ContentKind, version: Version, page: number): Promise<ContentPage>
  /** The bytes of an image that an entry named; `null`: none did. */
  image(name: string): Promise<Uint8Array | null>
}

export const CONTENT_PAGE_SIZE = 50
export const CONTENT_IMAGE_NAME = /^[0-9a-f]{24}\.webp$/
