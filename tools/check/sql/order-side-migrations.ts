import { isOrderSide, tableOf } from '@understory/database/citus/order-side.ts'
import type { Breach, Source } from '../source.ts'

/** Of any schema, also of a partition. */
const ALTERS = /\balter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?([^;]*)/gi

/**
 * What can be done while orders come in, on one server as on many: to add a column with a constant default, to drop
 * one or a constraint, to add a constraint that is not checked yet and to check it, and to attach or detach a
 * partition. None of these reads a row. An index is a statement of its own.
 */
const ALLOWED: readonly RegExp[] = [
  /^add column \w+ \w+(?:\(\d+\))?(?: \w+)?(?: not null)?(?: default (?:'[^']*'|-?\d+|true|false|null))?$/,
  /^drop column \w+$/,
  /^drop constraint \w+$/,
  /^add (?:constraint \w+ )?(?:check|foreign key) .* not valid$/,
  /^validate constraint \w+$/,
  /^(?:attach|detach) partition .*$/,
]

/** Changes of a table of the order side that would lock it, or that its servers could not carry out. */
export function findLockingOrderSideMigrations(migrations: readonly Source[]): Breach[] {
  return migrations.flatMap(({ path, text }) =>
    [...text.replace(/--[^\n]*/g, ' ').matchAll(ALTERS)].flatMap(([, table = '', actions = '']) =>
      actionsOf(isHeld(table.toLowerCase(), text) ? actions : '')
        .filter((action) => !ALLOWED.some((form) => form.test(action)))
        .map((action) => ({
          path,
          rule: 'order-side-changes-in-place',
          message: `"alter table ${table} ${action}" is none of the changes that tools/check/sql/order-side-migrations.ts allows.`,
        })),
    ),
  )
}

/** Of the order side, and there before this migration. */
const isHeld = (table: string, text: string) =>
  isOrderSide(tableOf(table)) && !new RegExp(`create table ${table}\\b`).test(text)

/** What a statement does, one by one: commas within parentheses belong to one of them. */
function actionsOf(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim().toLowerCase()
  return plain === '' ? [] : plain.split(/,(?![^(]*\)) ?/)
}
