/** Sites whose pages may call from a browser. Programs and servers send no origin at all. */
const HOSTS_OF_ASSISTANTS = [
  'https://chatgpt.com',
  'https://claude.ai',
  'https://claude.com',
  'https://vscode.dev',
]

/** A page of anyone else could be one that was led here by a name of its own (DNS rebinding). */
export const mayCallFrom = (from: string, origin: string): boolean =>
  from === origin || HOSTS_OF_ASSISTANTS.includes(from)

/** What browsers are told of a call from such a page. */
export const allowFrom = (from: string, headers: Headers): void => {
  headers.set('access-control-allow-origin', from)
  headers.set('vary', 'Origin')
  headers.set(
    'access-control-expose-headers',
    'mcp-protocol-version, retry-after, www-authenticate',
  )
}

export const MCP_PREFLIGHT = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'authorization, content-type, mcp-method, mcp-name, mcp-protocol-version',
  'access-control-max-age': '86400',
}
