import { expect, test } from 'vitest'
import { compressed } from './compress.ts'

const PAGE = '<p>a page</p>'.repeat(200)

async function encodingFor(accepted: string | null): Promise<string | null> {
  const headers = accepted === null ? undefined : { 'accept-encoding': accepted }
  const request = new Request('http://understory.test/', headers && { headers })
  const page = new Response(PAGE, { headers: { 'content-type': 'text/html' } })
  return (await compressed(request, page)).headers.get('content-encoding')
}

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['BR;Q=0.5', 'br'],
  ['*', 'br'],
  ['identity;q=0, *;q=0.1', 'br'],
  ['gzip, br;q=0', null],
  ['br; q=0.000', null],
  ['br;q=0, *', null],
  ['*;q=0', null],
  ['gzip', null],
  ['x-br', null],
  [null, null],
])('a client that accepts "%s" gets a page in %s', async (accepted, encoding) => {
  expect(await encodingFor(accepted)).toBe(encoding)
})
