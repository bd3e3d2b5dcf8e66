const NAMED_STATEMENT = /^\s*\/\* named ([a-z0-9-]{1,60}?)(?:-[0-9a-f]{40})? \*\//
const VERB =
  /^\s*(?:with\b|(select|insert into|update|delete from|begin|commit|rollback|set|alter|create)\b)/i
const FIRST_TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?pgboss"?\.)?"?([a-z_]{2,60})"?/i

/** "select purchase", "insert into payment": what a statement does and to which table first, never what it says. */
export function statementName(statement: string): string {
  const [, name] = NAMED_STATEMENT.exec(statement) ?? []
  if (name) return name
  const start = statement.slice(0, 4_000)
  const verb = VERB.exec(start)?.[1]?.toLowerCase().split(' ')[0] ?? 'statement'
  const table = FIRST_TABLE.exec(start)?.[1]?.toLowerCase()
  return table && table !== 'set' ? `${verb} ${table}` : verb
}
