export type PersonName = { readonly firstname: string; readonly lastname: string }

/**
 * A name typed in one field, as first and last name; together they read as it was typed. The last word
 * is the last name. Null where there is only one word, because a person's details have both.
 */
export function splitFullName(typed: string): PersonName | null {
  const words = typed.trim().split(/\s+/)
  const lastname = words.pop()
  return lastname && words.length > 0 ? { firstname: words.join(' '), lastname } : null
}
