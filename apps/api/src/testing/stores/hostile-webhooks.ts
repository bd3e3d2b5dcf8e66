import { createHash, createHmac } from 'node:crypto'

/** A webhook as its vendor sends it to one of our addresses. */
export type HostileRequest = {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array<ArrayBuffer>
}

/** How the webhooks of one address are signed. */
export type WebhookRoute = {
  readonly name: string
  readonly url: string
  /** Besides the signature. */
  readonly headers: Readonly<Record<string, string>>
  readonly signatureHeader: string
  readonly secret: string
  /** Of another store, or of nobody. */
  readonly otherSecret: string
  /** JSON that is acted on when it is signed. */
  readonly body: string
  readonly sign: (data: string | Uint8Array, secret: string) => string
}

const base64 = (data: string | Uint8Array, secret: string, algorithm = 'sha256') =>
  createHmac(algorithm, secret).update(data).digest('base64')

/** The digest within a signature, and what is around it. */
const DIGEST = /[A-Za-z0-9+/]{43}=|[0-9a-f]{64}/

export function signed(
  { url, headers, signatureHeader, secret, body, sign }: WebhookRoute,
  change: { body?: HostileRequest['body']; data?: HostileRequest['body']; secret?: string } = {},
): HostileRequest {
  const sent = change.body ?? body
  const signature = sign(change.data ?? sent, change.secret ?? secret)
  return { method: 'POST', url, headers: { ...headers, [signatureHeader]: signature }, body: sent }
}

type Forge = (route: WebhookRoute) => HostileRequest

function withSignature(change: (signature: string, route: WebhookRoute) => string): Forge {
  return (route) => {
    const sent = signed(route)
    const signature = change(sent.headers[route.signatureHeader] ?? '', route)
    return { ...sent, headers: { ...sent.headers, [route.signatureHeader]: signature } }
  }
}

const withDigest = (digest: (route: WebhookRoute, held: string) => string): Forge =>
  withSignature((signature, route) => signature.replace(DIGEST, (held) => digest(route, held)))

/** Another body under the signature of the right one. */
const withBody =
  (change: (body: string) => HostileRequest['body']): Forge =>
  (route) => ({ ...signed(route), body: change(route.body) })

const withUrl =
  (change: (url: string) => string): Forge =>
  (route) => ({ ...signed(route), url: change(route.url) })

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
    ),
  )

