import { withoutUnprintable } from '../../../quantity/plain-text.ts'

const FILE_NAME_MAX_LENGTH = 120
const FALLBACK = 'file'

export type FileName = { readonly name: string; readonly extension: string }

/**
 * A name that can be shown, and saved on any machine: no folders, nothing invisible, nothing a file system
 * refuses, at most 120 characters with the extension still there. The extension is in small letters.
 */
export function safeFileName(given: string): FileName {
  const path = withoutUnprintable(given.normalize('NFC'))
  const last = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1)
  const tidy = trimmed(last.replaceAll(/[<>:"|?*]/g, '_').replaceAll(/\s+/g, ' '))
  const [found = ''] = /\.[^.]{1,10}$/.exec(tidy) ?? []
  const ending = found.toLowerCase()
  const shortened = Array.from(tidy.slice(0, tidy.length - found.length))
  while (shortened.join('').length + ending.length > FILE_NAME_MAX_LENGTH) shortened.pop()
  return { name: (trimmed(shortened.join('')) || FALLBACK) + ending, extension: ending.slice(1) }
}

/** Without the dots and spaces around it. */
function trimmed(text: string): string {
  const isEdge = (at: number) => text[at] === '.' || text[at] === ' '
  let [from, to] = [0, text.length]
  while (isEdge(from)) from += 1
  while (isEdge(to - 1)) to -= 1
  return text.slice(from, to)
}
