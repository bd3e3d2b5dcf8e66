import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const VIRTUAL = 'virtual:outside-files'
const ENTRY = /\/src\/outside\/[\w-]+\/([\w-]+)\.entry\.ts$/
const NAMES = ['errors', 'telemetry', 'chat'] as const

/**
 * Scripts that stand on a page only where a setting, and the visitor, want them: built beside those of
 * the pages, which they add nothing to. The server learns the name of each file.
 */
export function outsideScripts(): Plugin {
  const fileOf: Record<string, string> = {}
  return {
    name: 'outside-scripts',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const name of NAMES) {
        const id = fileURLToPath(new URL(`src/outside/${name}/${name}.entry.ts`, import.meta.url))
        this.emitFile({ type: 'chunk', id, name, preserveSignature: false })
      }
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const name = chunk.facadeModuleId?.match(ENTRY)?.[1]
        if (name) fileOf[name] = `/${chunk.fileName}`
      }
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return
      const developing = Object.fromEntries(
        NAMES.map((name) => [name, `/src/outside/${name}/${name}.entry.ts`]),
      )
      const files = this.environment.mode === 'build' ? fileOf : developing
      return `export const outsideFiles = ${JSON.stringify(files)}`
    },
  }
}
