import { requestContext } from '../../http/request-context.ts'
import type { Route } from './+types/feed.route'
import { ARTICLES } from './articles.ts'

/** The articles as an Atom feed (RFC 4287). */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext).settings
  const entries = ARTICLES.map(({ slug, title, summary, date }) => {
    const url = `${origin}/resources/${slug}`
    return [
      '  <entry>',
      `    <id>${url}</id>`,
      `    <title>${escaped(title)}</title>`,
      `    <link href="${url}"/>`,
      `    <updated>${date}T00:00:00Z</updated>`,
      `    <summary>${escaped(summary)}</summary>`,
      '  </entry>',
    ].join('\n')
  })
  const feed = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
    `  <id>${origin}/resources</id>`,
    '  <title>Understory: to read</title>',
    '  <author><name>Understory</name></author>',
    `  <link href="${origin}/resources"/>`,
    `  <link rel="self" href="${origin}/resources.atom"/>`,
    `  <updated>${ARTICLES[0]?.date}T00:00:00Z</updated>`,
    ...entries,
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

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
