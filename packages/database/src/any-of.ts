import { type Expression, type SqlBool, sql } from 'kysely'

/**
 * Whether a column has one of these values. They are one parameter however many they are: `in (…)` has one
 * for each, of which a statement takes 65,535, and is parsed again for each number of them.
 */
export function anyOf<T>(column: Expression<T>, values: readonly T[]): Expression<SqlBool> {
  return sql<SqlBool>`${column} = any(${values})`
}
