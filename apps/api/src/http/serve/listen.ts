import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { cutSlowBodies, shareConnections } from '../../database/share-connections.ts'
import { CONNECTION_LIMITS, type Limits } from './connection-limits.ts'

/**
 * Serves on a port. A request that takes too long to arrive is cut off, and so is one connection too many, of
 * all or of its network.
 */
export function listen(
  options: {
    readonly port: number
    readonly hostname: string
    readonly fetch: (request: Request, socketIp: string) => Promise<Response>
    /** Asked first, on the bare request; true: it answers. */
    readonly first?: (request: IncomingMessage, response: ServerResponse) => boolean
  },
  onReady: (port: number) => void,
  limits: Limits = CONNECTION_LIMITS,
): Server {
  const { first } = options
  const serverOptions: ServerOptions = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkEveryMs,
    keepAliveTimeout: limits.idleMs,
  }
  const server = serve(
    {
      port: options.port,
      hostname: options.hostname,
      serverOptions,
      ...(first && { createServer: answeringFirst(first) }),
      fetch: (request, env) =>
        // It asks to have its own headers sent back, cookies included.
        request.method === 'TRACE'
          ? new Response(null, { status: 405 })
          : options.fetch(request, env.incoming.socket.remoteAddress ?? 'unknown'),
    },
    ({ port }) => onReady(port),
  ) as Server
  server.maxConnections = limits.connections
  shareConnections(server, limits)
  cutSlowBodies(server, limits)
  return server
}

/**
 * Lets a server go without losing a request: for a while, in which load balancers notice, each answer
 * says that its connection ends; then nothing new is taken, and what is in flight is answered.
 */
export async function stopListening(server: Server, drainMs: number): Promise<void> {
  server.prependListener('request', (_, response: ServerResponse) => {
    response.shouldKeepAlive = false
  })
  await sleep(drainMs)
  const closed = new Promise((resolve) => server.close(resolve))
  // Node closes the connections that are idle now, and leaves open those that become so.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearInterval(sweep)
}

type First = (request: IncomingMessage, response: ServerResponse) => boolean

function answeringFirst(first: First): typeof createServer {
  return ((
    options: ServerOptions,
    next: (request: IncomingMessage, response: ServerResponse) => void,
  ) =>
    createServer(options, (request, response) => {
      if (!first(request, response)) next(request, response)
    })) as typeof createServer
}
