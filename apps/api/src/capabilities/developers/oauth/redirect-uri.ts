const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']
/** Schemes that a browser would run, read or show by itself. */
const NEVER = [
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'ftp',
  'javascript',
  'vbscript',
  'ws',
  'wss',
]

/** Whether an app may be answered there: by https, on the person's own machine, or by a scheme of an app. */
export function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#')) return false
  const { protocol, hostname, username, password } = new URL(text)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return true
  if (protocol === 'http:') return LOOPBACK.includes(hostname)
  return !NEVER.includes(protocol.slice(0, -1))
}

/** Whether an app that is known by one address may be answered at another: the same, on its own machine at any port. */
export function isSameRedirect(known: string, asked: string): boolean {
  if (known === asked) return true
  if (!(URL.canParse(known) && URL.canParse(asked))) return false
  const [one, other] = [new URL(known), new URL(asked)]
  if (one.protocol !== 'http:' || !LOOPBACK.includes(one.hostname)) return false
  // Read and written again, dots in a path are gone: only what was the same as text but for its port is the same.
  const withoutPort = (text: string, { port }: URL) =>
    port === '' ? text : text.replace(`:${port}`, '')
  return withoutPort(known, one) === withoutPort(asked, other)
}

/** Whom a person lets in, as far as an address says it. */
export function appHost(redirectUri: string): string {
  const { protocol, hostname } = new URL(redirectUri)
  if (LOOPBACK.includes(hostname)) return 'a program on your computer'
  return protocol === 'https:' ? hostname : `the app ${protocol.slice(0, -1)}`
}
