// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code
import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { countPiecesInPages } from './pieces-in-pages.ts'
import { findUnlisted } from './unlisted.ts'
import listed from './words-of-pages.json' with { type: 'json' }

const PATH = 'apps/web/src/capabilities/site/hedges/hedge-page.tsx'
const page = (text: string) => ({ path: PATH, text })

test.each([
  ["const words = () => ({ planted: 'Planted' })", 1],
  ["const until = () => (isOld ? 'until it is cut' : null)", 1],
  ["const count = () => (hedges === 1 ? '1 hedge' : `${hedges} hedges`)", 2],
  ["const name = () => 'Shopify'", 0],
  ["const row = <p className='quiet row-8' id='hedge-1' />", 0],
  ["if (kind === 'Planted') throw new Error('no hedge of this name')", 0],
  ["const named = () => hedgesMessage('hedge.name').replace('a hedge', '')", 0],
  ['const path = `/hedges/${hedge}/planted`', 0],
])('words and pieces of sentences are seen in the code of a page: %s', (code, count) => {
  expect(countPiecesInPages([page(code)]).get(PATH) ?? 0).toBe(count)
})

test('the list of files of pages that still have some only grows shorter', () => {
  expect(findUnlisted(countPiecesInPages(readSources()), listed, 'words-of-pages')).toEqual([])
})
