import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { askLive } from './ask-live.ts'

const OTHERWISE = { sum: null }
let server: ReturnType<typeof createServer>
afterEach(() => server.closeAllConnections())

/** Asks a server that answers so; `stop` may be called meanwhile. */
async function ask(answer: (response: ServerResponse, stop: () => void) => void) {
  const stopping = new AbortController()
  server = createServer((request, response) => {
    request.resume().on('end', () => answer(response, () => stopping.abort()))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return askLive(`http://127.0.0.1:${port}/preview`, {
    body: new FormData(),
    signal: stopping.signal,
    otherwise: OTHERWISE,
  })
}

/** The head of an answer and the first half of it. */
function beginAnswer(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-length': 10 })
  return new Promise((sent) => response.write('{"sum', () => sent()))
}

describe('what someone sees while they type', () => {
  test('is the answer to the form', async () => {
    expect(await ask((response) => response.end('{"sum":7}'))).toEqual({ sum: 7 })
  })

  test('is said to be missing where the server refuses', async () => {
    expect(await ask((response) => response.writeHead(500).end('{}'))).toBe(OTHERWISE)
  })

  test('is said to be missing where the answer breaks off half way', async () => {
    const answered = ask(async (response) => {
      await beginAnswer(response)
      response.destroy()
    })
    expect(await answered).toBe(OTHERWISE)
  })

  test('is left where the form changes half way through the answer', async () => {
    const answered = ask(async (response, stop) => {
      await beginAnswer(response)
      setTimeout(stop, 50)
    })
    expect(await answered).toBe(OTHERWISE)
  })
})
