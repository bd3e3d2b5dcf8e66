export const GENERATORS = ['openapi-typescript', 'hey-api', 'orval'] as const
export type Generator = (typeof GENERATORS)[number]

/** What each program finds: the purchase, its certificate, and that no other is found. */
export const AS_BOUGHT = JSON.stringify({
  status: 'paid',
  mode: 'test',
  trees: 10,
  isNewest: true,
  unknown: 'CERTIFICATE_NOT_FOUND',
})

const WITH_OPENAPI_FETCH = `
import createClient from 'openapi-fetch'
import type { paths } from './client'

export async function buyAndCheck(origin: string, key: string) {
  const headers = { authorization: \`Bearer \${key}\` }
  const { GET, POST } = createClient<paths>({ baseUrl: origin, headers })
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  const quote = await POST('/v1/quotes', {
    params: { header: once() },
    body: { ask: { by: 'units', milliTrees: 10_000 }, currency: 'GBP' },
  })
  if (!quote.data) throw new Error(quote.error.code)
  const { id: quoteId, totalMinor: maxTotalMinor } = quote.data
  const bought = await POST('/v1/purchases', {
    params: { header: once() },
    body: { quoteId, payment: { method: 'card' }, maxTotalMinor },
  })
  if (!bought.data) throw new Error(bought.error.code)
  const certificateId = bought.data.certificateId ?? ''
  const find = (id: string) =>
    GET('/v1/certificates/{certificateId}', { params: { path: { certificateId: id } } })
  const certificate = await find(certificateId)
  if (!certificate.data) throw new Error(certificate.error.code)
  const { mode, products } = certificate.data
  const listed = await GET('/v1/certificates', { params: { query: { limit: 1 } } })
  const unknown = await find(crypto.randomUUID())
  return {
    status: bought.data.status,
    mode,
    trees: products.trees,
    isNewest: listed.data?.data[0]?.id === certificateId,
    unknown: unknown.error?.code,
  }
}
`

const WITH_HEY_API = `
import { client } from './client/client.gen'
import { createPurchase, createQuote, getCertificate, listCertificates } from './client'

export async function buyAndCheck(origin: string, key: string) {
  client.setConfig({ baseUrl: origin, auth: key })
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() })
  const quote = await createQuote({
    headers: once(),
    body: { ask: { by: 'units', milliTrees: 10_000 }, currency: 'GBP' },
  })
  if (!quote.data) throw new Error(quote.error.code)
  const { id: quoteId, totalMinor: maxTotalMinor } = quote.data
  const bought = await createPurchase({
    headers: once(),
    body: { quoteId, payment: { method: 'card' }, maxTotalMinor },
  })
  if (!bought.data) throw new Error(bought.error.code)
  const certificateId = bought.data.certificateId ?? ''
  const certificate = await getCertificate({ path: { certificateId } })
  if (!certificate.data) throw new Error(certificate.error.code)
  const { mode, products } = certificate.data
  const listed = await listCertificates({ query: { limit: 1 } })
  const unknown = await getCertificate({ path: { certificateId: crypto.randomUUID() } })
  return {
    status: bought.data.status,
    mode,
    trees: products.trees,
    isNewest: listed.data?.data[0]?.id === certificateId,
    unknown: unknown.error?.code,
  }
}
`

const WITH_ORVAL = `
import { createPurchase, createQuote, getCertificate, listCertificates } from './client'

export async function buyAndCheck(origin: string, key: string) {
  const direct = globalThis.fetch
  globalThis.fetch = (path, init) => direct(new URL(String(path), origin), init)
  const call = () => ({
    headers: { authorization: \`Bearer \${key}\`, 'Idempotency-Key': crypto.randomUUID() },
  })
  try {
    const ask = { by: 'units', milliTrees: 10_000 } as const
    const quote = await createQuote({ ask, currency: 'GBP' }, call())
    if (quote.status !== 201) throw new Error(quote.data.code)
    const { id: quoteId, totalMinor: maxTotalMinor } = quote.data
    const order = { quoteId, payment: { method: 'card' }, maxTotalMinor } as const
    const bought = await createPurchase(order, undefined, call())
    if (bought.status !== 201) throw new Error(String(bought.status))
    const certificateId = bought.data.certificateId ?? ''
    const certificate = await getCertificate(certificateId, call())
    if (certificate.status !== 200) throw new Error(certificate.data.code)
    const { mode, products } = certificate.data
    const listed = await listCertificates({ limit: 1 }, call())
    const unknown = await getCertificate(crypto.randomUUID(), call())
    return {
      status: bought.data.status,
      mode,
      trees: products.trees,
      isNewest: listed.status === 200 && listed.data.data[0]?.id === certificateId,
      unknown: unknown.status === 200 ? null : unknown.data.code,
    }
  } finally {
    globalThis.fetch = direct
  }
}
`

/** One program, by what each generator gives it. */
export const PROGRAMS: Record<Generator, string> = {
  'openapi-typescript': WITH_OPENAPI_FETCH,
  'hey-api': WITH_HEY_API,
  orval: WITH_ORVAL,
}
