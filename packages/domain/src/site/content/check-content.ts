import { type CalendarDate, parseCalendarDate } from '../../calendar/calendar.ts'
import {
  CONTENT_LOCALE,
  type ContentFacts,
  type ContentKind,
  type ContentLink,
} from './content-facts.ts'

/** What is wrong about one field, as a sentence for its writer. */
export type ContentProblem = { readonly field: string; readonly message: string }
export type CheckedContent =
  | { readonly facts: ContentFacts }
  | { readonly problems: readonly ContentProblem[] }

type Written = Readonly<Record<string, unknown>>

const COMMON = ['slug', 'title', 'locale', 'draft'] as const
const IMAGE = ['image', 'imageAlt'] as const

/** The fields that each kind may have, besides its text. */
export const CONTENT_FIELDS: Readonly<Record<ContentKind, readonly string[]>> = {
  article: [
    ...COMMON,
    ...IMAGE,
    'description',
    'author',
    'published',
    'updated',
    'drawing',
    'links',
    'next',
  ],
  person: [...COMMON, ...IMAGE, 'role', 'links', 'order'],
  testimonial: [...COMMON, ...IMAGE, 'role', 'published', 'links'],
  question: [...COMMON, 'order', 'links'],
}

const REQUIRED: Readonly<Record<ContentKind, readonly string[]>> = {
  article: ['title', 'description', 'author', 'published'],
  person: ['title', 'role'],
  testimonial: ['title', 'role', 'published'],
  question: ['title'],
}

const CHECK_CONTENT_LIMITS = {
  title: 120,
  description: 300,
  author: 80,
  role: 120,
  imageAlt: 300,
  label: 160,
}
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const MOST_LINKS = 30

/** Checks what was written about an entry, in front matter or in a content service, before anyone sees it. */
export function checkContent(
  kind: ContentKind,
  written: Written,
  drawings: readonly string[],
): CheckedContent {
  const problems: ContentProblem[] = []
  const say: Say = (field, message) => problems.push({ field, message })
  checkFields(kind, written, say)
  checkLocale(written.locale, say)
  const text = (field: keyof typeof CHECK_CONTENT_LIMITS) => readText(written, field, say)
  const facts: ContentFacts = {
    kind,
    slug: readSlug(written.slug, say),
    title: text('title') ?? '',
    description: text('description') ?? '',
    author: text('author'),
    ...readDates(written, say),
    role: text('role'),
    drawing: readDrawing(written.drawing, drawings, say),
    image: readImage(written, text('imageAlt'), say),
    links: readLinks(written.links, say),
    next: isEmpty(written.next) ? null : readLink('next', written.next, say),
    order: readOrder(written.order, say),
  }
  return problems.length > 0 ? { problems } : { facts }
}

function checkFields(kind: ContentKind, written: Written, say: Say): void {
  for (const field of Object.keys(written)) {
    if (!CONTENT_FIELDS[kind].includes(field))
      say(field, `“${field}” is no field of the kind ${kind}.`)
  }
  for (const field of REQUIRED[kind]) {
    if (isEmpty(written[field])) say(field, `“${field}” is missing.`)
  }
}

function readSlug(value: unknown, say: Say): string {
  const slug = String(value ?? '')
  if (slug.length > 80 || !SLUG.test(slug)) {
    say('slug', `“${slug}” is no slug: use small letters, digits and single hyphens.`)
  }
  return slug
}

function checkLocale(value: unknown, say: Say): void {
  const locale = String(value ?? CONTENT_LOCALE)
  if (locale.toLowerCase() !== CONTENT_LOCALE.toLowerCase()) {
    say('locale', `The locale is ${locale}; only ${CONTENT_LOCALE} is published here.`)
  }
}

function readDrawing(value: unknown, drawings: readonly string[], say: Say): string | null {
  if (isEmpty(value)) return null
  const drawing = String(value)
  if (!drawings.includes(drawing)) {
    say('drawing', `There is no drawing “${drawing}”; choose one of ${drawings.join(', ')}.`)
  }
  return drawing
}

function readDates(written: Written, say: Say): Pick<ContentFacts, 'published' | 'updated'> {
  const published = readDate(written, 'published', say)
  const updated = readDate(written, 'updated', say)
  if (published && updated && updated < published) {
    say('updated', 'It cannot be updated before it is published.')
  }
  return { published, updated }
}

type Say = (field: string, message: string) => unknown

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

function readText(
  written: Written,
  field: keyof typeof CHECK_CONTENT_LIMITS,
  say: Say,
): string | null {
  const value = written[field]
  if (isEmpty(value)) return null
  if (typeof value !== 'string') {
    say(field, `The ${field} is not a text.`)
    return null
  }
  if (/\p{Cc}|\p{Cs}/u.test(value)) {
    say(field, `The ${field} has characters that cannot be shown.`)
  }
  if (value.length > CHECK_CONTENT_LIMITS[field])
    say(field, `The ${field} is longer than ${CHECK_CONTENT_LIMITS[field]} characters.`)
  return value.trim()
}

function readDate(written: Written, field: string, say: Say): CalendarDate | null {
  if (isEmpty(written[field])) return null
  const date = parseCalendarDate(String(written[field]))
  if (!date) say(field, `“${String(written[field])}” is no date; write it as 2026-09-27.`)
  return date
}

function readImage(written: Written, alt: string | null, say: Say): ContentFacts['image'] {
  if (isEmpty(written.image)) return null
  if (typeof written.image !== 'string') {
    say('image', 'The image is not the path of a file.')
    return null
  }
  if (alt === null)
    say('imageAlt', 'The image needs imageAlt: what it shows, for those who cannot see it.')
  return { source: written.image, alt: alt ?? '' }
}

function readLinks(value: unknown, say: Say): ContentLink[] {
  if (isEmpty(value)) return []
  if (!Array.isArray(value) || value.length > MOST_LINKS) {
    say('links', `The links are not a list of at most ${MOST_LINKS} links.`)
    return []
  }
  return value.flatMap((link) => readLink('links', link, say) ?? [])
}

function readLink(field: string, value: unknown, say: Say): ContentLink | null {
  const { label, href } = (typeof value === 'object' && value !== null ? value : {}) as Written
  if (typeof label !== 'string' || isEmpty(label) || label.length > CHECK_CONTENT_LIMITS.label) {
    say(field, `A link needs a label of at most ${CHECK_CONTENT_LIMITS.label} characters.`)
    return null
  }
  if (typeof href !== 'string' || !isAddress(href)) {
    say(field, `“${String(href)}” is no address: begin with https:// or with one slash.`)
    return null
  }
  return { label: label.trim(), href }
}

const isAddress = (href: string) =>
  href.length <= 2_000 &&
  (/^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/.test(href) || /^\/([^/\\\s]\S*)?$/.test(href))

function readOrder(value: unknown, say: Say): number {
  if (isEmpty(value)) return 0
  const order = Number(value)
  if (!Number.isInteger(order) || Math.abs(order) > 10_000) {
    say('order', 'The order is a whole number between -10000 and 10000.')
    return 0
  }
  return order
}
