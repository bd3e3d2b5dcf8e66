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
