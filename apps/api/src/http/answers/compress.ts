import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { takesBrotli } from './takes-brotli.ts'

const compress = promisify(brotliCompress)
const WORTH_IT_BYTES = 1_024
const ANSWERS_COMPRESS_TEXT = /^(text\/|application\/(json|manifest\+json)|image\/svg)/

/**
 * Compresses page and JSON answers with brotli where accepted; fast rather than smallest, because it is
 * done per answer.
 */
export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  const takesIt = takesBrotli(request)
  if (
    !takesIt ||
    !ANSWERS_COMPRESS_TEXT.test(type) ||
    !response.body ||
    response.headers.has('content-encoding')
  ) {
    return response
  }
  const bytes = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  if (bytes.length < WORTH_IT_BYTES)
    return new Response(bytes, { status: response.status, headers })
  headers.append('vary', 'accept-encoding')
  headers.set('content-encoding', 'br')
  const packed = await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  headers.set('content-length', String(packed.length))
  return new Response(packed, { status: response.status, headers })
}
