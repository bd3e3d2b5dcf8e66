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
  const tidy = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    .replace(/[. ]+$/, '')
  const at = tidy.lastIndexOf('.')
  const extension = at > 0 ? tidy.slice(at + 1).toLowerCase() : ''
  const ending = extension && extension.length <= 10 ? `.${extension}` : ''
  const base = ending ? tidy.slice(0, at) : tidy
  const shortened = Array.from(base.trim() || FALLBACK)
  while (shortened.join('').length + ending.length > LONGEST) shortened.pop()
  return { name: shortened.join('') + ending, extension: ending.slice(1) }
}
