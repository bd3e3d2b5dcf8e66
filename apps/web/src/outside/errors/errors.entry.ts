/*
 * Errors of our own scripts, sent to our own server, which passes on what names no person. Nothing is
 * stored in the browser, and nobody else is asked.
 */
const ERRORS_LIMIT = 5
const sent = new Set<string>()

function report(fault: unknown, otherwise: string): void {
  const { name, message, stack } = fault instanceof Error ? fault : {}
  const said = (message === undefined ? otherwise : `${name}: ${message}`).slice(0, 500)
  // Of another origin, an extension for one, a browser says no more than that.
  if (said === 'Script error.' || sent.has(said) || sent.size >= ERRORS_LIMIT) return
  sent.add(said)
  void fetch('/api/browser-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'error',
      message: said,
      stack: stack?.slice(0, 4_000) ?? null,
      path: location.pathname.slice(0, 300),
    }),
    keepalive: true,
  }).catch(() => {})
}

addEventListener('error', ({ error, message }) => report(error, message))
addEventListener('unhandledrejection', ({ reason }) => report(reason, String(reason)))

export {}
