/** What would move the cursor, colour the screen or hide text: names come from others. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export const asText = (text: string): string => text.replaceAll(CONTROL, '�')

/** JSON that a terminal shows as it is. */
export const asJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll(
    CONTROL,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

export const asJsonLine = (value: unknown): string => asJson(value).replaceAll(/\n\s*/g, ' ')
