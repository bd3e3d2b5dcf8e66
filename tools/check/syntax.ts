import { type ParserPlugin, parse } from '@babel/parser'

type Node = { readonly type: string; readonly start?: number | null; readonly end?: number | null }

/** Every node of a file of TypeScript, with those it stands in, the outermost first. */
export function* nodesOf(
  text: string,
  path = '',
): Generator<{ readonly node: Node; readonly within: readonly Node[] }> {
  const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const { program } = parse(text, { sourceType: 'module', plugins })
  yield* visit(program as Node, [])
}

function* visit(
  node: Node,
  within: readonly Node[],
): Generator<{ readonly node: Node; readonly within: readonly Node[] }> {
  yield { node, within }
  const inside = [...within, node]
  for (const child of Object.values(node).flat()) if (isNode(child)) yield* visit(child, inside)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The words of a node as they are written. */
export const sourceOfNode = (text: string, { start, end }: Node): string =>
  text.slice(start ?? 0, end ?? 0)

/** The nodes of a list that a node has, such as its arguments or parameters. */
export function listOf(node: Node, name: 'arguments' | 'params'): readonly Node[] {
  const list = Object.entries(node).find(([key]) => key === name)?.[1]
  return Array.isArray(list) ? list.filter(isNode) : []
}

/** What a call calls. */
export function calleeOf(node: Node): Node | null {
  const callee = Object.entries(node).find(([key]) => key === 'callee')?.[1]
  return isNode(callee) ? callee : null
}
