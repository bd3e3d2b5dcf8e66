import { expect, test } from 'vitest'
import { findOpenTables } from './lookup-tables.ts'

const at = (text: string) => findOpenTables([{ path: 'apps/web/src/words.ts', text }]).length

test('a table by any word that is a plain object is a breach; a closed one is none', () => {
  expect(at('const WORDS: Readonly<Record<string, string>> = { a: "b" }')).toBe(1)
  expect(at('export const WORDS: Record<string, number> = {}')).toBe(1)
  expect(at('const WORDS = lookupTable({ a: "b" })')).toBe(0)
  expect(at('const WORDS: Record<"a", string> = { a: "b" }')).toBe(0)
  expect(at('function f() { const found: Record<string, number> = {}; return found }')).toBe(0)
})
