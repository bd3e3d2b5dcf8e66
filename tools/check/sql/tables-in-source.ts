import { tablesIn, withoutComments } from '@understory/database/citus/tables-in-statement.ts'
import { nodesOf, sourceOfNode } from '../syntax.ts'

export type TablesOfSource = {
  readonly read: ReadonlySet<string>
  readonly written: ReadonlySet<string>
}

const KYSELY_WRITES = /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g
const KYSELY_READS =
  /\b(?:selectFrom|innerJoin|leftJoin|rightJoin|fullJoin|crossJoin|using)\(\s*((?:\[[^\]]*\])|'\w+)/g
const TABLES_IN_SOURCE_NAMES = /'(\w+)(?: as \w+)?/g
/** A text that may be a statement or a part of one. */
const MAY_BE_SQL = /\b(?:select|join|insert into|update \w+ set|delete from|merge into)\s/i
const SQL_WRITES = /\b(?:insert into|update|delete from|merge into)\s+(?:only\s+)?(\w+)/g
/** `for update of`, `do update set`: no table follows. */
const NO_WRITE = /\b(?:for(?: no key)?|do) update\b/g

/** The tables that the statements of a file read and write, by Kysely's calls and the texts of SQL. */
export function tablesInSource(text: string): TablesOfSource {
  const read = new Set<string>()
  const written = new Set<string>()
  for (const [, table = ''] of text.matchAll(KYSELY_WRITES)) written.add(table)
  for (const [, names = ''] of text.matchAll(KYSELY_READS)) {
    for (const [, table = ''] of names.matchAll(TABLES_IN_SOURCE_NAMES)) read.add(table)
  }
  for (const statement of statementsIn(text)) {
    for (const [, table = ''] of statement.matchAll(SQL_WRITES)) written.add(table)
    for (const table of tablesIn(statement)) read.add(table)
  }
  return { read, written }
}

/** Texts between backticks that may be SQL, without the values that are filled in. */
function statementsIn(text: string): readonly string[] {
  if (!text.includes('`') || !MAY_BE_SQL.test(text)) return []
  return [...nodesOf(text)]
    .filter(({ node }) => node.type === 'TemplateLiteral')
    .map(({ node }) => withoutValues(sourceOfNode(text, node)))
    .filter((each) => MAY_BE_SQL.test(each))
    .map((each) => withoutComments(each.toLowerCase()).replace(NO_WRITE, ' ').replace(/\s+/g, ' '))
}

/** What is between `${` and its `}` is a text of its own. */
function withoutValues(template: string): string {
  let kept = ''
  let depth = 0
  for (let at = 1; at < template.length - 1; at += 1) {
    if (depth === 0 && template.startsWith('${', at)) {
      depth = 1
      kept += ' $ '
      at += 1
    } else if (depth > 0) {
      if (template[at] === '{') depth += 1
      if (template[at] === '}') depth -= 1
    } else kept += template[at]
  }
  return kept
}
