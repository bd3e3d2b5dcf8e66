import { countCharacters, isPlainLine } from '../../quantity/plain-text.ts'

const WEBSITE_MAX_LENGTH = 300
const LABEL = /^(?!-)[\p{L}\p{N}-]{1,63}(?<!-)$/u

/**
 * A website as people type it, as a full URL; null where it is not one. Only public host names over http
 * or https: no user, no port, no bare machine, no number.
 */
export function normaliseWebsite(typed: string): string | null {
  const text = typed.trim()
  if (!isPlainLine(text) || countCharacters(text) > WEBSITE_MAX_LENGTH || /[\s@\\]/.test(text))
    return null
  const matched = /^(?:(https?):\/\/)?([^/?#:]+)([/?#].*)?$/i.exec(text)
  if (!matched) return null
  const [, scheme = 'https', host = '', rest = ''] = matched
  const labels = host.toLowerCase().split('.')
  const isName = labels.length >= 2 && labels.every((label) => LABEL.test(label))
  const isPublic =
    !/^\d+$/.test(labels.at(-1) ?? '') &&
    !/^(local|localhost|internal|test)$/.test(labels.at(-1) ?? '')
  if (!isName || !isPublic) return null
  return `${scheme.toLowerCase()}://${host.toLowerCase()}${rest === '/' ? '' : rest}`
}
