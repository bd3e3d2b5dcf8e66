/** The names of the fields of a table that is written out in full, as its type has them. */
export const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[]
