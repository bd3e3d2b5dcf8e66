import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What came in: whose script was asked for, or what such a script reported. */
export type SinkRequest = { readonly path: string; readonly body: string }

/**
 * Answers for the services outside as their scripts do: each takes its queue over, reports what it finds
 * there at once and what comes afterwards, and sets the cookie that the real one sets.
 */
const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/^\/gtm\.js/, "take('dataLayer', dataLayer, '_ga')"],
  [
    /^\/widget\//,
    "Intercom = (...said) => { report('chat', said); if (said[0] === 'onShow') said[1]() }",
  ],
  [/^\/gtag\/js/, "take('gtag', [], '_gcl_au')"],
  [
    /^\/en_US\/fbevents\.js/,
    "take('fbq', fbq.queue, '_fbp'); fbq.callMethod = (...said) => report('fbq', said)",
  ],
  [/^\/c\/hotjar-/, "take('hj', hj.q || [], '_hjSession_1'); hj = (...said) => report('hj', said)"],
]

const TAKES = `
const sink = new URL(document.currentScript.src).origin
const listOf = (said) => Array.from(said.length === undefined ? [said.event] : said)
const report = (who, ...all) => void fetch(sink + '/collect/' + who, {
  method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(all.map(listOf)),
}).catch(() => {})
const take = (who, queue, cookie) => {
  report(who, ...queue)
  const push = queue.push
  queue.push = (...said) => { for (const one of said) report(who, one); return push.apply(queue, said) }
  document.cookie = cookie + '=1; path=/'
}
`

export async function startOutsideSink() {
  let asked: SinkRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = request.url ?? ''
    if (path === '/asked') return response.end(JSON.stringify(asked))
    if (path === '/forget') {
      asked = []
      return response.end()
    }
    asked.push({ path, body: Buffer.concat(chunks).toString('utf8') })
    const script = SCRIPTS.find(([pattern]) => pattern.test(path))?.[1]
    response.setHeader('content-type', script ? 'text/javascript' : 'application/json')
    return response.end(script ? `{${TAKES}${script}}` : '{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    host: `http://127.0.0.1:${port}`,
    dsn: `http://0123456789abcdef@127.0.0.1:${port}/42`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
