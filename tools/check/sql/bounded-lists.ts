import type { Breach, Source } from '../source.ts'
import { calleeOf, listOf, nodesOf, sourceOfNode } from '../syntax.ts'

const IS_PRODUCT = /^(apps\/api|packages\/database|tools)\/.*\.ts$/
const IS_TEST = /\.test\.|\/testing\//
/** A constant of the module, alone or spread into a list; a list that is written out; another query. */
const CONSTANT = /^(\[\s*\.\.\.)?[A-Z][A-Z0-9_]*(,?\s*\])?$/
const WRITTEN_OUT = /^\[(\s*('[^']*'|\d+),?)*\s*\]$/
const QUERY = /selectFrom\(/

/**
 * Lists in SQL with one parameter for each value, whose length follows from data: a statement takes 65,535
 * parameters, and is parsed again for each number of them.
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

/** Files that insert rows of data which are few: why they are. */
const FEW_ROWS: Readonly<Record<string, string>> = {
  'commerce/gifts/quote-gifts.ts': 'an order has at most two hundred gifts',
  'commerce/settlement/refunds/record-refunds.ts': 'of one payment',
  'footprints/climate-plan/change-figures.ts': 'the contract limits the units of a figure',
  'people/accounts/second-factor/backup-codes.ts': 'a user has ten codes',
  'people/settings/choose-notifications.ts': 'one for each kind of email',
  'proof/ledger/append-to-ledger.ts': 'in slices of its own',
  'vehicles/vehicles/offset/quote-as-guest.ts': 'the contract limits the vehicles of a quote',
  'vehicles/vehicles/offset/quote-vehicles.ts': 'the contract limits the vehicles of a quote',
  'vehicles/vehicles/save-vehicles.ts': 'the contract limits the vehicles that are saved at once',
}
const OF_SLICE = /^slice\b/

/** Rows of data that one statement inserts, however many there are. */
export function findUnboundedInserts(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => IS_PRODUCT.test(path) && !IS_TEST.test(path) && isInserting(text))
    .filter(({ path }) => !FEW_ROWS[path.replace(/^apps\/api\/src\/capabilities\//, '')])
    .flatMap(({ path, text }) =>
      insertedLists(text).map((list) => ({
        path,
        rule: 'rows-are-inserted-in-slices',
        message: `A statement takes 65,535 parameters: insert each of rowSlices(rows), not ${list}`,
      })),
    )
}

const isInserting = (text: string) => /insertInto\(/.test(text) && /\bvalues\(/.test(text)

function insertedLists(text: string): string[] {
  return [...nodesOf(text)].flatMap(({ node }) => {
    if (node.type !== 'CallExpression') return []
    const callee = calleeOf(node)
    if (!callee || !/\.values$/.test(sourceOfNode(text, callee))) return []
    if (/^(?:Object|Map)\b/.test(sourceOfNode(text, callee))) return []
    const [given = ''] = listOf(node, 'arguments').map((each) => sourceOfNode(text, each))
    return isListOfData(text, given) && !OF_SLICE.test(given) ? [given.slice(0, 60)] : []
  })
}

/** A list that is mapped here, or that a name stands for which was mapped above. */
function isListOfData(text: string, given: string): boolean {
  if (/\b(?:flatMap|map)\(/.test(given)) return !given.startsWith('{')
  return (
    /^\w+$/.test(given) &&
    new RegExp(`\\bconst ${given}\\b[^\\n]*=[^;{]{0,80}\\b(?:flatMap|map)\\(`).test(text)
  )
}

function unboundedLists(text: string): string[] {
  return [...nodesOf(text)].flatMap(({ node }) => {
    if (node.type !== 'CallExpression') return []
    const given = listOf(node, 'arguments').map((each) => sourceOfNode(text, each))
    const list = given[given.indexOf("'in'") + 1]
    if (!given.includes("'in'") || list === undefined) return []
    return CONSTANT.test(list) || WRITTEN_OUT.test(list) || QUERY.test(list) ? [] : [list]
  })
}
