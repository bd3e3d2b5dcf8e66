// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code
import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import listed from './words-of-api.json' with { type: 'json' }
import { countWordsOfApi, findWordsOfApi } from './words-of-api.ts'

const PATH = 'apps/api/src/capabilities/site/hedges/send-hedge.ts'
const file = (text: string, path = PATH) => ({ path, text })

test.each([
  ["const email = { subject: 'Your hedge', heading }", 1],
  ["const email = { subject: isOld ? 'Hedges' : `Hedge ${name}` }", 2],
  ["const email = { paragraphs: ['A hedge was planted.', `It is called ${name}.`] }", 2],
  ["const email = { subject: hedgesMessage('hedge.subject') }", 0],
  ["if (!hedge) throw new Error('No hedge has this name')", 0],
  ["const refused = err(new RangeError('No hedge has this name'))", 0],
  ["deps.log.warn({ id }, 'The hedge was cut')", 0],
  ["const row = { subject: 'hedge', label: key }", 0],
])('what people read of the API is seen in its code: %s', (code, count) => {
  expect(countWordsOfApi([file(code)]).get(PATH) ?? 0).toBe(count)
})

test('tests, manifests and what the demonstration holds are left out', () => {
  const words = "export const email = { subject: 'Your hedge' }"
  const folder = 'apps/api/src/capabilities/'
  const paths = ['site/hedges/hedge.test.ts', 'site/hedges/capability.ts', 'developers/demo/a.ts']
  expect(countWordsOfApi(paths.map((path) => file(words, `${folder}${path}`)))).toEqual(new Map())
})

test('a file whose words have moved is struck off, and a new one is not listed', () => {
  const words = file("export const email = { subject: 'Your hedge' }")
  expect(findWordsOfApi([words], [PATH])).toEqual([])
  expect(findWordsOfApi([words], []).map(({ message }) => message)).toEqual([
    '1 pieces of text belong in messages/en-GB.json',
  ])
  expect(findWordsOfApi([], [PATH]).map(({ message }) => message)).toEqual([
    'has none of its words in its code: strike it off the list',
  ])
})

test('the list of files of the API whose words are in their code only grows shorter', () => {
  expect(findWordsOfApi(readSources(), listed)).toEqual([])
})
