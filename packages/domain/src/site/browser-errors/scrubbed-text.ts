const SCRUBBED_TEXT_LIMIT = 500

/**
 * In this order: what names a secret, then what looks like one, then numbers and names. A pattern
 * repeats within bounds, because the text is not ours.
 */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:bearer|basic)\s{1,9}[^\s"',;]{1,4000}/gi, '[secret]'],
  [
    /\b(?:set-)?(?:authorization|cookie|password|passwd|secret|token|api[_-]?key)s?\b["']?\s{0,9}[:=]\s{0,9}[^\n]{1,4000}/gi,
    '[secret]',
  ],
  [/\b[a-z][a-z+.-]{1,20}:\/\/[^\s"'<>]{1,4000}/gi, '[address]'],
  [/[^\s@"'<>(),;:=]{1,64}@[^\s@"'<>(),;:=]{1,255}/g, '[email]'],
  // To the last quote of the line: what is quoted may hold quotes itself.
  [/"[^\n]{0,4000}"/g, '"[text]"'],
  // What a script names, as in "reading 'length'", is worth reading; a sentence in quotes is not ours.
  [/'(?![A-Za-z_$][\w$.]{0,39}')[^'\n]{0,4000}'/g, "'[text]'"],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/g, '[ip]'],
  [/\b(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{1,4}\b/gi, '[ip]'],
  [/\b(?=[\w-]{0,200}\d)[\w-]{16,200}\b/g, '[id]'],
  [/(?:\+|\b[A-Z]{1,4})?\d(?:[ ().-]{0,2}\d){6,20}/g, '[number]'],
  [/\b[A-Z]{0,4}\d(?:[ .-]?[\dA-Z]){5,30}\b/g, '[number]'],
  [/\p{Lu}\p{Ll}{1,40}(?:[ '’-]\p{Lu}[\p{Ll}’']{0,40}){1,4}/gu, '[name]'],
]

/** A message of a fault without what may be a secret, a person's or a card's. */
export function scrubbedText(text: string): string {
  return MASKS.reduce((left, [mask, word]) => left.replace(mask, word), text.slice(0, 4_000)).slice(
    0,
    SCRUBBED_TEXT_LIMIT,
  )
}

/** What follows these is the name, the number or the code of someone. */
const HOLDS_NAMES = new Set(
  'accounts certificates gift impact-pages orders stores users verify widgets'.split(' '),
)
const OF_A_PAGE = /^\/impact\/[^/]*/

/** A path with a placeholder for everything that stands for one person or thing, without its query. */
export function routeOf(path: string): string {
  const parts = (path.split(/[?#]/)[0] ?? '')
    .slice(0, 500)
    .replace(OF_A_PAGE, '/impact/{id}')
    .split('/')
  return parts
    .map((part, index) => {
      const isWord = /^(?:[a-z]+(?:-[a-z]+){0,6}(?:\.[a-z]{2,5})?)?$/.test(part)
      return isWord && !HOLDS_NAMES.has(parts[index - 1] ?? '') ? part : '{id}'
    })
    .join('/')
}
