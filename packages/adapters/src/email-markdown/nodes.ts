import type { fromMarkdown } from 'mdast-util-from-markdown'

type Root = ReturnType<typeof fromMarkdown>
type WithChildren<T> = T extends { children: (infer Child)[] } ? Child : never
type Block = Root['children'][number]
export type Node = Block | WithChildren<Block>

/** Where a link may lead; anything else stays words. */
export function safeAddress(url: string): string | null {
  return /^(https?:\/\/|mailto:)/i.test(url) ? url : null
}
