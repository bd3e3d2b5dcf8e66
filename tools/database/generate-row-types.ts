import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createPool } from '@understory/database/connect.ts'

const TARGET = fileURLToPath(
  new URL('../../packages/database/src/rows.generated.ts', import.meta.url),
)

const TYPE_OF: Record<string, string> = {
  // The only array columns are of text.
  ARRAY: 'string[]',
  bytea: 'Buffer',
  uuid: 'string',
  text: 'string',
  date: 'Day',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  'double precision': 'number',
  'timestamp with time zone': 'Date',
  jsonb: 'Json',
}

/** Texts that hold what a type of the domain lists, where no check of the table lists it. */
const TEXTS_OF_TYPE: Record<string, string> = {
  'completeness_answer.subject': "TextOf<CategoryOfInventory | 'below-range'>",
  'inventory_category.category': 'TextOf<CategoryOfInventory>',
  'inventory_line.category': 'TextOf<CategoryKey>',
  'inventory_line_event.category': 'TextOf<CategoryKey>',
  'planned_action.currency': 'TextOf<Currency>',
  'store.time_zone': 'TextOf<TimeZone>',
  'store_bill_order.unit': "'mtree' | 'g'",
  'verification_question.category': 'TextOf<CategoryKey>',
}

type Column = {
  table_name: string
  column_name: string
  data_type: string
  is_nullable: 'YES' | 'NO'
  generated: boolean
  /** The definition of a constraint that lists the allowed values of a column. */
  one_of: string | null
}

/** Writes, or with `check` only compares, the row types of the migrated database at `url`. */
export async function generateRowTypes(
  url: string,
  { check }: { check: boolean },
): Promise<boolean> {
  const source = execFileSync(
    'biome',
    ['format', `--stdin-file-path=${TARGET.replace('.generated', '')}`],
    {
      input: render(await readColumns(url)),
      encoding: 'utf8',
    },
  )
  const same = readIfThere(TARGET) === source
  if (!check && !same) writeFileSync(TARGET, source)
  return same
}

async function readColumns(url: string): Promise<Column[]> {
  const pool = createPool(url, 1)
  try {
    const { rows } = await pool.query<Column>(
      `select table_name, column_name, data_type, is_nullable,
              (column_default is not null or is_identity = 'YES' or is_generated = 'ALWAYS') as generated,
              (select pg_get_constraintdef(c.oid) from pg_constraint c
               join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
               where c.contype = 'c' and c.conrelid = to_regclass(quote_ident(table_name))
                 and a.attname = column_name
                 and pg_get_constraintdef(c.oid) like 'CHECK ((' || column_name || ' = ANY (ARRAY[%'
               limit 1) as one_of
       from information_schema.columns
       where table_schema = 'public' and table_name not like 'schema_migration%'
         and not (select relispartition from pg_class where oid = to_regclass(quote_ident(table_name)))
       order by table_name, ordinal_position`,
    )
    return rows
  } finally {
    await pool.end()
  }
}

function render(columns: Column[]): string {
  const tables = Map.groupBy(columns, (column) => column.table_name)
  const names = [...tables.keys()]
  const interfaces = names.map(
    (name) => `export interface ${pascal(name)} {\n${tables.get(name)?.map(line).join('\n')}\n}`,
  )
  return [
    '// Generated from the migrated schema by `npm run db:types`; do not edit.',
    "import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'",
    "import type { TimeZone } from '@understory/domain/calendar/day-in-zone.ts'",
    "import type { InventoryCategory as CategoryOfInventory } from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'",
    "import type { CategoryKey } from '@understory/domain/footprints/company-footprints/scopes.ts'",
    "import type { Currency } from '@understory/domain/quantity/money.ts'",
    "import type { ColumnType, Generated } from 'kysely'",
    '/** A calendar date has no zone: it is read as the text YYYY-MM-DD, and written as any text that is one. */',
    'export type Day = ColumnType<CalendarDate, string, string>',
    '/** It is read as one of those that the type lists, and written as a text. */',
    'export type TextOf<T extends string> = ColumnType<T, string, string>',
    'export type DefaultTextOf<T extends string> = ColumnType<T, string | undefined, string>',
    'export type Json = ColumnType<unknown, string, string>',
    'export type JsonWithDefault = ColumnType<unknown, string | undefined, string>',
    ...interfaces,
    `export interface DB {\n${names.map((name) => `${name}: ${pascal(name)}`).join('\n')}\n}`,
    `/** All tables and views. */\nexport const TABLES: readonly (keyof DB)[] = [${names.map((name) => `'${name}'`)}]`,
  ].join('\n\n')
}

function line(column: Column): string {
  const type =
    TEXTS_OF_TYPE[`${column.table_name}.${column.column_name}`] ??
    unionOf(column) ??
    TYPE_OF[column.data_type]
  if (!type)
    throw new Error(
      `no row type for ${column.data_type} (${column.table_name}.${column.column_name})`,
    )
  if (type === 'Json' && column.generated) return `${column.column_name}: JsonWithDefault`
  if (type.startsWith('TextOf<') && column.generated) return `${column.column_name}: Default${type}`
  const nullable = column.is_nullable === 'YES' ? `${type} | null` : type
  return `${column.column_name}: ${column.generated ? `Generated<${nullable}>` : nullable}`
}

/** A text that may only be one of a few is their union. */
function unionOf({ data_type, one_of }: Column): string | null {
  if (data_type !== 'text' || !one_of) return null
  return [...one_of.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')
}

const pascal = (name: string) =>
  name.replace(/(?:^|_)([a-z])/g, (_, message: string) => message.toUpperCase())

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
