import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import { takesBrotli } from './takes-brotli.ts'

const TYPES: Record<string, string> = lookupTable({
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.tgz': 'application/gzip',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
})

type File = {
  body: Uint8Array
  brotli: Uint8Array | null
  type: string
  cacheControl: string
  /** A script of widgets from an earlier release: pages of others check its hash, and have to read it. */
  isOpen: boolean
}

/**
 * The built files of the web, read once, before the server listens; each beside its brotli form when the
 * build made one. Hundreds of small files cost less CPU read synchronously than through the thread pool.
 */
export function loadStaticFiles(folder: string): (request: Request) => Response | null {
  const files = new Map<string, File>()
  const paths = new Set(pathsIn(folder))
  for (const path of paths) {
    if (path.endsWith('.br')) continue
    const url = `/${relative(folder, path).split(sep).join('/')}`
    const brotli = paths.has(`${path}.br`) ? readFileSync(`${path}.br`) : null
    files.set(url, fileAt(url, readFileSync(path), brotli))
  }
  return (request) => {
    const file = files.get(new URL(request.url).pathname)
    return file ? answerFile(file, request) : null
  }
}

function pathsIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}

function fileAt(url: string, body: Uint8Array, brotli: Uint8Array | null): File {
  const isOpen = url.startsWith('/widget/')
  return {
    body,
    brotli,
    type: TYPES[extname(url)] ?? 'application/octet-stream',
    isOpen,
    cacheControl: cacheControlOf(url, isOpen),
  }
}

/** Names under /assets carry the hash of their content; a package is never older than the API that it calls. */
function cacheControlOf(url: string, isOpen: boolean): string {
  if (url.startsWith('/assets/') || isOpen) return 'public, max-age=31536000, immutable'
  return extname(url) === '.tgz' ? 'no-cache' : 'public, max-age=3600'
}

function answerFile(file: File, request: Request): Response {
  const brotli = takesBrotli(request) ? file.brotli : null
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.cacheControl,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  if (file.isOpen) headers.set('access-control-allow-origin', '*')
  if (brotli) headers.set('content-encoding', 'br')
  const body = request.method === 'HEAD' ? null : ((brotli ?? file.body) as Uint8Array<ArrayBuffer>)
  return new Response(body, { headers })
}
