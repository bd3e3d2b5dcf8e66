const WITHOUT_BODY = ['GET', 'HEAD']

/**
 * The request, if its body is within the limit in bytes; else null. One that comes in chunks, without its
 * length, is read here as far as the limit.
 */
export async function cappedRequest(request: Request, maxBytes: number): Promise<Request | null> {
  const { method, headers, url } = request
  if (WITHOUT_BODY.includes(method)) return request
  const declared = headers.get('content-length')
  if (declared !== null) return Number(declared) <= maxBytes ? request : null
  const body = await readAtMost(request.body, maxBytes)
  if (body === null) return null
  return body.length === 0 ? request : new Request(url, { method, headers, body })
}

async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > maxBytes) return null
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}
