import { parse } from '@babel/parser'
import type { Breach, Source } from '../source.ts'

const IS_PRODUCT = /^(apps\/(api|web)|packages)\/.*\.tsx?$/
const IS_TEST = /\.test\.|\/testing\//

type Table = { readonly start: number; readonly end: number }

/** Tables by any word, written as plain objects: asked for `toString` they would give a function. */
export function findOpenTables(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path }) => IS_PRODUCT.test(path) && !IS_TEST.test(path))
    .flatMap((source) =>
      openTables(source).map(() => ({
        path: source.path,
        rule: 'closed-tables',
        message: 'A Record<string, …> of the module is made with lookupTable(…), or is a Map.',
      })),
    )
}

export function openTables({ path, text }: Source): Table[] {
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
  })
  return program.body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type !== 'VariableDeclaration') return []
    return declared.declarations.flatMap(({ id, init }) => {
      const type = id.type === 'Identifier' ? id.typeAnnotation : null
      const written = type ? text.slice(type.start ?? 0, type.end ?? 0) : ''
      const isOpen = /^:\s*(Readonly<)?(Partial<)?Record<string,/.test(written)
      return isOpen && init?.type === 'ObjectExpression'
        ? [{ start: init.start ?? 0, end: init.end ?? 0 }]
        : []
    })
  })
}
