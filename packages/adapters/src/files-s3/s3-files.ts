import { createHash } from 'node:crypto'
import {
  assertFileKey,
  type FileKey,
  type FileStore,
  isFileKey,
  type StoredFile,
} from '@understory/ports/files.ts'
import { AwsClient } from 'aws4fetch'

export type S3Settings = {
  /** Such as `https://s3.eu-west-2.amazonaws.com`; the bucket is the first part of the path. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const S3_FILES_TIMEOUT_MS = 30_000
const RETRIES = 2

/** Any store that speaks the S3 protocol. The bucket must be private. */
export function createS3Files(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    retries: RETRIES,
  })
  const bucket = `${settings.endpoint.replace(/\/$/, '')}/${settings.bucket}`
  const send = (address: string, init: RequestInit = {}) =>
    client.fetch(address, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(S3_FILES_TIMEOUT_MS),
    })
  const addressOf = (key: FileKey) => {
    assertFileKey(key)
    return `${bucket}/${key}`
  }
  return {
    async put(key, bytes) {
      const address = addressOf(key)
      const hash = createHash('sha256').update(bytes).digest('hex')
      const headers = { 'x-amz-content-sha256': hash, 'content-type': 'application/octet-stream' }
      const body = bytes as Uint8Array<ArrayBuffer>
      await expectOk('PUT', await send(address, { method: 'PUT', body, headers }))
    },
    async get(key) {
      const response = await send(addressOf(key))
      if (response.status === 404) {
        await response.body?.cancel()
        return null
      }
      return new Uint8Array(await (await expectOk('GET', response)).arrayBuffer())
    },
    async remove(key) {
      const response = await send(addressOf(key), { method: 'DELETE' })
      if (response.status !== 404) await expectOk('DELETE', response)
    },
    async *list() {
      let token: string | null = null
      do {
        const query = new URLSearchParams({ 'list-type': '2' })
        if (token) query.set('continuation-token', token)
        const response = await expectOk('LIST', await send(`${bucket}/?${query}`))
        const xml = await response.text()
        yield* filesIn(xml)
        token = nextToken(xml)
      } while (token)
    },
  }
}

/** Says what failed and with which status; the answer of a store may quote the request. */
async function expectOk(what: string, response: Response): Promise<Response> {
  if (response.ok) return response
  await response.body?.cancel()
  throw new Error(`the file store answered ${what} with ${response.status}`)
}

function* filesIn(xml: string): Generator<StoredFile> {
  for (const part of xml.split('<Contents>').slice(1)) {
    const key = xmlTextOf(part, 'Key')
    const storedAt = new Date(xmlTextOf(part, 'LastModified'))
    if (isFileKey(key)) yield { key, storedAt }
  }
}

function nextToken(xml: string): string | null {
  if (xmlTextOf(xml, 'IsTruncated') !== 'true') return null
  return unescaped(xmlTextOf(xml, 'NextContinuationToken')) || null
}

function xmlTextOf(xml: string, name: string): string {
  const [, after = ''] = xml.split(`<${name}>`, 2)
  return after.split('<', 1)[0] ?? ''
}

const ENTITIES = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&amp;', '&'],
] as const

function unescaped(text: string): string {
  return ENTITIES.reduce((left, [entity, letter]) => left.replaceAll(entity, letter), text)
}
