import { isInBatches } from '@understory/database/migrating/in-batches.ts'
import {
  isOutsideTransaction,
  statementOutside,
} from '@understory/database/migrating/outside-transaction.ts'
import { ALL_TABLES } from '../../../apps/api/src/from-manifests/all-tables.ts'
import type { Breach, Source } from '../source.ts'

/** What holds more with each person, shop or sale: all but what is the same for everyone. */
const GROWING = new Set(
  ALL_TABLES.filter(({ retention }) => retention !== 'common').map(({ name }) => String(name)),
)

/** Of those, the ones that stay small, and why. */
const STAYS_SMALL: Readonly<Record<string, string>> = {
  selling_pause: 'one row at most',
  invoice_numbers_reserved: 'a row for each legal entity',
  exchange_rate_of_day: 'some thirty rows a day',
}

/** Migrations that are as they are, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  '0022_stores_by_address.sql': 'before the first release, so that no table had rows',
}

const TABLE = '(?:if exists )?(?:only )?(?:"?public"?\\.)?"?(\\w+)"?'
const CONSTANT = /default (?:'[^']*'(?:::\w+)?|-?\d+(?:\.\d+)?|true|false|null)(?=$| (?:not|check))/

/** What an `alter table` does to each row, or checks of it, while everyone waits. */
const ACTIONS: readonly (readonly [string, (action: string) => boolean])[] = [
  ['changes a type', (action) => /^alter (?:column )?\w+ (?:set data )?type\b/.test(action)],
  ['looks at every row', (action) => /^alter (?:column )?\w+ set not null/.test(action)],
  [
    'writes every row again',
    (action) =>
      isColumn(action) &&
      (/\bgenerated\b|\b(?:small|big)?serial\b/.test(action) ||
        (/\bdefault\b/.test(action) && !CONSTANT.test(action))),
  ],
  [
    'makes an index while everyone waits',
    (action) =>
      /\b(?:unique|primary key)\b/.test(action) &&
      /^add\b/.test(action) &&
      !/using index \w+$/.test(action),
  ],
  [
    'looks at every row, without "not valid"',
    (action) =>
      /^add (?:constraint \w+ )?(?:check|foreign key|exclude)\b/.test(action) &&
      !/not valid$/.test(action),
  ],
  ['is not what the version that still runs knows', (action) => /^rename\b/.test(action)],
  ['moves every row', (action) => /^set (?:tablespace|logged|unlogged|access method)/.test(action)],
]
const isColumn = (action: string) =>
  /^add (?:column )?(?:if not exists )?(?!constraint\b|check\b|foreign\b|unique\b|primary\b|exclude\b)\w+ /.test(
    action,
  )

const STATEMENTS: readonly (readonly [string, RegExp])[] = [
  [
    'makes an index while writing waits: say "concurrently", in a migration of its own',
    /^create (?:unique )?index (?!concurrently)(?:[^;]*? )?on (?:only )?"?(\w+)"?/,
  ],
  ['changes rows at once: say "-- In batches" in its first line', new RegExp(`^update ${TABLE}`)],
  [
    'removes rows at once: say "-- In batches" in its first line',
    new RegExp(`^delete from ${TABLE}`),
  ],
  ['holds a table', new RegExp(`^lock (?:table )?${TABLE}`)],
  ['writes a table again', new RegExp(`^(?:cluster|vacuum full) ${TABLE}`)],
  [
    'makes an index again while everyone waits',
    new RegExp(`^reindex table (?!concurrently)${TABLE}`),
  ],
]

/**
 * Migrations that keep others waiting for as long as a big table takes. One that makes its table itself may do
 * anything with it; so may those of the first state.
 */
export function findLockingMigrations(migrations: readonly Source[]): Breach[] {
  return migrations.flatMap(({ path, text }) => {
    const name = path.split('/').at(-1) ?? ''
    if (path.includes('/first-state/') || ALLOWED[name]) return []
    return problemsOf(text).map((problem) => ({
      path,
      rule: 'migrations-lock-nothing-long',
      message: problem,
    }))
  })
}

function problemsOf(text: string): readonly string[] {
  const statements = statementsOf(text)
  const made = new Set(
    statements.flatMap((each) => /^create table (?:if not exists )?(\w+)/.exec(each)?.[1] ?? []),
  )
  const isBig = (table: string) => GROWING.has(table) && !STAYS_SMALL[table] && !made.has(table)
  if (isOutsideTransaction(text))
    return statementOutside(text)
      ? []
      : ['outside a transaction one index is made or dropped, and no more']
  if (isInBatches(text))
    return statements.length === 1 && /\blimit \d+/.test(statements[0] ?? '')
      ? []
      : ['in batches runs one statement, which has a limit']
  return statements.flatMap((each) => [
    ...(/\bconcurrently\b/.test(each) ? ['say "-- Not in a transaction" in its first line'] : []),
    ...STATEMENTS.flatMap(([why, form]) =>
      isBig(form.exec(each)?.[1] ?? '') ? [`${why}: ${each}`] : [],
    ),
    ...alterations(each, isBig),
  ])
}

function alterations(statement: string, isBig: (table: string) => boolean): readonly string[] {
  const [whole = '', table = ''] = new RegExp(`^alter table ${TABLE} `).exec(statement) ?? []
  if (!isBig(table)) return []
  return statement
    .slice(whole.length)
    .split(/,(?![^(]*\)) ?/)
    .flatMap((action) =>
      ACTIONS.filter(([, matches]) => matches(action)).map(
        ([why]) => `${why}: alter table ${table} ${action}`,
      ),
    )
}

/** Without comments and the bodies of functions, which do nothing yet. */
function statementsOf(text: string): readonly string[] {
  return text
    .replace(/--[^\n]*/g, ' ')
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .toLowerCase()
    .split(';')
    .map((each) => each.replace(/\s+/g, ' ').trim())
    .filter((each) => each !== '')
}
