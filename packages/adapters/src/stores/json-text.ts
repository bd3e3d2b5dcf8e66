/** JSON whose numbers stay text: ids of platforms pass 2^53, and amounts are no floating-point numbers. */
export type JsonText =
  | string
  | boolean
  | null
  | readonly JsonText[]
  | { readonly [key: string]: JsonText }

type Parsed = string | number | boolean | null | Parsed[] | { [key: string]: Parsed }

/** Collects the numbers that JavaScript may hold otherwise than they were written. */
type Doubts = number[]

/** `null`: it is not JSON. */
export const readJsonText = (text: string): JsonText => readWith(text, numbersAsText)

/** The same of a delivery, in UTF-8. */
export const readJsonBody = (body: Uint8Array): JsonText => readJsonText(utf8Of(body))

const PARSED_DELIVERIES = new WeakMap<Uint8Array, { readonly value: JsonText }>()

/** The same of a delivery that is looked at more than once. */
export function readJsonOnce(body: Uint8Array): JsonText {
  const found = PARSED_DELIVERIES.get(body) ?? { value: readJsonBody(body) }
  PARSED_DELIVERIES.set(body, found)
  return found.value
}

/** The named fields of a delivery, as `onlyFields` has them, so that the others cost no more than their parsing. */
export const readNamedFields = (body: Uint8Array, names: ReadonlySet<string>): JsonText =>
  readWith(utf8Of(body), (value, doubts) => pick(value, { names, doubts }))

/** Reads the numbers as they were written only where a number that is wanted may have changed: it takes ten times as long. */
function readWith(text: string, toText: (value: Parsed, doubts: Doubts) => JsonText): JsonText {
  try {
    const doubts: Doubts = []
    const value = toText(JSON.parse(text), doubts)
    return doubts.length === 0 ? value : toText(readAsWritten(text), [])
  } catch {
    return null
  }
}

function readAsWritten(text: string): Parsed {
  return JSON.parse(text, (_, value: Parsed, context?: { readonly source?: string }) =>
    typeof value === 'number' ? (context?.source ?? String(value)) : value,
  )
}

/** Up to fifteen digits are the same number again, whatever noughts it ended with. */
function numberAsText(value: number, doubts: Doubts): string {
  const text = String(value)
  const size = Math.abs(value)
  const isSure = text.length <= 16 && size < 1e15 && (size >= 1e-6 || value === 0)
  if (!isSure) doubts.push(value)
  return text
}

/** In place. */
function numbersAsText(value: Parsed, doubts: Doubts): JsonText {
  if (typeof value === 'number') return numberAsText(value, doubts)
  if (value === null || typeof value !== 'object') return value
  const held = value as { [key: string]: Parsed }
  for (const key of Object.keys(held)) {
    const part = held[key] as Parsed
    if (typeof part === 'number') held[key] = numberAsText(part, doubts)
    else if (part !== null && typeof part === 'object') numbersAsText(part, doubts)
  }
  return value as JsonText
}

function utf8Of({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString('utf8')
}

/** For people to look at: numbers are quoted in it. */
export const toJson = (value: JsonText): string => JSON.stringify(value)

/**
 * Those fields of an object that are named, in the order of the names, and of the objects within it those that
 * their names allow.
 */
export const onlyFields = (value: JsonText, names: ReadonlySet<string>): JsonText =>
  pick(value, { names, doubts: [] })

type Picking = { readonly names: ReadonlySet<string>; readonly doubts: Doubts }

function pick(value: Parsed | JsonText, picking: Picking): JsonText {
  if (typeof value === 'number') return numberAsText(value, picking.doubts)
  if (Array.isArray(value)) return value.map((each) => pick(each, picking))
  if (value === null || typeof value !== 'object') return value as JsonText
  const held = value as { readonly [key: string]: Parsed | JsonText }
  const picked: { [key: string]: JsonText } = {}
  for (const name of picking.names)
    if (Object.hasOwn(held, name)) picked[name] = pick(held[name] ?? null, picking)
  return picked
}
