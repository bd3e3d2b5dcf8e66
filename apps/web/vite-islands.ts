import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { pastDoors } from './vite-doors.ts'
import { namesInPlace, sheetsInOrder } from './vite-sheets.ts'

const VIRTUAL = 'virtual:island-files'
const ROUTE = '?__react-router-build-client-route'
const ISLAND = /([^/]+)\.island\.tsx$/
/** Islands that price a form beside them. */
const SUM = /-sum\.island\.tsx$/
/** The one that is the form as well. */
const SETUP = /\/setup-page\.island\.tsx$/
const ENTRY = /\/src\/entry\.client\.ts$/
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//
const VEHICLES = /\/capabilities\/vehicles\//
const COMMON = /\/packages\/|\/src\/(islands|shell)\/|\/capabilities\/commerce\/prices\/|\.css$/

const HERE = fileURLToPath(new URL('./', import.meta.url))
const SOURCES = 'src/**/*.island.tsx'

type Modules = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>

/**
 * What the browser gets: one stylesheet, the script of every page, and few files for the islands
 * (React with what they share, prices and pictures for those that have them, and one for each).
 * Routes are the server's alone.
 */
export function islands(): Plugin[] {
  return [
    emptyRoutes,
    noHydrationOnTheServer,
    pastDoors,
    fewFiles(),
    namesInPlace,
    ...sheetsInOrder,
    listOfFiles(),
  ]
}

/** No page loads the script of a route, so it is left out; in place of the root's stand all styles. */
const emptyRoutes: Plugin = {
  name: 'islands:empty-routes',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(_, id) {
    if (!id.endsWith(ROUTE)) return
    const isRoot = id.endsWith(`/src/root.tsx${ROUTE}`)
    return isRoot ? "export { allStyles } from '/src/shell/all-styles.ts'" : 'export {}'
  },
}

const noHydrationOnTheServer: Plugin = {
  name: 'islands:no-hydration-on-the-server',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) => (id === 'react-dom/client' ? '\0no-hydration' : undefined),
  load: (id) => (id === '\0no-hydration' ? 'export const hydrateRoot = undefined' : undefined),
}

function fewFiles(): Plugin {
  let partOf: (id: string) => string | null = () => null
  const name = (id: string) => partOf(id)
  const codeSplitting = { includeDependenciesRecursively: false, groups: [{ name }] }
  const rolldownOptions = { preserveEntrySignatures: 'allow-extension', output: { codeSplitting } }
  return {
    name: 'islands:few-files',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configEnvironment: (environment) =>
      environment === 'client'
        ? { build: { rolldownOptions: rolldownOptions as object } }
        : undefined,
    buildEnd() {
      partOf = partsOf(this)
    },
  }
}

/**
 * The file that a module belongs to besides its own: `common` to islands, `vehicles` to those of vehicles alone,
 * `prices` to those with a sum and the instant setup, `site` to islands and the script of every page. Styles are in the place of the root's
 * script as well, so one island is enough.
 */
function partsOf(modules: Modules): (id: string) => string | null {
  const users = new Map<string, string[]>()
  const ofEveryPage = new Set<string>()
  for (const entry of modules.getModuleIds()) {
    if (ENTRY.test(entry)) for (const id of importedFrom(entry)) ofEveryPage.add(id)
    if (!ISLAND.test(entry)) continue
    for (const id of importedFrom(entry)) users.set(id, [...(users.get(id) ?? []), entry])
  }
  return (id) => {
    const islands = users.get(id) ?? []
    if (ofEveryPage.has(id)) return islands.length > 0 ? 'site' : null
    const isShared = islands.length > (id.endsWith('.css') ? 0 : 1)
    return REACT.test(id) ? 'common' : isShared && COMMON.test(id) ? sharedBy(islands) : null
  }

  function sharedBy(islands: readonly string[]): string {
    if (islands.every((entry) => VEHICLES.test(entry))) return 'vehicles'
    return islands.every((entry) => SUM.test(entry) || SETUP.test(entry)) ? 'prices' : 'common'
  }

  function importedFrom(entry: string): Set<string> {
    const found = new Set([entry])
    // A set that grows while it is walked is walked to its end.
    for (const id of found) {
      for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
    }
    return found
  }
}

/**
 * Tells the server which files each island needs, so that a page names them at once instead of letting
 * the browser find one after the other. The browser's build comes first and writes the list.
 */
function listOfFiles(): Plugin {
  const filesOf: Record<string, string[]> = {}
  return {
    name: 'islands:list-of-files',
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const path of globSync(SOURCES, { cwd: HERE })) {
        this.emitFile({ type: 'chunk', id: `${HERE}${path}`, preserveSignature: false })
      }
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const chunks = Object.values(bundle).filter((chunk) => chunk.type === 'chunk')
      for (const chunk of chunks) {
        const island = chunk.facadeModuleId?.match(ISLAND)?.[1]
        if (island) filesOf[island] = withImports(bundle, chunk.fileName)
      }
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load(id) {
      if (id !== `\0${VIRTUAL}`) return
      const files = this.environment.mode === 'build' ? filesOf : sourceFiles()
      return `export const islandFiles = ${JSON.stringify(files)}`
    },
  }
}

/** While developing, each island is its source. */
function sourceFiles(): Record<string, string[]> {
  const paths = globSync(SOURCES, { cwd: HERE }).map((path) => path.replaceAll('\\', '/'))
  return Object.fromEntries(paths.map((path) => [path.match(ISLAND)?.[1] ?? '', [`/${path}`]]))
}

function withImports(bundle: Rolldown.OutputBundle, entry: string): string[] {
  const found = new Set([entry])
  for (const fileName of found) {
    const chunk = bundle[fileName]
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) found.add(imported)
  }
  return [...found].map((fileName) => `/${fileName}`)
}
