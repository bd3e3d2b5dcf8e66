import type { Source } from '../source.ts'
import { nodesOf, sourceOfNode } from '../syntax.ts'

/** What people read is in these; tests and the sandbox are for developers. */
const IS_READ =
  /^(apps\/(api|web)|packages\/(adapters|contracts|domain|messages|pictures|ports|ui))\/src\/.*\.tsx?$/
const IS_FOR_DEVELOPERS = /\.test\.|\.contract\.|\/testing\//

const TEXTS = new Set(['JSXText', 'StringLiteral', 'TemplateElement'])

/** Whether a file has sentences that people read. */
export const isReadByPeople = (path: string): boolean =>
  IS_READ.test(path) && !IS_FOR_DEVELOPERS.test(path)

/** What stands in the texts of a file, but for the files that it imports. */
export function textsOf({ path, text }: Source): string[] {
  return [...nodesOf(text, path)]
    .filter(({ node }) => TEXTS.has(node.type))
    .map(({ node }) => sourceOfNode(text, node))
    .filter((said) => !said.includes('@understory/'))
}
