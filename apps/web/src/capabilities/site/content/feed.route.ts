import type { ContentEntry } from '@understory/contracts/site/content.ts'
import { requestContext } from '../../../http/request-context.ts'
import type { Route } from './+types/feed.route'
import { loadContent } from './load-content.ts'

const MOST_ENTRIES = 20
const BEFORE_ANY = '2026-01-01'

/** The newest articles, whole, as an Atom feed (RFC 4287). */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin, siteName } = context.get(requestContext).settings
  const { entries } = await loadContent(context, 'article', { pageSize: MOST_ENTRIES })
  const updated = entries.map(dayOfChange).toSorted().at(-1) ?? BEFORE_ANY
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `  <id>${origin}/resources</id>`,
    `  <title>${escaped(siteName)}: to read</title>`,
    `  <author><name>${escaped(siteName)}</name></author>`,
    `  <link href="${origin}/resources"/>`,
    `  <link rel="self" href="${origin}/resources.atom"/>`,
    `  <updated>${updated}T00:00:00Z</updated>`,
    ...entries.map((entry) => entryOf(entry, { origin, siteName })),
    '</feed>',
    '',
  ].join('\n')
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

const dayOfChange = ({ published, updated }: ContentEntry): string =>
  updated ?? published ?? BEFORE_ANY

type FeedOf = { readonly origin: string; readonly siteName: string }

function entryOf(entry: ContentEntry, { origin, siteName }: FeedOf): string {
  const url = `${origin}/resources/${entry.slug}`
  return [
    '  <entry>',
    `    <id>${url}</id>`,
    `    <title>${escaped(entry.title)}</title>`,
    `    <link href="${url}"/>`,
    `    <author><name>${escaped(entry.author ?? siteName)}</name></author>`,
    `    <published>${entry.published}T00:00:00Z</published>`,
    `    <updated>${dayOfChange(entry)}T00:00:00Z</updated>`,
    `    <summary>${escaped(entry.description)}</summary>`,
    `    <content type="html">${escaped(withOrigin(entry.html, origin))}</content>`,
    '  </entry>',
  ].join('\n')
}

/** A reader elsewhere needs whole addresses. */
const withOrigin = (html: string, origin: string) =>
  html.replaceAll(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`)

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
