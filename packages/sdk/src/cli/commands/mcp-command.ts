import type { CliCall, CliCommand } from '../cli-command.ts'

type HostMessage = {
  readonly id?: string | number | null
  readonly method?: string
  readonly params?: {
    readonly name?: string
    readonly uri?: string
    readonly protocolVersion?: string
    readonly _meta?: Readonly<Record<string, unknown>>
  }
}

const VERSION_IN_META = 'io.modelcontextprotocol/protocolVersion'
const PARSE_ERROR = -32_700
/** Of a server's own: what HTTP said in the place of an answer. */
const REFUSED = -32_001

/** Takes messages of the protocol by lines, and gives the answers of the installation: for hosts that start programs. */
async function bridge(call: CliCall): Promise<void> {
  let version: string | undefined
  for await (const line of call.world.lines()) {
    if (line.trim() === '') continue
    const message = readLine(line)
    if (message === null) {
      call.world.print(errorLine(null, PARSE_ERROR, 'This is not JSON.'))
      continue
    }
    const answer = await sendMessage(call, line, { message, version })
    if (answer !== null) call.world.print(answer)
    // A host names the version once, and HTTP with each message.
    if (message.method === 'initialize') version = versionIn(answer) ?? version
  }
}

function readLine(line: string): HostMessage | null {
  try {
    const message: unknown = JSON.parse(line)
    return typeof message === 'object' ? (message as HostMessage | null) : null
  } catch {
    return null
  }
}

type Sending = { readonly message: HostMessage; readonly version: string | undefined }

/** The answer as a line; `null`: the message wants none. */
async function sendMessage(
  { origin, key, world }: CliCall,
  line: string,
  { message, version }: Sending,
): Promise<string | null> {
  const { id, method, params } = message
  const named = params?._meta?.[VERSION_IN_META]
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  })
  const wanted = typeof named === 'string' ? named : version
  if (wanted !== undefined) headers.set('mcp-protocol-version', wanted)
  if (typeof named === 'string' && method !== undefined) {
    headers.set('mcp-method', method)
    const of = params?.name ?? params?.uri
    if (of !== undefined) headers.set('mcp-name', of)
  }
  if (key !== undefined) headers.set('authorization', `Bearer ${key}`)
  const { signal } = world
  const init = { method: 'POST', body: line, headers, signal, redirect: 'error' } as const
  const answer = await fetch(`${origin}/mcp`, init)
  const text = await answer.text()
  if (id === undefined) return null
  const given = readLine(text) as { readonly jsonrpc?: string; readonly message?: string } | null
  if (given?.jsonrpc) return JSON.stringify(given)
  return errorLine(id, REFUSED, given?.message ?? `The installation answered ${answer.status}.`)
}

const errorLine = (id: HostMessage['id'], code: number, message: string): string =>
  JSON.stringify({ jsonrpc: '2.0', id: id ?? null, error: { code, message } })

const versionIn = (answer: string | null): string | undefined =>
  (JSON.parse(answer ?? '{}') as { result?: HostMessage['params'] }).result?.protocolVersion

export const MCP_COMMANDS: readonly CliCommand[] = [
  { usage: 'mcp', about: 'a server for assistants that start programs (MCP)', run: bridge },
]
