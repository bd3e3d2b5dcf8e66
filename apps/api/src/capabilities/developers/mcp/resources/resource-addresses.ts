const SCHEME = 'understory://'

export const OPENAPI_URI = `${SCHEME}openapi`
export const docsUri = (page: string) => `${SCHEME}docs/${page}`
export const eventTypeUri = (type: string) => `${SCHEME}event-types/${type}`

/** The kind and name that such an address has, or null. */
export function readUri(uri: string): { readonly kind: string; readonly name: string } | null {
  const [, kind, name = ''] = /^understory:\/\/([a-z-]+)(?:\/([\w.-]+))?$/.exec(uri) ?? []
  return kind === undefined ? null : { kind, name }
}
