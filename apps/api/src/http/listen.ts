import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'

export type Limits = {
  readonly headersMs: number
  readonly requestMs: number
  readonly checkEveryMs: number
  /** How long a connection may wait for its next request. */
  readonly idleMs: number
  readonly connections: number
}

// A browser on a line of one megabit a second sends a file of ten megabytes within this.
const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 100_000,
  checkEveryMs: 5_000,
  idleMs: 5_000,
  connections: 4_000,
}

// A proxy must be the one that closes an idle connection: were it us, the request that it is about to
// send there would be lost, and a visitor would see a 502. nginx and AWS keep them for 60 seconds,
// Caddy for two minutes, Google Cloud for ten.
const IDLE_BEHIND_PROXY_MS = 620_000

/** The limits of a server that visitors reach directly, or through a proxy. */
export const limitsOf = (isBehindProxy: boolean): Limits =>
  isBehindProxy ? { ...LIMITS, idleMs: IDLE_BEHIND_PROXY_MS } : LIMITS

/** Serves on a port. A request that takes too long to arrive is cut off, and so is one connection too many. */
export function listen(
  options: {
    readonly port: number
    readonly hostname: string
    readonly fetch: (request: Request, socketIp: string) => Promise<Response>
    /** Asked first, on the bare request; true: it answers. */
    readonly first?: (request: IncomingMessage, response: ServerResponse) => boolean
  },
  onReady: (port: number) => void,
  limits: Limits = LIMITS,
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
