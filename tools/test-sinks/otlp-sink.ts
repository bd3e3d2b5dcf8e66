import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type OtlpAttribute = { readonly key: string; readonly value: Record<string, unknown> }
export type OtlpSpan = {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: readonly OtlpAttribute[]
  readonly status: { readonly code?: number }
}
type OtlpRequest = {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] }
    scopeSpans: { spans: OtlpSpan[] }[]
  }[]
}

/** What takes traces by OTLP over HTTP, in JSON. */
export async function startOtlpSink() {
  const spans: OtlpSpan[] = []
  const services = new Set<unknown>()
  const texts: string[] = []
  const headers: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const text = Buffer.concat(chunks).toString('utf8')
    texts.push(`${request.url} ${text}`)
    headers.push(request.headers)
    for (const { resource, scopeSpans } of (JSON.parse(text) as OtlpRequest).resourceSpans) {
      for (const { key, value } of resource.attributes)
        if (key === 'service.name') services.add(value.stringValue)
      for (const scope of scopeSpans) spans.push(...scope.spans)
    }
    response.setHeader('content-type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    services,
    /** As it came, for asserting what is not in it. */
    texts,
    headers,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
