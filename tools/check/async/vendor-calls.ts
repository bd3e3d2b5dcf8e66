import type { Breach, Source } from '../source.ts'
import { calleeOf, listOf, nodesOf, sourceOfNode } from '../syntax.ts'

const IS_PRODUCT = /^apps\/api\/src\/.*\.ts$/
const IS_TEST = /\.test\.|\/testing\//
const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod)$/
/** As operations call what speaks to someone else's server. */
const VENDOR =
  /(^|\.)(payments|gateway|chat|logCopy|files|registry|appBilling|rates|mailer|content|connector|billingClock)\??\.(?!get$)\w+$/

/**
 * Calls of a vendor by what holds a transaction: its locks and its connection would last as long as someone
 * else's server takes to answer.
 */
export function findVendorCalls(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => IS_PRODUCT.test(path) && !IS_TEST.test(path) && /\btx\b/.test(text))
    .flatMap(({ path, text }) =>
      vendorCalls(text).map((call) => ({
        path,
        rule: 'no-vendor-within-a-transaction',
        message: `A vendor is called before or after a transaction, never while one is open: ${call}`,
      })),
    )
}

function vendorCalls(text: string): string[] {
  return [...nodesOf(text)].flatMap(({ node, within }) => {
    const callee = /^(Optional)?CallExpression$/.test(node.type) ? calleeOf(node) : null
    const called = callee ? sourceOfNode(text, callee) : ''
    if (!VENDOR.test(called)) return []
    const holdsOne = within.some(
      (each) =>
        FUNCTIONS.test(each.type) &&
        listOf(each, 'params').some((given) => /^tx\b/.test(sourceOfNode(text, given))),
    )
    return holdsOne ? [called] : []
  })
}
