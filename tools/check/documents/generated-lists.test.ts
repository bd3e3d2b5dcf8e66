import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CAPABILITIES } from '../../../apps/api/src/capabilities.ts'
import { ROOT } from '../../folders.ts'
import { generatedLists } from '../../lists/generated-lists.ts'
import { generatedSdk } from '../../sdk/generated-sdk.ts'

const LISTS = Object.entries({ ...generatedLists(), ...generatedSdk() })
const PLACES = CAPABILITIES.map(({ area, name }) => `${area}/${name}`)

test.each(LISTS)('%s says what its sources say; else: npm run lists', (path, text) => {
  expect(readFileSync(join(ROOT, path), 'utf8')).toBe(text)
})

const OF_CAPABILITIES = LISTS.filter(([, text]) =>
  /\/(?:activity|addresses|emails)\.ts'/.test(text),
)

test('the addresses, the activity and the emails are lists of capabilities', () => {
  expect(OF_CAPABILITIES).toHaveLength(3)
})

test.each(OF_CAPABILITIES)('%s is of capabilities that have a manifest', (_, text) => {
  const places = [...text.matchAll(/([\w-]+\/[\w-]+)\/(?:activity|addresses|emails)\.ts'/g)].map(
    ([, place]) => place,
  )
  expect(places.length).toBeGreaterThan(10)
  expect(places.filter((place) => !PLACES.includes(place ?? ''))).toEqual([])
})

test('no two capabilities declare the same event', () => {
  const declared = LISTS.flatMap(([path, text]) =>
    [...text.matchAll(/from '(.*activity\.ts)'/g)].map(([, way = '']) =>
      readFileSync(join(ROOT, path, '..', way), 'utf8'),
    ),
  ).flatMap((source) => [...source.matchAll(/^ {2}'([a-z-]+)':/gm)].map(([, event]) => event))
  expect(declared.length).toBeGreaterThan(50)
  expect(declared.filter((event, at) => declared.indexOf(event) !== at)).toEqual([])
})
