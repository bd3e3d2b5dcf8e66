/** JSON whose numbers stay text: ids of platforms pass 2^53, and amounts are no floating-point numbers. */
export type JsonText =
  | string
  | boolean
  | null
  | readonly JsonText[]
  | { readonly [key: string]: JsonText }

type Context = { readonly source?: string }

/** `null`: it is not JSON. */
export function readJsonText(text: string): JsonText {
  try {
    return JSON.parse(text, (_, value: JsonText | number, context?: Context) =>
      typeof value === 'number' ? (context?.source ?? String(value)) : value,
    )
  } catch {
    return null
  }
}

/** For people to look at: numbers are quoted in it. */
export const toJson = (value: JsonText): string => JSON.stringify(value)

/** Those fields of an object that are named, and of the objects within it those that their names allow. */
export function onlyFields(value: JsonText, names: ReadonlySet<string>): JsonText {
  if (Array.isArray(value)) return value.map((each) => onlyFields(each, names))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names.has(name))
      .map(([name, held]) => [name, onlyFields(held, names)]),
  )
}
