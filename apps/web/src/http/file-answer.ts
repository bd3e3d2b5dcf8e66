type FileAnswer = {
  readonly bytes: Uint8Array
  readonly contentType: string
  /** Given: the browser saves it under this name. */
  readonly downloadAs?: string
  readonly cacheControl?: string
}

/** A file as the answer of a resource route. */
export function fileAnswer(file: FileAnswer): Response {
  const headers = new Headers({
    'content-type': file.contentType,
    'cache-control': file.cacheControl ?? 'private, no-store',
  })
  if (file.downloadAs) {
    headers.set('content-disposition', `attachment; filename="${file.downloadAs}"`)
  }
  return new Response(file.bytes as Uint8Array<ArrayBuffer>, { headers })
}

/** A file that someone uploaded: saved, never opened here, kept by no cache. */
export function uploadedFileAnswer(bytes: Uint8Array, disposition: string | null): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': disposition ?? 'attachment',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    },
  })
}

/** The name before an ending such as `.pdf`; another ending is a page that does not exist. */
export function nameBefore(ending: string, file: string): string {
  if (file.endsWith(ending)) return file.slice(0, -ending.length)
  throw new Response(null, { status: 404 })
}
