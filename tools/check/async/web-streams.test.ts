import { expect, test } from 'vitest'
import { readSources } from '../read-sources.ts'
import { findWebStreamBridges } from './web-streams.ts'

const found = (text: string) => findWebStreamBridges([{ path: 'a.ts', text }]).length

test.each([
  ['new Response(Readable.toWeb(text))', 1],
  ['const { toWeb } = Readable; return toWeb (text)', 1],
  ['new Response(ReadableStream.from(text))', 0],
])('a reader who leaves early ends no server: %s', (text, breaches) => {
  expect(found(text)).toBe(breaches)
})

test('no stream of the product ends the server when its reader leaves', () => {
  expect(findWebStreamBridges(readSources())).toEqual([])
})
