import { redirect } from 'react-router'

type FileAnswer = {
  readonly bytes: Uint8Array | ReadableStream<Uint8Array>
  /** Of a stream: how many bytes there are. */
  readonly length?: string | null
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
  if (file.length) headers.set('content-length', file.length)
  return new Response(file.bytes as Uint8Array<ArrayBuffer> | ReadableStream, { headers })
}

type NoFile = { readonly status: number; readonly refusal: { readonly message: string } }

/** A file that has ended: a browser is led to the page that says so, a program gets one line of text. */
export function endedFileAnswer(request: Request, { status, refusal }: NoFile, page: string) {
  const isBrowser = request.headers.get('accept')?.includes('text/html') ?? false
  if (status === 410 && isBrowser) return redirect(page, 303)
  return new Response(refusal.message, { status })
}

/** A file that someone uploaded: saved, never opened here, kept by no cache. */
export function uploadedFileAnswer(bytes: Uint8Array, disposition: string | null): Response {
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': disposition ?? 'attachment',
      'content-security-policy':
        "sandbox; default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
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
