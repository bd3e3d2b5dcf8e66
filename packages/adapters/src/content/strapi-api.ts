const STRAPI_API_TIMEOUT_MS = 3_000
const MOST_JSON_BYTES = 8 * 1024 * 1024
const MOST_IMAGE_BYTES = 8 * 1024 * 1024

type StrapiApiSettings = {
  /** Scheme and host, and the path where it is below one. */
  readonly url: string
  /** An API token that may read, and nothing else. */
  readonly token: string
  /** Where uploaded files are, if they are on another host; it is never sent the token. */
  readonly mediaUrl?: string
  readonly timeoutMs?: number
}

export type StrapiApi = ReturnType<typeof createStrapiApi>

/** Requests to Strapi: with its token, within a time and a size, and to its own address alone. */
export function createStrapiApi({
  url,
  token,
  mediaUrl,
  timeoutMs = STRAPI_API_TIMEOUT_MS,
}: StrapiApiSettings) {
  const base = new URL(url.endsWith('/') ? url : `${url}/`)
  const hosts = [base.origin, ...(mediaUrl ? [new URL(mediaUrl).origin] : [])]

  async function request(address: URL, most: number): Promise<Uint8Array> {
    const response = await fetch(address, {
      ...(address.origin === base.origin && { headers: { authorization: `Bearer ${token}` } }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`the content service answered ${response.status}`)
    return readUpTo(response, most)
  }
  return {
    async get(path: string, query: Readonly<Record<string, string>>): Promise<unknown> {
      const address = new URL(`api/${path}`, base)
      for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
      const bytes = await request(address, MOST_JSON_BYTES)
      return JSON.parse(Buffer.from(bytes).toString('utf8'))
    },
    /** The address of an uploaded file; `null`: it is on another host. */
    addressOf(source: string): URL | null {
      const address = URL.canParse(source, base.href) ? new URL(source, base) : null
      return address && hosts.includes(address.origin) ? address : null
    },
    file: (address: URL) => request(address, MOST_IMAGE_BYTES),
  }
}

async function readUpTo(response: Response, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > most) throw new Error(`the content service sent more than ${most} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts)
}
