import { Readable } from 'node:stream'
import { ReadableStream as WebStream } from 'node:stream/web'
import { createGzip } from 'node:zlib'
import type { Deps } from '../../../deps.ts'
import { networkOf } from '../../../http/serve/network-of.ts'
import { type Format, ledgerLines } from './ledger-lines.ts'
import {
  filesOf,
  licenceText,
  manifestOf,
  type Release,
  readmeText,
  sumsOf,
} from './release-files.ts'

export const OPEN_DATA_PREFIX = '/open-data/'

const ANSWER_OPEN_DATA_PATH = /^\/open-data\/ledger\/(?:([1-9]\d{0,15})\/)?([A-Za-z0-9.]{1,20})$/
const FOR_EVER = 'public, max-age=31536000, immutable'
const FRESH = 'public, max-age=60'
const ANSWER_OPEN_DATA_TEXT = 'text/plain; charset=utf-8'
const LIMIT = { name: 'open-data', points: 30, seconds: 60 }

type AnswerOpenDataDeps = Pick<Deps, 'db' | 'config' | 'limit'>

/** Files of a release, for anyone, from any page. Without a size in the path it is the manifest of the newest. */
export async function answerOpenData(
  request: Request,
  { path, ip }: { readonly path: string; readonly ip: string },
  deps: AnswerOpenDataDeps,
): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'method not allowed\n', { allow: 'GET, HEAD' })
  }
  const [, size, name = ''] = ANSWER_OPEN_DATA_PATH.exec(path) ?? []
  const isManifest = name === 'manifest.json'
  const release = size || isManifest ? await findRelease(deps, size) : null
  if (!release) return refuse(404, 'not found\n')
  const large = filesOf(release).find((file) => file.name === name)
  if (large) {
    if (!(await deps.limit(LIMIT, networkOf(ip)))) {
      return refuse(429, 'too many requests\n', { 'retry-after': String(LIMIT.seconds) })
    }
    return stream(request, deps, { release, file: large })
  }
  const text = answerOpenDataTextOf(deps, release, name)
  if (text === null) return refuse(404, 'not found\n')
  return new Response(request.method === 'HEAD' ? null : text, {
    headers: {
      ...OPEN,
      'content-type': isManifest ? 'application/json; charset=utf-8' : ANSWER_OPEN_DATA_TEXT,
      'cache-control': size ? FOR_EVER : FRESH,
    },
  })
}

const OPEN = { 'access-control-allow-origin': '*' }

const refuse = (status: number, text: string, headers: Record<string, string> = {}) =>
  new Response(text, {
    status,
    headers: {
      ...OPEN,
      'content-type': ANSWER_OPEN_DATA_TEXT,
      'cache-control': 'no-store',
      ...headers,
    },
  })

async function findRelease(
  { db }: AnswerOpenDataDeps,
  size: string | undefined,
): Promise<Release | null> {
  let query = db
    .selectFrom('open_data_release as r')
    .innerJoin('ledger_log_checkpoint as c', 'c.size', 'r.size')
    .selectAll('r')
    .select('c.note')
  if (size) query = query.where('r.size', '=', Number(size))
  return (await query.orderBy('r.size', 'desc').limit(1).executeTakeFirst()) ?? null
}

function answerOpenDataTextOf(
  deps: AnswerOpenDataDeps,
  release: Release,
  name: string,
): string | null {
  switch (name) {
    case 'manifest.json':
      return `${JSON.stringify(manifestOf(deps, release), null, 2)}\n`
    case 'SHA256SUMS':
      return sumsOf(release)
    case 'checkpoint':
      return release.note
    case 'README.md':
      return readmeText(deps, release)
    case 'LICENSE':
      return licenceText(deps, release)
    default:
      return null
  }
}

type Large = { readonly release: Release; readonly file: ReturnType<typeof filesOf>[number] }

/** As fast as it is read: the next leaves are fetched when there is room for them. */
function stream(request: Request, { db }: AnswerOpenDataDeps, { release, file }: Large): Response {
  const isPacked = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  const headers: Record<string, string> = {
    ...OPEN,
    'content-type': file.type,
    'content-disposition': `attachment; filename="${file.name}"`,
    'cache-control': FOR_EVER,
    vary: 'accept-encoding',
    ...(isPacked
      ? { 'content-encoding': 'gzip' }
      : { 'content-length': String(file.bytes), etag: `"${file.sha256}"` }),
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const format: Format = file.name === 'ledger.csv' ? 'csv' : 'jsonl'
  const text = Readable.from(
    answerOpenDataBytesOf(ledgerLines(db, { size: release.size, format })),
    {
      objectMode: false,
    },
  )
  const body = isPacked ? packed(text) : text
  // Node's `Readable.toWeb` throws where nobody can catch it when a reader leaves while a chunk is on its way.
  return new Response(WebStream.from(body) as ReadableStream<Uint8Array>, { headers })
}

async function* answerOpenDataBytesOf(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) yield Buffer.from(text)
}

/** Where either end fails, so does the other: a file that is cut short must not look whole. */
function packed(text: Readable): Readable {
  const gzip = createGzip()
  text.on('error', (fault) => gzip.destroy(fault))
  gzip.on('close', () => text.destroy())
  return text.pipe(gzip)
}
