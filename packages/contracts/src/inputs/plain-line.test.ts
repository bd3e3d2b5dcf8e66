import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** What a field is called that holds the name of someone or something. */
const IS_NAME = /^(?:first|last|company|display|account)?name$|^(?:title|label|company)$/i

/** Refused by the rules of the domain, in their own words. */
const REFUSED_BY_THE_DOMAIN = /^\w+ \/api\/widgets/

const files = readdirSync(new URL('..', import.meta.url), {
  recursive: true,
  encoding: 'utf8',
}).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
const modules = await Promise.all(files.map((file) => import(`../${file}`)))
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
  )

/** Every field of a schema, with where it is. */
function fieldsOf(schema: z.ZodType, path = ''): [string, z.ZodType][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) {
    return fieldsOf(schema.unwrap() as z.ZodType, path)
  }
  if (schema instanceof z.ZodDefault) return fieldsOf(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in as z.ZodType, path)
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap((each) => fieldsOf(each as z.ZodType, path))
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      fieldsOf(field as z.ZodType, `${path}.${name}`),
    )
  }
  return [[path, schema]]
}

const names = endpoints
  .filter(({ method, body }) => method !== 'GET' && body)
  .filter(({ method, path }) => !REFUSED_BY_THE_DOMAIN.test(`${method} ${path}`))
  .flatMap(({ method, path, body }) =>
    fieldsOf(body as z.ZodType).map(([at, schema]) => ({ call: `${method} ${path}`, at, schema })),
  )
  .filter(
    ({ at, schema }) => schema instanceof z.ZodString && IS_NAME.test(at.split('.').at(-1) ?? ''),
  )

test('the contracts have names to check', () => {
  expect(names.length).toBeGreaterThan(15)
})

test.each(names)('$call takes no line break and nothing invisible as $at', ({ schema }) => {
  for (const name of ['Eve\r\nBcc: x', '\u202eevil', 'a\u200bb', 'a\u0007']) {
    expect(schema.safeParse(name).success, JSON.stringify(name)).toBe(false)
  }
})
