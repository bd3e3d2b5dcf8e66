import { islandFiles } from 'virtual:island-files'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderIsland } from './island.tsx'

/** What a page loads for its islands: a script of each, and the files that these import. */
export type IslandScripts = {
  readonly scripts: readonly string[]
  readonly imports: readonly string[]
}

/** Renders the islands of one page, and remembers which they were. */
export function renderIslands(): { render: RenderIsland; scripts: () => IslandScripts } {
  const names: string[] = []
  return {
    render(name: string, content: ReactNode) {
      names.push(name)
      // The browser hydrates each by itself, so its ids must not depend on the page around it.
      const idPrefix = `${name}-${names.length}-`
      return { html: renderToString(content, { identifierPrefix: idPrefix }), idPrefix }
    },
    scripts() {
      const files = [...new Set(names)].map((name) => islandFiles[name] ?? [])
      return {
        scripts: files.flatMap(([script]) => script ?? []),
        imports: [...new Set(files.flatMap(([, ...imports]) => imports))],
      }
    },
  }
}
