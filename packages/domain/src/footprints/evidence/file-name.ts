import { withoutUnprintable } from '../../quantity/plain-text.ts'

const LONGEST = 120
const FALLBACK = 'file'

export type FileName = { readonly name: string; readonly extension: string }

/**
 * A name that can be shown, and saved on any machine: no folders, nothing invisible, nothing a file system
 * refuses, at most 120 characters with the extension still there. The extension is in small letters.
 */
export function safeFileName(given: string): FileName {
  const last = withoutUnprintable(given.normalize('NFC')).split(/[/\\]/).at(-1) ?? ''
  const tidy = trimmed(last.replaceAll(/[<>:"|?*]/g, '_').replaceAll(/\s+/g, ' '))
  const at = tidy.lastIndexOf('.')
  const extension = at > 0 ? tidy.slice(at + 1).toLowerCase() : ''
  const ending = extension && extension.length <= 10 ? `.${extension}` : ''
  const base = ending ? tidy.slice(0, at) : tidy
  const shortened = Array.from(base.trim() || FALLBACK)
  while (shortened.join('').length + ending.length > LONGEST) shortened.pop()
  return { name: shortened.join('') + ending, extension: ending.slice(1) }
}

/** Without the dots and spaces around it. */
function trimmed(text: string): string {
  const isEdge = (at: number) => text[at] === '.' || text[at] === ' '
  let [from, to] = [0, text.length]
  while (from < to && isEdge(from)) from += 1
  while (to > from && isEdge(to - 1)) to -= 1
  return text.slice(from, to)
}
