// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../folders.ts'
import { generatedFiles } from '../../messages/generated-messages.ts'
import { readCatalogues } from '../../messages/read-catalogues.ts'
import { readSources } from '../read-sources.ts'
import { findBrokenMessages } from './broken-messages.ts'
import { findSentencesInPages } from './sentences-in-pages.ts'
import { findStrayKeys } from './stray-keys.ts'

const FOLDER = 'apps/web/src/capabilities/site/hedges'
const catalogue = (messages: Record<string, string>, isCompiled = false) => ({
  path: `${FOLDER}/messages/en-GB.json`,
  folder: FOLDER,
  messages,
  isCompiled,
})
const page = (text: string) => ({ path: `${FOLDER}/hedge-page.tsx`, text })

test.each(readCatalogues().map((each) => [each.path, each] as const))(
  '%s is what its functions are made from; else: npm run messages',
  (path, each) => {
    const folder = join(ROOT, dirname(path))
    const names = globSync('*.generated.ts', { cwd: folder })
    const written = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const)
    expect(new Map(written)).toEqual(generatedFiles(each))
  },
)

test.each([
  ['{count, plural, one {# hedge} other {# hedges}}', 0],
  ['Open until {day, date, short}, <link>say so</link>.', 0],
  ['{count, plural, one {# hedge}}', 1],
  ['Dear {name', 1],
  ['<link>no end', 1],
  ['Open until {day, date}.', 1],
  ['{count, plural, one {{day, time, full}} other {}}', 1],
  ['{day, date, short} or {day, number}', 1],
])('a message that cannot be shown alike everywhere is refused: %s', (text, breaches) => {
  expect(findBrokenMessages([catalogue({ a: text })])).toHaveLength(breaches)
})

test.each([
  ["hedgesMessage('title')", []],
  ['hedgesMessage(`done.${done}`)', ['nothing shows title', 'has no `done.${done}`']],
  ["hedgesMessage('lead')", ['nothing shows title', "has no 'lead'"]],
  ['hedgesMessage(key)', ['nothing shows title', 'has no key']],
])('every key is shown somewhere, and every key that is shown is there: %s', (code, says) => {
  const found = findStrayKeys([page(code)], [catalogue({ title: 'Hedges' })])
  expect(found.map(({ message }) => message)).toEqual(
    says.map((each) => expect.stringContaining(each)),
  )
})

test('a message of an island that nothing shows is found', () => {
  const islands = catalogue({ 'hedge.title': 'Hedges', 'hedge.lead': 'Plant one.' }, true)
  const found = findStrayKeys([page('<h1>{hedgeTitle()}</h1>')], [islands])
  expect(found.map(({ message }) => message)).toEqual(['nothing shows hedge.lead'])
})

test.each([
  ['<p>Plant a hedge</p>', ['Plant a hedge']],
  ['<p>{hedgesMessage("title")}: {count}</p>', []],
  [
    '<input aria-label="Hedges" placeholder={isOld ? "old" : undefined} name="hedge" />',
    ['Hedges', 'old'],
  ],
  ['<p>{isOld ? ", an old one" : ""}</p>', [', an old one']],
  ['<p>{kind === "old" ? <b /> : null}</p>', []],
  ['<p>{`${count} hedges`}</p>', ['hedges']],
  ['<p className="quiet row-8" id="hedge">{hedge({ kind: "old" })}</p>', []],
  ['const columns = [{ key: "name", title: "Name" }]', ['Name']],
  ['const WORDS = { done: "The hedge was planted." }', ['The hedge was planted.']],
  ['const PATH = "/hedges"', []],
  ['const UNITS = { "UK gallon": gallons }', []],
  ['<Frame here="/hedges/old" placeholder="#16352a" />', []],
])('a sentence stands in a catalogue, and in no page: %s', (code, words) => {
  const found = findSentencesInPages([page(code)])
  expect(found.map(({ message }) => message)).toEqual(
    words.map((each) => `“${each}” belongs in messages/en-GB.json`),
  )
})

test('the product has none of them', () => {
  const catalogues = readCatalogues()
  const sources = readSources()
  expect(catalogues.length).toBeGreaterThan(0)
  expect(findBrokenMessages(catalogues)).toEqual([])
  expect(findStrayKeys(sources, catalogues)).toEqual([])
  expect(findSentencesInPages(sources)).toEqual([])
})
