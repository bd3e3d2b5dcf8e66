type WebkitNoticesPage = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

export const NOTICE_PATH = '/__pw/notice.js'

/** The script that tells of errors of scripts and of breaches of the content policy, as they happen. */
export const notices = () => `(${tellOfFaults.toString()})(${JSON.stringify(NOTICE_PATH)})`

/**
 * A page whose first script is ours, as far as its policy allows one: WebDriver tells nothing of what a
 * page's console says.
 */
export function withNotices<T extends WebkitNoticesPage>(page: T): T {
  if (!String(page.headers['content-type']).startsWith('text/html')) return page
  const policy = String(page.headers['content-security-policy'] ?? '')
  const [, nonce = ''] = /script-src[^;]*'nonce-([^']+)'/.exec(policy) ?? []
  if (policy && !nonce && !/script-src[^;]*'self'/.test(policy)) return page
  const script = `<script nonce="${nonce}" src="${NOTICE_PATH}"></script>`
  const html = page.body.toString().replace(/<head[^>]*>/, (head) => head + script)
  return { ...page, body: Buffer.from(html) }
}

function tellOfFaults(path: string): void {
  document.currentScript?.remove()
  const tell = (text: string) =>
    void fetch(path, { method: 'POST', body: text, keepalive: true }).catch(() => {})
  addEventListener('error', ({ error, message }) => tell(String(error ?? message)))
  addEventListener('unhandledrejection', ({ reason }) => tell(`Unhandled: ${String(reason)}`))
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
    if (blockedURI.endsWith(path)) return
    tell(`Content Security Policy: ${violatedDirective} keeps ${blockedURI} from ${location.href}`)
  })
  const { error } = console
  console.error = (...said: unknown[]) => {
    tell(`${location.href}: ${said.map(String).join(' ')}`)
    error.apply(console, said)
  }
}