/** Every one of them is refused, and none leaves a trace. */
export const FORGED: Readonly<Record<string, Forge>> = {
  'no signature': (route) => ({ ...signed(route), headers: route.headers }),
  'an empty signature': withSignature(() => ''),
  'a signature of nothing': withDigest((route) => base64('', route.secret)),
  'the secret of another store': (route) => signed(route, { secret: route.otherSecret }),
  'a secret that is empty': withDigest((route) => base64(route.body, 'x').replace(/^./, 'A')),
  'half a signature': withDigest((_, held) => held.slice(0, held.length / 2)),
  'a signature and more': withDigest((_, held) => `${held}${held}`),
  'two signatures, both wrong': withDigest(
    (_, held) => `${held.replace(/^./, '.')},${held.replace(/.$/, '.')}`,
  ),
  'a signature in small letters': withDigest((_, held) =>
    held === held.toLowerCase() ? held.toUpperCase() : held.toLowerCase(),
  ),
  'a signature that is reversed': withDigest((_, held) => [...held].toReversed().join('')),
  'a signature of noughts': withDigest((_, held) => held.replaceAll(/[^=]/g, '0')),
  'a signature in another encoding': withDigest((_, held) =>
    held.endsWith('=')
      ? Buffer.from(held, 'base64').toString('hex')
      : Buffer.from(held, 'hex').toString('base64'),
  ),
  'a signature for addresses of the web': withDigest((_, held) => `-_${held.slice(2)}`),
  'a digest without a key': withDigest((route, held) =>
    createHash('sha256')
      .update(route.body)
      .digest(held.endsWith('=') ? 'base64' : 'hex'),
  ),
  'SHA-1': withDigest((route) => base64(route.body, route.secret, 'sha1')),
  'SHA-512': withDigest((route) => base64(route.body, route.secret, 'sha512')),
  MD5: withDigest((route) => base64(route.body, route.secret, 'md5')),
  'another name of the algorithm': withSignature((signature) => `md5=${signature}`),
  'the words null and undefined': withSignature(() => 'null'),
  'an object for a signature': withSignature(() => '{"$ne":null}'),
  'a star for a signature': withSignature(() => '*'),
  'a space after the body': withBody((body) => `${body} `),
  'a line after the body': withBody((body) => `${body}\r\n`),
  'a NUL after the body': withBody((body) => bytes(body, [0])),
  'padding and more after the body': withBody((body) => bytes(body, [0x80, 0, 0, 0], '&x=1')),
  'a byte order mark': withBody((body) => bytes([0xef, 0xbb, 0xbf], body)),
  'the body written again': withBody((body) => JSON.stringify(JSON.parse(body), null, 1)),
  'the fields in another order': withBody((body) =>
    JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(body)).toReversed())),
  ),
  'a field more': withBody((body) => body.replace(/\}$/, ',"more":1}')),
  'a prototype in it': withBody((body) => body.replace(/^\{/, '{"__proto__":{"isSigned":true},')),
  'letters as escapes': withBody((body) => body.replace('é', '\\u00e9')),
  'letters in two parts': withBody((body) => body.replace('é', 'e\u0301')),
  'letters of Latin-1': withBody((body) => new Uint8Array(Buffer.from(body, 'latin1'))),
  'half a body': withBody((body) => body.slice(0, body.length / 2)),
  'no body': withBody(() => ''),
  'an empty object': withBody(() => '{}'),
  'no JSON': withBody(() => 'order=1'),
  XML: withBody(() => '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  'a list that is nested a hundred thousand times': withBody(() => '['.repeat(100_000)),
  'an object that is nested ten thousand times': withBody(
    () => `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  ),
  'a body of two megabytes': withBody((body) => `${body}${' '.repeat(2 * 1024 * 1024)}`),
  'a signed body of twenty megabytes': (route) =>
    signed(route, { body: `${route.body}${' '.repeat(20 * 1024 * 1024)}` }),
  'a vendor that is none': withUrl((url) =>
    url.replace(/(store-webhooks|payments)\/\w+/, '$1/nobody'),
  ),
  'a vendor that every object has': withUrl((url) =>
    url.replace(/(store-webhooks|payments)\/\w+/, '$1/constructor'),
  ),
  'the address of no store': withUrl((url) =>
    url.replace(/[^/]+$/, (last) => (last.length === 36 ? crypto.randomUUID() : 'x')),
  ),
  'another method': (route) => ({ ...signed(route), method: 'PUT' }),
  'a method without a body': (route) => ({ ...signed(route), method: 'GET' }),
}

/** What a store may put into what it signs: accepted, and nothing comes of it. */
export const MALICIOUS: Readonly<Record<string, (body: string) => string>> = {
  'a list for an object': () => '[]',
  'a text for an object': () => '"order"',
  'a number for an object': () => '1e999',
  'null for an object': () => 'null',
  'no JSON': () => '{',
  'lists nested a hundred thousand times': () => '['.repeat(100_000),
  'lines nested five thousand times': (body) =>
    body.replace(/"line_items":\[/, `"line_items":[${'['.repeat(5_000)}${']'.repeat(5_000)},`),
  'a prototype': (body) => body.replaceAll(/\{/g, '{"__proto__":{"standing":"paid","polluted":1},'),
  'a constructor': (body) => body.replaceAll(/\{/g, '{"constructor":{"prototype":{"polluted":1}},'),
  'a NUL in every text': (body) => body.replaceAll('é', '\\u0000'),
  'half a surrogate pair': (body) => body.replaceAll('é', '\\ud800'),
  'a text without end': (body) => body.replaceAll('é', 'é'.repeat(50_000)),
  'a currency that is none': (body) => body.replaceAll('"GBP"', '"£££"'),
  'a currency of a hundred letters': (body) => body.replaceAll('"GBP"', `"${'G'.repeat(100)}"`),
  'a currency that is an object': (body) => body.replaceAll('"GBP"', '{"$gt":""}'),
  'a time of year 99999': (body) => body.replaceAll(/"20\d\d-[^"]+"/g, '"+99999-01-01T00:00:00Z"'),
  'a time before all times': (body) =>
    body.replaceAll(/"20\d\d-[^"]+"/g, '"-000001-01-01T00:00:00Z"'),
  'a time that is none': (body) => body.replaceAll(/"20\d\d-[^"]+"/g, '"soon"'),
}
