import type { Breach, Source } from '../source.ts'

const BEGINS = /Promise\.(?:all|allSettled|race|any)\(\[/g

/**
 * Lists of promises with an `await` of their own: while it waits, nobody handles the promises before it,
 * and one that fails meanwhile ends the process.
 */
export function findAwaitInPromiseLists(sources: readonly Source[]): Breach[] {
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(BEGINS)]
      .map(({ index, 0: begin }) => listAt(text, index + begin.length))
      .filter((list) => /\bawait\b/.test(list) && !/\basync\b/.test(list))
      .map(() => ({
        path,
        rule: 'promises-are-handled',
        message: 'A list given to Promise.all() awaits nothing itself; use .then().',
      })),
  )
}

/** The list that begins at `from`, up to the bracket that ends it. */
function listAt(text: string, from: number): string {
  let depth = 1
  let at = from
  for (; at < text.length && depth > 0; at += 1) {
    if (text[at] === '[') depth += 1
    if (text[at] === ']') depth -= 1
  }
  return text.slice(from, at)
}
