import { expect, test } from 'vitest'
import { cappedRequest } from './capped-request.ts'

const ADDRESS = 'http://understory.test/consent'

function chunked(...chunks: string[]): Request {
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk))
      controller.close()
    },
  })
  return new Request(ADDRESS, { method: 'POST', body, duplex: 'half' } as RequestInit)
}

test('a body that says it is too large is not read', async () => {
  const headers = { 'content-length': '11' }
  const request = new Request(ADDRESS, { method: 'POST', headers, body: 'a'.repeat(11) })
  expect(await cappedRequest(request, 10)).toBeNull()
  expect(request.bodyUsed).toBe(false)
})

test('a body that comes in chunks is read as far as the limit and no further', async () => {
  expect(await cappedRequest(chunked('12345', '67890', '1'), 10)).toBeNull()
  const whole = await cappedRequest(chunked('12345', '67890'), 10)
  expect(await whole?.text()).toBe('1234567890')
})

test('a request that only asks goes through', async () => {
  const request = new Request(ADDRESS)
  expect(await cappedRequest(request, 10)).toBe(request)
})
