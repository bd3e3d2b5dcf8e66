/** JSON whose numbers stay text: ids of platforms pass 2^53, and amounts are no floating-point numbers. */
export type JsonText =
  | string
  | boolean
  | null
  | readonly JsonText[]
  | { readonly [key: string]: JsonText }

type Context = { readonly source?: string }

/** A number that JavaScript may not keep as it was written: of many digits, or with an exponent. */
const MAY_CHANGE = /\d(?:[\d.]{15}|[eE][+-]?\d)/

/** `null`: it is not JSON. */
export function readJsonText(
  text: string,
  withoutNumbers: (value: Parsed) => JsonText = numbersAsText,
): JsonText {
  try {
    return withoutNumbers(MAY_CHANGE.test(text) ? readAsWritten(text) : JSON.parse(text))
  } catch {
    return null
  }
}

function readAsWritten(text: string): Parsed {
  return JSON.parse(text, (_, value: Parsed, context?: Context) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  )
}

type Parsed = string | number | boolean | null | Parsed[] | { [key: string]: Parsed }

/** In place. Up to fifteen digits are the same number again, whatever noughts it ended with. */
function numbersAsText(value: Parsed): JsonText {
  if (typeof value === 'number') return String(value)
  if (value === null || typeof value !== 'object') return value
  const held = value as { [key: string]: Parsed }
  for (const key of Object.keys(held)) {
    const part = held[key] as Parsed
    if (typeof part === 'number') held[key] = String(part)
    else if (part !== null && typeof part === 'object') numbersAsText(part)
  }
  return value as JsonText
}

const textOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('utf8')

const read = new WeakMap<Uint8Array, { readonly value: JsonText }>()

/** A delivery is read once, however many questions are asked about it. */
export function readJsonBody(body: Uint8Array): JsonText {
  return readOnce(body, (text) => readJsonText(text))
}

/** The same of a delivery that is asked about those fields alone. */
export function readKeptFields(body: Uint8Array, names: ReadonlySet<string>): JsonText {
  return readOnce(body, (text) => readJsonText(text, (value) => onlyFields(value, names)))
}

function readOnce(body: Uint8Array, readText: (text: string) => JsonText): JsonText {
  const found = read.get(body) ?? { value: readText(textOf(body)) }
  read.set(body, found)
  return found.value
}

/** For people to look at: numbers are quoted in it. */
export const toJson = (value: JsonText): string => JSON.stringify(value)

/**
 * Those fields of an object that are named, in the order of the names, and of the objects within it those that
 * their names allow.
 */
export function onlyFields(value: Parsed | JsonText, names: ReadonlySet<string>): JsonText {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map((each) => onlyFields(each, names))
  if (value === null || typeof value !== 'object') return value as JsonText
  const held = value as { readonly [key: string]: Parsed | JsonText }
  const kept: { [key: string]: JsonText } = {}
  for (const name of names)
    if (Object.hasOwn(held, name)) kept[name] = onlyFields(held[name] ?? null, names)
  return kept
}
