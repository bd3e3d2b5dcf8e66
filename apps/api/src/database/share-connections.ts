import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Limits } from '../http/serve/connection-limits.ts'
import { networkOf } from '../http/serve/network-of.ts'

/** Nobody takes all connections: one more than its share is cut off, of whichever network. */
export function shareConnections(server: Server, { ofOneNetwork }: Limits): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? 'unknown')
    const before = open.get(network) ?? 0
    if (before >= ofOneNetwork) {
      socket.destroy()
      return
    }
    open.set(network, before + 1)
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}

type Arriving = { readonly since: number; readonly bytesBefore: number }

/** Cuts off a body that comes byte by byte, so that its connection is held for seconds and not for minutes. */
export function cutSlowBodies(server: Server, { leastRate, slowMs, checkEveryMs }: Limits): void {
  const arriving = new Map<IncomingMessage, Arriving>()
  /** What a connection had read when its last request was over: a body may come together with its head. */
  const readBefore = new WeakMap<Socket, number>()
  server.prependListener('request', (request: IncomingMessage) => {
    const { socket } = request
    const bytesBefore = readBefore.get(socket) ?? 0
    if (hasBody(request)) arriving.set(request, { since: performance.now(), bytesBefore })
    request.once('close', () => {
      arriving.delete(request)
      readBefore.set(socket, socket.bytesRead)
    })
  })
  const sweep = setInterval(() => {
    for (const [request, { since, bytesBefore }] of arriving) {
      const took = performance.now() - since
      const bytes = request.socket.bytesRead - bytesBefore
      if (request.complete) arriving.delete(request)
      else if (took > slowMs && bytes < (took / 1_000) * leastRate) request.socket.destroy()
    }
  }, checkEveryMs)
  sweep.unref()
  server.once('close', () => clearInterval(sweep))
}

const hasBody = ({ headers }: IncomingMessage) =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0
