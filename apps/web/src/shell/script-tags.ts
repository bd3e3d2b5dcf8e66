import type { EntryContext } from 'react-router'

/** The script of every page, and the files of the islands on this one, asked for at once. */
export function scriptTags(
  { entry, hmr }: EntryContext['manifest'],
  islandFiles: readonly string[],
  nonce: string,
): string {
  if (hmr) {
    const imports = [hmr.runtime, entry.module].map((file) => `import ${JSON.stringify(file)}`)
    return `<script type="module" nonce="${nonce}">${imports.join(';')}</script>`
  }
  const preloads = [...new Set([...entry.imports, ...islandFiles])].map(
    (file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}"/>`,
  )
  return `<script type="module" src="${entry.module}" nonce="${nonce}"></script>${preloads.join('')}`
}
