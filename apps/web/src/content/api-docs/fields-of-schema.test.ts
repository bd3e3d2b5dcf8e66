import { expect, it } from 'vitest'
import { fieldsOfSchema } from './fields-of-schema.ts'

const SCHEMAS = {
  Key: {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'string', format: 'uuid' } },
  },
}

it.each([
  [{ type: 'string', maxLength: 60 }, 'text, at most 60 characters'],
  [{ enum: ['live', 'test'] }, 'one of live, test'],
  [{ const: 'account' }, '“account”'],
  [{ type: 'integer', minimum: 1, maximum: 100 }, 'whole number from 1 to 100'],
  [{ type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 }, 'whole number, at least 0'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'null' }] }, 'true or false, or null'],
  [{ type: 'array', maxItems: 3, items: { type: 'boolean' } }, 'list of at most 3: true or false'],
])('%j is said as %s', (schema, words) => {
  const [field] = fieldsOfSchema({ type: 'object', properties: { it: schema } }, SCHEMAS)
  expect(field?.type).toBe(words)
})

it('lists what lies within others after them, and follows references', () => {
  const schema = {
    type: 'object',
    required: ['key'],
    properties: {
      key: { $ref: '#/components/schemas/Key' },
      all: { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Key' } },
    },
  }
  expect(fieldsOfSchema(schema, SCHEMAS).map(({ name, isRequired }) => [name, isRequired])).toEqual(
    [
      ['key', true],
      ['key.id', true],
      ['all', false],
      ['all[].id', true],
    ],
  )
})

it('lists the fields of each choice, and each that is the same once', () => {
  const choice = (by: string) => ({
    type: 'object',
    properties: { by: { const: by }, currency: { type: 'string', maxLength: 3 } },
  })
  const schema = { oneOf: [choice('mass'), choice('value')] }
  expect(fieldsOfSchema(schema, {}).map(({ name, type }) => `${name} ${type}`)).toEqual([
    'by “mass”',
    'currency text, at most 3 characters',
    'by “value”',
  ])
})
