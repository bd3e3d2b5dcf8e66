import type { CalendarDate } from '../../calendar/calendar.ts'

/** What an operator writes for the public pages. */
export const CONTENT_KINDS = ['article', 'person', 'testimonial', 'question'] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

/** Everything is written for this locale. */
export const CONTENT_LOCALE = 'en-GB'

export type ContentLink = { readonly label: string; readonly href: string }

/** What is said of an entry beside its text; `null`: nothing. */
export type ContentFacts = {
  readonly kind: ContentKind
  /** The last part of its address. */
  readonly slug: string
  /** Of a person or a testimonial: the name. */
  readonly title: string
  readonly description: string
  readonly author: string | null
  readonly published: CalendarDate | null
  readonly updated: CalendarDate | null
  /** Of a person or a testimonial: what they do, and where. */
  readonly role: string | null
  /** One of our own drawings. */
  readonly drawing: string | null
  readonly image: { readonly source: string; readonly alt: string } | null
  /** Sources of an article; pages of a person. */
  readonly links: readonly ContentLink[]
  /** The one thing to do next. */
  readonly next: ContentLink | null
  /** Smaller numbers come first. */
  readonly order: number
}

const WORDS_PER_MINUTE = 220

/** Whole minutes that most people need to read so many words; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** Something dated later waits for its day. */
export function isPublishedBy(
  { published }: Pick<ContentFacts, 'published'>,
  today: CalendarDate,
): boolean {
  return published === null || published <= today
}

/** Articles and testimonials: the newest first. People and questions: in the order they were given. */
export function compareContent(
  one: Pick<ContentFacts, 'order' | 'published' | 'title'>,
  other: Pick<ContentFacts, 'order' | 'published' | 'title'>,
): number {
  if (one.order !== other.order) return one.order - other.order
  const [a, b] = [one.published ?? '', other.published ?? '']
  if (a !== b) return a > b ? -1 : 1
  return one.title < other.title ? -1 : 1
}
