import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { serve } from '@hono/node-server'

export type Limits = {
  readonly headersMs: number
  readonly requestMs: number
  readonly checkEveryMs: number
  readonly connections: number
}

// A browser on a line of one megabit a second sends a file of ten megabytes within this.
const LIMITS: Limits = {
  headersMs: 10_000,
  requestMs: 100_000,
  checkEveryMs: 5_000,
  connections: 4_000,
}

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
  }
  const server = serve(
    {
      port: options.port,
      hostname: options.hostname,
      serverOptions,
      ...(first && { createServer: answeringFirst(first) }),
      fetch: (request, env) =>
        options.fetch(request, env.incoming.socket.remoteAddress ?? 'unknown'),
    },
    ({ port }) => onReady(port),
  ) as Server
  server.maxConnections = limits.connections
  return server
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
