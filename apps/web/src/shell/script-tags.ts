import type { EntryContext } from 'react-router'
import type { IslandScripts } from '../islands/render-islands.tsx'

/** The script of every page, then those of its islands; what they import is asked for at once. */
export function scriptTags(
  { entry, hmr }: EntryContext['manifest'],
  islands: IslandScripts,
  nonce: string,
): string {
  if (hmr) {
    const files = [hmr.runtime, entry.module, ...islands.scripts]
    const imports = files.map((file) => `import ${JSON.stringify(file)}`)
    return `<script type="module" nonce="${nonce}">${imports.join(';')}</script>`
  }
  const scripts = [entry.module, ...islands.scripts].map(
    (file) => `<script type="module" src="${file}" nonce="${nonce}"></script>`,
  )
  const preloads = [...new Set([...entry.imports, ...islands.imports])].map(
    (file) => `<link rel="modulepreload" href="${file}" nonce="${nonce}"/>`,
  )
  return [...scripts, ...preloads].join('')
}
