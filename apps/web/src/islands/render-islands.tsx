import { islandFiles } from 'virtual:island-files'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { RenderIsland } from './island.tsx'

/** Renders the islands of one page, and remembers which they were. */
export function renderIslands(): { render: RenderIsland; files: () => string[] } {
  const names: string[] = []
  return {
    render(name: string, content: ReactNode) {
      names.push(name)
      // The browser hydrates each by itself, so its ids must not depend on the page around it.
      const idPrefix = `${name}-${names.length}-`
      return { html: renderToString(content, { identifierPrefix: idPrefix }), idPrefix }
    },
    files: () => [...new Set(names.flatMap((name) => islandFiles[name] ?? []))],
  }
}
