/**
 * The headers of a file that someone uploaded: saved under its name, never opened here, and by no browser
 * taken for anything else than it is.
 */
export function attach(headers: Headers, fileName: string): void {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  headers.set('content-disposition', `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`)
  headers.set(
    'content-security-policy',
    "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('cache-control', 'private, no-store')
}
