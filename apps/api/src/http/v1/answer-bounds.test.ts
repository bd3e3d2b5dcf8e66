import { expect, test } from 'vitest'
import { ANSWER_BOUNDS, boundSchema, checkBounds } from './answer-bounds.ts'

test.each([
  ['a text', { type: 'string' }, { maxLength: 10_000 }],
  ['a text or nothing', { type: ['string', 'null'] }, { maxLength: 10_000 }],
  ['an id', { type: 'string', format: 'uuid' }, { maxLength: 36 }],
  ['what is bounded already', { type: 'string', maxLength: 5 }, { maxLength: 5 }],
  ['a list', { type: 'array' }, { maxItems: 10_000 }],
])('%s says how long it can be', (_, schema, bounds) => {
  boundSchema(schema, 'output')
  expect(schema).toMatchObject(bounds)
})

test('one of a few words needs no bound', () => {
  const schema = { type: 'string', enum: ['a', 'b'] }
  boundSchema(schema, 'output')
  expect(schema).toEqual({ type: 'string', enum: ['a', 'b'] })
})

test('an answer beyond its bounds is a fault, however deep', () => {
  const text = 'x'.repeat(ANSWER_BOUNDS.characters)
  checkBounds({ data: [{ text }] })
  expect(() => checkBounds({ data: [{ text: `${text}x` }] })).toThrow('a text of 10001 characters')
  expect(() => checkBounds({ data: Array.from({ length: 10_001 }) })).toThrow('a list of 10001')
})
