import { TABLES } from '../rows.generated.ts'
import { tableOf } from './order-side.ts'

const KNOWN: ReadonlySet<string> = new Set(TABLES)

/** A statement in small letters, without its comments. */
export function withoutComments(text: string): string {
  const [before = '', ...others] = text.split('/*')
  return [before, ...others.map((each) => each.slice(each.indexOf('*/') + 2))].join(' ')
}

const INTRODUCES: ReadonlySet<string> = new Set([
  'from',
  'join',
  'into',
  'update',
  'using',
  'table',
])
/** What may stand between the word and the table. */
const BETWEEN: ReadonlySet<string> = new Set(['only', 'lateral', 'public', '.'])
const ENDS_LIST: ReadonlySet<string> = new Set(['where', 'select', 'set', 'group', 'order', ';'])

type TablesInStatementPlace = {
  /** A table may be named here. */
  readonly isExpected: boolean
  /** Within a list of tables. */
  readonly isInList: boolean
  /** The same, of what the open parentheses stand in. */
  readonly outer: readonly boolean[]
}

/** The tables that a statement reads or writes, by where their names stand: a column may be called like a table. */
export function tablesIn(text: string): string[] {
  const words = text.match(/[a-z_][a-z0-9_$]*|[(),;.]/g) ?? []
  const found = new Set<string>()
  let place: TablesInStatementPlace = { isExpected: false, isInList: false, outer: [] }
  for (const [at, word] of words.entries()) {
    const [before, after] = [words[at - 1], words[at + 1]]
    const isFunction = after === '(' && before !== 'into'
    const table = tableOf(word)
    if (place.isExpected && KNOWN.has(table) && !isFunction && after !== '.') found.add(table)
    place = placeAfter(word, place)
  }
  return [...found]
}

function placeAfter(
  word: string,
  { isExpected, isInList, outer }: TablesInStatementPlace,
): TablesInStatementPlace {
  if (INTRODUCES.has(word)) {
    return { isExpected: true, isInList: word === 'from' || word === 'using', outer }
  }
  if (word === '(') return { isExpected: false, isInList: false, outer: [...outer, isInList] }
  if (word === ')')
    return { isExpected: false, isInList: outer.at(-1) ?? false, outer: outer.slice(0, -1) }
  if (word === ',') return { isExpected: isInList, isInList, outer }
  return {
    isExpected: isExpected && BETWEEN.has(word),
    isInList: isInList && !ENDS_LIST.has(word),
    outer,
  }
}
