/** What a text and a list of an answer stay within where its contract says nothing narrower. */
export const ANSWER_BOUNDS = { characters: 10_000, items: 10_000 } as const

/** What a body of 64 KB can hold, which is all that is read of one. */
const BODY_BOUNDS = { characters: 65_536, items: 32_768 } as const

const CHARACTERS_OF_FORMAT = new Map([
  ['uuid', 36],
  ['date', 10],
  ['date-time', 35],
])

type JsonSchema = {
  type?: unknown
  format?: string | undefined
  enum?: unknown
  const?: unknown
  maxLength?: number | undefined
  maxItems?: number | undefined
}

/** Says in a schema how long its texts and lists can be. */
export function boundSchema(schema: JsonSchema, io: 'input' | 'output'): void {
  const { characters, items } = io === 'input' ? BODY_BOUNDS : ANSWER_BOUNDS
  const types = [schema.type].flat()
  const isOneOfFew = schema.enum !== undefined || schema.const !== undefined
  if (types.includes('string') && !isOneOfFew)
    schema.maxLength ??= CHARACTERS_OF_FORMAT.get(schema.format ?? '') ?? characters
  if (types.includes('array')) schema.maxItems ??= items
}

/** Throws where an answer is longer than the document says that any is. */
export function checkBounds(answer: unknown): void {
  if (typeof answer === 'string' && answer.length > ANSWER_BOUNDS.characters)
    throw new Error(`a text of ${answer.length} characters: ${answer.slice(0, 80)}…`)
  if (Array.isArray(answer) && answer.length > ANSWER_BOUNDS.items)
    throw new Error(`a list of ${answer.length} items`)
  if (typeof answer === 'object' && answer !== null && !(answer instanceof Uint8Array))
    for (const each of Object.values(answer)) checkBounds(each)
}
