import { afterAll, beforeAll, expect, test } from 'vitest'
import { callPublicApi, makeApiKey } from '../../testing/people/api-keys.ts'
import { joinAs } from '../../testing/people/people.ts'
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts'

let api: TestApi
let key: string
beforeAll(async () => {
  api = await startTestApi()
  key = (await makeApiKey(api, await joinAs(api, 'personal'))).secret
})
afterAll(() => api.close())

test.each([
  ['an open read', '/v1/projects', false],
  ['a read with a key', '/v1/purchases', true],
  ['the document', '/v1/openapi.json', false],
])('%s is not sent again while it is the same', async (_, path, withKey) => {
  const read = (headers = {}) => callPublicApi(api, path, { ...(withKey && { key }), headers })
  const first = await read()
  const etag = first.headers.get('etag') ?? ''
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{22}"$/)])
  for (const known of [etag, etag.slice(2), `"another", ${etag}`, '*']) {
    const again = await read({ 'if-none-match': known })
    expect([known, again.status, await again.text()]).toEqual([known, 304, ''])
    expect(again.headers.get('etag')).toBe(etag)
  }
  expect((await read({ 'if-none-match': '"another"' })).status).toBe(200)
})
