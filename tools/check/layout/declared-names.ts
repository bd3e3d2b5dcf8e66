import { type ParserPlugin, parse } from '@babel/parser'
import type { Source } from '../source.ts'

type Statements = ReturnType<typeof parse>['program']['body']
const read = new WeakMap<Source, Statements>()

/** What stands at the top of a file; each is read once, however many checks look at it. */
function statementsOf(source: Source): Statements {
  const known = read.get(source)
  if (known) return known
  const plugins: ParserPlugin[] = source.path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const { program } = parse(source.text, {
    sourceType: 'module',
    plugins,
    sourceFilename: source.path,
  })
  read.set(source, program.body)
  return program.body
}

/** The types, constants, functions and classes that a file defines at its top. */
export function topLevelNames(source: Source): readonly string[] {
  return statementsOf(source).flatMap((statement) => {
    const isExport =
      statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration'
    return namesIn(isExport ? statement.declaration : statement)
  })
}

/** What a file exports, by its own names; `null` where it exports by default or hands on another file's. */
export function exportedNames(source: Source): readonly string[] | null {
  const exports = statementsOf(source).filter(({ type }) => type.startsWith('Export'))
  const isPlain = exports.every(
    (each) => each.type === 'ExportNamedDeclaration' && Boolean(each.declaration),
  )
  if (!isPlain) return null
  return exports.flatMap((each) =>
    each.type === 'ExportNamedDeclaration' ? namesIn(each.declaration) : [],
  )
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
