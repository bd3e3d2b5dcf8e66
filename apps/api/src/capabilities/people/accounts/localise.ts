import {
  DEFAULT_COUNTRY,
  defaultCurrency,
  findCountry,
} from '@understory/domain/countries/countries.ts'

// The headers in which common proxies and CDNs pass the visitor's country.
const COUNTRY_HEADERS = [
  'cf-ipcountry',
  'x-vercel-ip-country',
  'cloudfront-viewer-country',
  'x-country',
]

/**
 * Country and currency of a visitor: from the proxy in front of us when we trust it, else the region
 * of the browser's language, else Great Britain. Makes no network call.
 */
export function localise(headers: Headers, ip: string, trustProxy: boolean) {
  const reported = trustProxy ? COUNTRY_HEADERS.map((name) => headers.get(name)) : []
  const candidates = [...reported, regionOfLanguage(headers.get('accept-language'))]
  const country =
    candidates.map((code) => code?.toUpperCase() ?? '').find(findCountry) ?? DEFAULT_COUNTRY
  return { deviceIp: ip, country, currency: defaultCurrency(country) }
}

function regionOfLanguage(acceptLanguage: string | null): string | null {
  return /^[a-z]{2,3}-([a-z]{2})\b/i.exec(acceptLanguage?.trim() ?? '')?.[1] ?? null
}
