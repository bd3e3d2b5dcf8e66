import { createHash, createHmac } from 'node:crypto'

export type SignedRequest = {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, string | undefined>>
}

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The signature that AWS Signature Version 4 gives a request to S3, from what its header says of it. */
export function s3SignatureOf(request: SignedRequest, secret: string): string | null {
  const parts = AUTHORIZATION.exec(request.headers.authorization ?? '')
  if (!parts) return null
  const [, , day = '', region = '', signedHeaders = ''] = parts
  const { headers, method, url } = request
  const hash = headers['x-amz-content-sha256'] ?? ''
  const canonical = [
    method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${headers[name]?.trim()}`),
    '',
    signedHeaders,
    hash,
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region))
  return hmac(key, toSign).toString('hex')
}

/** Signed by this secret. */
export function isSigned(request: SignedRequest, secret: string): boolean {
  const [, , , , , given] = AUTHORIZATION.exec(request.headers.authorization ?? '') ?? []
  return given !== undefined && given === s3SignatureOf(request, secret)
}

const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
