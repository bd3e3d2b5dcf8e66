/** How deep the folder of a capability lies: `<area>/<name>`. */
const DEPTH = 2

export type CapabilityPlace = {
  readonly app: 'api' | 'web'
  /** 'commerce/payments' */
  readonly key: string
  /** 'payments' */
  readonly name: string
  /** Its path within the capability's folder. */
  readonly file: string
}

/** Which capability a file belongs to, by its path in the repository; none where it is shared. */
export function capabilityOf(path: string): CapabilityPlace | undefined {
  const found = /^apps\/(api|web)\/src\/capabilities\/(.+)$/.exec(path)
  if (!found) return undefined
  const [, app, rest = ''] = found
  if (app !== 'api' && app !== 'web') return undefined
  const parts = rest.split('/')
  const folders = parts.slice(0, DEPTH)
  if (parts.length <= folders.length) return undefined
  return {
    app,
    key: folders.join('/'),
    name: folders.at(-1) ?? '',
    file: parts.slice(folders.length).join('/'),
  }
}
