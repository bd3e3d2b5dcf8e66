import { type ParserPlugin, parse } from '@babel/parser'
import type { Source } from '../source.ts'

/** The placeholder for an `import()` with a computed specifier. */
export const COMPUTED = 'computed'

/** The address of every import of a file: those at its head, re-exports, and `import()` anywhere. */
export function importsOf({ path, text }: Source): string[] {
  const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const { program } = parse(text, {
    sourceType: 'module',
    plugins,
    sourceFilename: path,
    createImportExpressions: true,
  })
  const atHead = program.body.flatMap((node) => {
    const isImport =
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportNamedDeclaration' ||
      node.type === 'ExportAllDeclaration'
    return isImport && node.source ? [node.source.value] : []
  })
  return /\bimport\s*\(/.test(text) ? [...atHead, ...dynamicImports(program)] : atHead
}

function dynamicImports(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(dynamicImports)
  if (typeof node !== 'object' || node === null) return []
  const { type, source } = node as { type?: string; source?: { type: string; value?: string } }
  const inside = Object.values(node).flatMap(dynamicImports)
  if (type !== 'ImportExpression') return inside
  return [source?.type === 'StringLiteral' ? (source.value ?? COMPUTED) : COMPUTED, ...inside]
}
