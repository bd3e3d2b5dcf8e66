import { type ParserPlugin, parse } from '@babel/parser'
import type { Breach, Source } from '../source.ts'

const MOST_FILES = 5
/** Tests are read one at a time, and what is generated has the names of its source. */
const IS_LEFT_OUT = /\.test\.tsx?$|\.contract\.ts$|\.generated\.ts$/
const IS_ROUTE = /\.route\.tsx?$/
/** What React Router looks for in the module of a route, by these names. */
const OF_ROUTES = new Set([
  'action',
  'ErrorBoundary',
  'handle',
  'headers',
  'links',
  'loader',
  'meta',
])

/** Names at the top of files that so many files define that a search for them finds nothing. */
export function findCommonNames(sources: readonly Source[]): Breach[] {
  const places = new Map<string, string[]>()
  for (const source of sources) {
    if (IS_LEFT_OUT.test(source.path)) continue
    for (const name of new Set(topLevelNames(source))) {
      if (IS_ROUTE.test(source.path) && OF_ROUTES.has(name)) continue
      places.set(name, [...(places.get(name) ?? []), source.path])
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > MOST_FILES)
    .map(([name, paths]) => ({
      path: paths[0] ?? '',
      rule: 'searchable-names',
      message: `${name} is defined in ${paths.length} files; the limit is ${MOST_FILES}. Say whose it is: ${paths.slice(1, 4).join(', ')}…`,
    }))
}

/** The types, constants, functions and classes that a file defines at its top. */
function topLevelNames({ path, text }: Source): readonly string[] {
  const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const { program } = parse(text, { sourceType: 'module', plugins, sourceFilename: path })
  return program.body.flatMap((statement) => {
    const isExport =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
    return namesIn(isExport ? statement.declaration : statement)
  })
}

type Declared = { readonly type: string } | null | undefined

function namesIn(declared: Declared): readonly string[] {
  if (!declared) return []
  if ('declarations' in declared && Array.isArray(declared.declarations)) {
    return declared.declarations.flatMap(({ id }) => namesBound(id))
  }
  return DECLARES.has(declared.type) && 'id' in declared ? namesBound(declared.id) : []
}

const DECLARES = new Set([
  'ClassDeclaration',
  'FunctionDeclaration',
  'TSEnumDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
])

/** The names that a pattern binds: `a`, `{ a, b: c }`, `[a, ...b]`, `{ a = 1 }`. */
function namesBound(pattern: unknown): readonly string[] {
  if (typeof pattern !== 'object' || pattern === null || !('type' in pattern)) return []
  const node = pattern as { readonly type: string; readonly [key: string]: unknown }
  switch (node.type) {
    case 'Identifier':
      return [String(node.name)]
    case 'ObjectPattern':
      return (node.properties as readonly unknown[]).flatMap(namesBound)
    case 'ArrayPattern':
      return (node.elements as readonly unknown[]).flatMap(namesBound)
    case 'ObjectProperty':
      return namesBound(node.value)
    case 'AssignmentPattern':
      return namesBound(node.left)
    case 'RestElement':
      return namesBound(node.argument)
    default:
      return []
  }
}
