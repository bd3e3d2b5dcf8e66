import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Served = { readonly html: string; readonly policy?: string | undefined }

/** Pages of someone else, at an address of their own. */
export async function startHostSite() {
  const pages = new Map<string, Served>()
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(page?.policy && { 'content-security-policy': page.policy }),
    })
    response.end(page?.html ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    serve: (path: string, page: Served) => pages.set(path, page),
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type HostPagesParts = { readonly doctype?: string; readonly html?: string; readonly head?: string }

export function hostPage(body: string, parts: HostPagesParts = {}): string {
  const { doctype = '<!doctype html>', html = '', head = '' } = parts
  return `${doctype}<html lang="en-GB" ${html}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A shop</title><link rel="icon" href="data:,">${head}</head><body><main><h1>A shop</h1><p>Before</p>${body}<p id="after">After</p></main></body></html>`
}

const AGGRESSIVE = `<style>
  * { all: unset !important; color: rgb(160 0 0) !important; font: 700 34px/3 cursive !important;
    text-transform: uppercase !important; letter-spacing: 9px !important; }
  main * { rotate: 2deg !important; position: relative !important; width: 20px !important; opacity: 0.9 !important; }
  main, h1, p { display: block !important; }
</style>`
const OLD = '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">'

export type Hostile = {
  readonly name: string
  readonly html: (code: string) => string
  /** Of what the code holds; `ours` is the product's address. */
  readonly policy?: (code: string, ours: string) => string
}

const strict = (scripts: string, ours: string) =>
  `default-src 'none'; script-src ${scripts}; connect-src ${ours}; img-src data:`

/** Pages that make it hard for what stands on them. */
export const HOSTILE: readonly Hostile[] = [
  {
    name: 'a strict content policy with a nonce',
    policy: (_, ours) => strict("'nonce-abc123'", ours),
    html: (code) => hostPage(code.replace('<script ', '<script nonce="abc123" ')),
  },
  {
    name: 'a strict content policy with the hash of the script',
    policy: (code, ours) => strict(`'${/integrity="([^"]+)"/.exec(code)?.[1]}'`, ours),
    html: hostPage,
  },
  { name: 'aggressive styles', html: (code) => hostPage(code, { head: AGGRESSIVE }) },
  { name: 'an old doctype', html: (code) => hostPage(code, { doctype: OLD }) },
  { name: 'no doctype', html: (code) => hostPage(code, { doctype: '' }) },
  { name: 'writing from right to left', html: (code) => hostPage(code, { html: 'dir="rtl"' }) },
]
