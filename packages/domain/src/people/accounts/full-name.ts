export type PersonName = { readonly firstname: string; readonly lastname: string }

/**
 * A name typed in one field, as first and last name; together they read as it was typed. The first word
 * is the first name, by which people are greeted. Null where there is only one word, because a person's details have both.
 */
export function splitFullName(typed: string): PersonName | null {
  const [firstname, ...others] = typed.trim().split(/\s+/)
  return firstname && others.length > 0 ? { firstname, lastname: others.join(' ') } : null
}
