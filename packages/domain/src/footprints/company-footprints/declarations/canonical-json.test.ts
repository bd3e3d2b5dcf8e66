import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test.each([
  [{ b: 1, a: [{ d: null, c: 'x' }] }, '{"a":[{"c":"x","d":null}],"b":1}'],
  [{ a: undefined, B: 0.1 }, '{"B":0.1}'],
  [[2, 1], '[2,1]'],
])('%j has one spelling', (value, text) => {
  expect(canonicalJson(value)).toBe(text)
  expect(canonicalJson(JSON.parse(text))).toBe(text)
})
