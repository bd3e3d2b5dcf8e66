import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { portOf } from '../port-of.ts'
import { isSigned } from './s3-signature.ts'

const [ACCESS_KEY, SECRET] = ['local-access-key', 'local-secret-access-key']
const BUCKET = 'evidence'
// A real store lists a thousand; fewer here, so that tests meet more than one page.
const START_FILE_STORE_PAGE_SIZE = 3

type StartFileStoreStored = { readonly bytes: Buffer; readonly at: Date }

/** A file store that speaks the part of the S3 protocol that we use, and checks every signature. */
export async function startFileStore() {
  const files = new Map<string, StartFileStoreStored>()
  const server = createServer((request, response) => {
    answerFileStore(files, request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const port = portOf(server)
  return {
    files,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: BUCKET,
      region: 'eu-west-2',
      accessKeyId: ACCESS_KEY,
      secretAccessKey: SECRET,
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}

async function answerFileStore(
  files: Map<string, StartFileStoreStored>,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  const bytes = await readAll(request)
  const { method = 'GET' } = request
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
  )
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const declared = headers['x-amz-content-sha256']
  if (!isSigned({ method, url, headers }, SECRET))
    return refuse(response, 403, 'SignatureDoesNotMatch')
  if (declared !== 'UNSIGNED-PAYLOAD' && declared !== sha256) {
    return refuse(response, 400, 'XAmzContentSHA256Mismatch')
  }
  const [, bucket, ...path] = url.pathname.split('/')
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
  const key = path.join('/')
  if (key === '') return response.end(listed(files, url.searchParams.get('continuation-token')))
  if (method === 'PUT') {
    files.set(key, { bytes, at: new Date() })
    return response.end()
  }
  if (method === 'DELETE') {
    files.delete(key)
    return response.writeHead(204).end()
  }
  const found = files.get(key)
  return found ? response.end(found.bytes) : refuse(response, 404, 'NoSuchKey')
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

function refuse(response: ServerResponse, status: number, code: string) {
  return response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

function listed(files: Map<string, StartFileStoreStored>, token: string | null): string {
  const from = Number(token?.split('&')[1] ?? 0)
  const all = [...files].toSorted()
  const next =
    from + START_FILE_STORE_PAGE_SIZE < all.length
      ? `next&amp;${from + START_FILE_STORE_PAGE_SIZE}`
      : null
  const contents = all
    .slice(from, from + START_FILE_STORE_PAGE_SIZE)
    .map(
      ([key, { bytes, at }]) =>
        `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?><ListBucketResult>',
    `<Name>${BUCKET}</Name><IsTruncated>${next !== null}</IsTruncated>`,
    next ? `<NextContinuationToken>${next}</NextContinuationToken>` : '',
    ...contents,
    '</ListBucketResult>',
  ].join('')
}
