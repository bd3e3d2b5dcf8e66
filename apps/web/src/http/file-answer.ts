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

/** The name before an ending such as `.pdf`; another ending is a page that does not exist. */
export function nameBefore(ending: string, file: string): string {
  if (file.endsWith(ending)) return file.slice(0, -ending.length)
  throw new Response(null, { status: 404 })
}
