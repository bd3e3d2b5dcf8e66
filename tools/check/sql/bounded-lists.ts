import type { Breach, Source } from '../source.ts'
import { listOf, nodesOf, wordsOf } from '../syntax.ts'

const IS_PRODUCT = /^(apps\/api|packages\/database|tools)\/.*\.ts$/
const IS_TEST = /\.test\.|\/testing\//
/** A constant of the module, alone or spread into a list; a list that is written out; another query. */
const CONSTANT = /^(\[\s*\.\.\.)?[A-Z][A-Z0-9_]*(,?\s*\])?$/
const WRITTEN_OUT = /^\[(\s*('[^']*'|\d+),?)*\s*\]$/
const QUERY = /selectFrom\(/

/**
 * Lists in SQL with one parameter for each value, whose length follows from data: a statement takes 65,535
 * parameters, and is parsed anew for each number of them.
 */
export function findUnboundedLists(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => IS_PRODUCT.test(path) && !IS_TEST.test(path) && /'in'/.test(text))
    .flatMap(({ path, text }) =>
      unboundedLists(text).map((list) => ({
        path,
        rule: 'lists-are-one-parameter',
        message: `A list of data is compared by anyOf(eb.ref('column'), values), not by 'in': ${list}`,
      })),
    )
}

function unboundedLists(text: string): string[] {
  return [...nodesOf(text)].flatMap(({ node }) => {
    if (node.type !== 'CallExpression') return []
    const given = listOf(node, 'arguments').map((each) => wordsOf(text, each))
    const list = given[given.indexOf("'in'") + 1]
    if (!given.includes("'in'") || list === undefined) return []
    return CONSTANT.test(list) || WRITTEN_OUT.test(list) || QUERY.test(list) ? [] : [list]
  })
}
