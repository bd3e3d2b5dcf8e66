import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { type Limits, limitsOf } from './connection-limits.ts'
import { listen, stopListening } from './listen.ts'

const HEAD = 'POST /join HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n'
const NEVER_FINISHED = [`${HEAD}\r\n1\r\na\r\n`, HEAD, `${HEAD}\r\n`]

const MINUTE = 60_000
const PATIENT: Limits = {
  headersMs: MINUTE,
  requestMs: MINUTE,
  checkEveryMs: 100,
  idleMs: MINUTE,
  connections: 100,
  ofOneNetwork: 100,
  leastRate: 1_000,
  slowMs: MINUTE,
}

describe('a connection', () => {
  let server: Server | undefined
  afterEach(() => {
    server?.closeAllConnections()
    server?.close()
  })

  /** A server of these limits: what opens a connection to it and sends something there. */
  async function served(limits: Limits, hostname = '127.0.0.1') {
    const fetch = async (request: Request) => {
      await request.text().catch(() => '')
      return new Response('read')
    }
    const port = await new Promise<number>((ready) => {
      server = listen({ port: 0, hostname, fetch }, ready, limits)
    })
    return async (text: string, localAddress?: string) => {
      const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
      const ended = once(socket.resume(), 'close')
      await once(socket, 'connect')
      socket.write(text)
      return { socket, ended }
    }
  }

  test('that never finishes its request is cut off', async () => {
    const open = await served({
      headersMs: 300,
      requestMs: 600,
      checkEveryMs: 100,
      idleMs: 300,
      connections: 3,
      ofOneNetwork: 3,
      leastRate: 0,
      slowMs: 0,
    })
    for (const text of NEVER_FINISHED) await (await open(text)).ended
  })

  test('too many is cut off, and those before it are not', async () => {
    const open = await served({ ...PATIENT, connections: 3 })
    const earlier = []
    for (const text of NEVER_FINISHED) earlier.push(await open(text))
    await (await open(HEAD)).ended
    expect(earlier.map(({ socket }) => socket.closed)).toEqual([false, false, false])
  })

  test('too many from one network is cut off, and others still come in', async () => {
    const open = await served({ ...PATIENT, ofOneNetwork: 3 }, '0.0.0.0')
    const crowd = [await open(HEAD), await open(HEAD), await open(HEAD)]
    await (await open(HEAD)).ended
    const { socket } = await open('GET / HTTP/1.1\r\nhost: a\r\n\r\n', '127.0.0.2')
    expect(String(await once(socket, 'data'))).toContain('200 OK')
    expect(crowd.map(({ socket: held }) => held.closed)).toEqual([false, false, false])
    crowd[0]?.socket.destroy()
    await crowd[0]?.ended
    await expect.poll(async () => String(await answerOf(open))).toContain('200 OK')
  })

  test('whose body comes byte by byte is cut off long before its time is over', async () => {
    const open = await served({ ...PATIENT, slowMs: 300 })
    const body = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 5000\r\n\r\n'
    const quick = await open(body + 'a'.repeat(4_000))
    const slow = await open(`${body}a`)
    await slow.ended
    expect(quick.socket.closed).toBe(false)
    quick.socket.write('a'.repeat(1_000))
    expect(String(await once(quick.socket, 'data'))).toContain('200 OK')
  })

  test.each([
    ['both as chunks and with a length', 'transfer-encoding: chunked\r\ncontent-length: 4'],
    ['with two lengths', 'content-length: 4\r\ncontent-length: 5'],
    ['with two ways of sending', 'transfer-encoding: chunked\r\ntransfer-encoding: identity'],
  ])('that sends a body %s is refused, and nothing behind it is read', async (_, headers) => {
    const open = await served(limitsOf(true))
    const { socket } = await open(
      `POST /join HTTP/1.1\r\nhost: a\r\n${headers}\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\nhost: a\r\n\r\n`,
    )
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    expect(String(answer)).not.toContain('read')
  })

  test('that asks to have its request sent back is refused', async () => {
    const open = await served(limitsOf(true))
    const { socket } = await open('TRACE / HTTP/1.1\r\nhost: a\r\ncookie: secret=1\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 405 /)
    expect(String(answer)).not.toContain('secret')
  })

  test('waits for its next request longer than any proxy keeps one, where a proxy is', async () => {
    const said = async (isBehindProxy: boolean) => {
      const open = await served(limitsOf(isBehindProxy))
      const { socket } = await open('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
      const [head] = await once(socket, 'data')
      return /keep-alive: timeout=(\d+)/i.exec(String(head))?.[1]
    }
    expect(await said(false)).toBe('5')
    expect(await said(true)).toBe('620')
  })

  test('ends with its answer when the server stops, however long it might have waited', async () => {
    const open = await served(limitsOf(true))
    if (!server) throw new Error('no server')
    const seen = once(server, 'request')
    const { socket, ended } = await open('POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\n\r\n')
    await seen
    const stopped = stopListening(server, 0)
    socket.write('a')
    expect(String(await once(socket, 'data'))).toContain('200 OK')
    await Promise.all([stopped, ended])
  })

  test('is said to end while load balancers notice that the server stops', async () => {
    const open = await served(limitsOf(true))
    if (!server) throw new Error('no server')
    const stopped = stopListening(server, 300)
    const { socket, ended } = await open('GET / HTTP/1.1\r\nhost: a\r\n\r\n')
    expect(String(await once(socket, 'data'))).toMatch(/connection: close/i)
    await Promise.all([stopped, ended])
  })
})

async function answerOf(
  open: (text: string) => Promise<{ socket: Socket; ended: Promise<unknown> }>,
) {
  const { socket, ended } = await open('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  const [answer] = await Promise.race([once(socket, 'data'), ended.then(() => [''])])
  return answer
}
