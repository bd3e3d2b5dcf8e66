import type { Endpoint } from '@understory/contracts/endpoint.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { allRoutes } from '../../app.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'
import { plainSentence } from '../plain-sentences.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

type Shape = { readonly shape?: Record<string, z.ZodType> }
type Limited = { readonly name: string; readonly schema: z.ZodType; readonly most: number }

/** Every text of a call's body or query that has a longest length. */
function limitedTexts({ method, path, body, query }: Endpoint): Limited[] {
  return [body, query].flatMap((input) =>
    Object.entries((input as Shape | undefined)?.shape ?? {}).flatMap(([field, schema]) => {
      const { maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
      const name = `${method} ${path} ${field}`
      return maxLength === undefined ? [] : [{ name, schema, most: maxLength }]
    }),
  )
}

test('a text that is too long is reported as too long, never as missing', () => {
  const texts = allRoutes(api.deps).flatMap(({ endpoint }) => limitedTexts(endpoint))
  expect(texts.length).toBeGreaterThan(30)
  const wrong = texts.flatMap(({ name, schema, most }) => {
    const parsed = schema.safeParse('a'.repeat(most + 1), { error: plainSentence })
    const said = parsed.error?.issues.map(({ message }) => message).join(' ') ?? 'nothing'
    return /at most|valid email|too long|characters|larger than/.test(said)
      ? []
      : [`${name}: ${said}`]
  })
  expect(wrong).toEqual([])
})
