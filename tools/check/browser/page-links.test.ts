import { expect, test } from 'vitest'
import routes from '../../../apps/web/src/routes.ts'
import { readSources } from '../read-sources.ts'
import { findDeadPageLinks } from './page-links.ts'

/** A page for everything else answers with 404. */
const PAGES = routes.map(({ path = '' }) => `/${path}`).filter((path) => path !== '/*')

const found = (text: string) => findDeadPageLinks([{ path: 'a.ts', text }], PAGES).length

test.each([
  ["href: '/my-impact/manage/purchases-of-old'", 1],
  ["href: '/my-impact/manage/instant?from=email#first'", 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  ['url: `${config.origin}/staff/nowhere`', 1],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  ['url: `${config.origin}/verify/${row.id}`', 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
  ['url: `/my-impact/manage/gifts${search}`', 0],
  ["'/api/made-up'", 0],
  ["'/somewhere/else'", 0],
  ['<a href="/somewhere/else">', 1],
  ['<a href="/ledger">', 1],
  ['<a href="/ledger/key">', 0],
  ['<a href="/faq#first">', 0],
])('%s', (text, dead) => expect(found(text)).toBe(dead))

test('each address of ours in an email or a page is one of a page', () => {
  const isSent = (path: string) =>
    /^(apps\/(api|web)|packages)\//.test(path) && !/\/testing\/|\.test\.tsx?$/.test(path)
  const sources = readSources().filter(({ path }) => isSent(path))
  expect(findDeadPageLinks(sources, PAGES)).toEqual([])
})
