import { isOrderSide, KEYED } from './order-side.ts'
import { tablesIn, withoutComments } from './tables-in-statement.ts'

const NO_ACCOUNT = 'compares no account'
/** By an account that it compares with a row outside of it alone, no server knows that it is the one. */
const SUB_SELECT_OF_NO_ACCOUNT = 'has a sub-select that compares no account that was given'
/** One that is meant for all accounts says so, and need not compare one. */
const FOR_ALL = /\/\* for all accounts \*\//
const OF_ONE_ACCOUNT: ReadonlySet<string> = new Set([NO_ACCOUNT, SUB_SELECT_OF_NO_ACCOUNT])

type Rule = readonly [why: string, isBroken: (text: string) => boolean]

const RULES: readonly Rule[] = [
  [
    'locks rows of several accounts',
    (text) =>
      /\bfor (?:no key )?update\b|\bfor (?:key )?share\b/.test(text) &&
      !/\baccount_id = \$/.test(text),
  ],
  [
    'has an offset or a limit within a lateral sub-select',
    (text) => within(text, /\blateral ?\(/g).some((inner) => /\b(?:offset|limit)\b/.test(inner)),
  ],
  ['has an outer join', (text) => /\b(?:left|right|full) (?:outer )?join\b/.test(text)],
  [
    'inserts a selection into a table with a key without saying what happens on conflict',
    (text) =>
      KEYED.some((table) => text.includes(`insert into ${table} `)) &&
      /\bselect\b/.test(text) &&
      !/\bon conflict\b/.test(text),
  ],
  [
    'changes an order without giving it another version',
    (text) => /\bupdate (?:only )?store_order\b/.test(text) && !/\bversion = /.test(text),
  ],
  [
    SUB_SELECT_OF_NO_ACCOUNT,
    (text) =>
      within(text, /\((?=select\b)/g).some(
        (inner) =>
          tablesIn(inner).some(isOrderSide) && !/\baccount_id = (?:any ?\()?\$/.test(inner),
      ),
  ],
  [
    NO_ACCOUNT,
    (text) =>
      !/^insert\b/.test(text) &&
      !/\baccount_id(?:, [\w.]{1,60}){0,4}\)? ?(?:=|in\b)/.test(text) &&
      !/\busing ?\(account_id\b/.test(text) &&
      !/\b(?:group|order) by (?:\w+\.)?account_id\b/.test(text),
  ],
]

/**
 * Why a statement could not run with the order side on other servers, or would go to all of them; `null`: it can.
 * Every test asks this of every statement that it sends.
 */
export function wallBreach(statement: string): string | null {
  const known = knownBreaches.get(statement)
  if (known !== undefined) return known
  const breach = findBreach(statement)
  knownBreaches.set(statement, breach)
  return breach
}

const knownBreaches = new Map<string, string | null>()

function findBreach(statement: string): string | null {
  const text = plainText(statement)
  const tables = tablesIn(text)
  const order = tables.filter(isOrderSide)
  if (order.length === 0) return null
  const book = tables.filter((table) => !isOrderSide(table))
  if (book.length > 0) return `names ${order.join(', ')} and ${book.join(', ')}`
  const rules = FOR_ALL.test(statement) ? RULES.filter(([why]) => !OF_ONE_ACCOUNT.has(why)) : RULES
  const broken = rules.find(([, isBroken]) => isBroken(text))
  return broken ? `${order.join(', ')}: ${broken[0]}` : null
}

/** The tables that a statement reads or writes. */
export const tablesNamed = (statement: string): string[] => tablesIn(plainText(statement))

/** Without comments, strings, quotes and line breaks. */
function plainText(statement: string): string {
  return withoutComments(statement.toLowerCase())
    .replace(/--[^\n]*/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** What stands within the parentheses that open where such a text ends. */
function within(text: string, opening: RegExp): string[] {
  return [...text.matchAll(opening)].map(({ index, 0: opened }) => {
    const begin = index + opened.length
    let depth = 1
    let at = begin
    for (; at < text.length && depth > 0; at += 1) {
      if (text[at] === '(') depth += 1
      if (text[at] === ')') depth -= 1
    }
    return text.slice(begin, at)
  })
}
