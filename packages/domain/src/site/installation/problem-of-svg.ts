/** Elements that draw, and nothing else: no script, no style, no text, no link, no picture from elsewhere. */
const ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polyline',
  'polygon',
  'defs',
  'clippath',
  'lineargradient',
  'radialgradient',
  'stop',
  'title',
  'desc',
])

const ATTRIBUTES = new Set(
  `xmlns viewbox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform id fill fill-rule fill-opacity
  stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-dasharray opacity
  clip-path clip-rule clippathunits gradientunits gradienttransform spreadmethod offset stop-color stop-opacity
  version role aria-hidden preserveaspectratio`
    .split(/\s+/)
    .filter(Boolean),
)

const MOST_CHARACTERS = 20_000
const OPENING = /^<([A-Za-z]+)((?:\s+[A-Za-z][A-Za-z0-9-]{0,40}="[^"<>&]*")*)\s*(\/?)>/
const CLOSING = /^<\/([A-Za-z]+)\s*>/
const ATTRIBUTE = /\s([A-Za-z][A-Za-z0-9-]{0,40})="([^"]*)"/g
const PLAIN_TEXT = /^[^<&]+/

/**
 * Why a drawing is not shown as a logo; `null`: it may be. What is not on the lists is refused and not taken out, so that
 * what is stored is what was given.
 */
export function problemOfSvg(given: string): string | null {
  if (given.length > MOST_CHARACTERS) return 'Please use a drawing of at most 20,000 characters.'
  if (!/^<svg\s/.test(given) || !given.endsWith('</svg>')) {
    return 'Please give one SVG drawing, from <svg …> to </svg>, without anything around it.'
  }
  const open: string[] = []
  let rest = given
  while (rest !== '') {
    const step = nextPart(rest, open)
    if (typeof step === 'string') return step
    rest = rest.slice(step.length)
    if (open.length === 0 && rest !== '') return 'Please give one drawing alone.'
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed.` : problemOfHead(given)
}

function nextPart(rest: string, open: string[]): { readonly length: number } | string {
  const opening = OPENING.exec(rest)
  if (opening) {
    const [all, name = '', attributes = '', selfClosed] = opening
    if (!ELEMENTS.has(name.toLowerCase())) return `<${name}> cannot be in a logo.`
    const problem = problemOfAttributes(attributes)
    if (problem) return problem
    if (!selfClosed) open.push(name)
    return { length: all.length }
  }
  const closing = CLOSING.exec(rest)
  if (closing) {
    return open.pop() === closing[1]
      ? { length: closing[0].length }
      : 'Its elements are not nested.'
  }
  const words = PLAIN_TEXT.exec(rest)
  if (!words) return `This part cannot be in a logo: ${rest.slice(0, 40)}`
  const isTitle = ['title', 'desc'].includes(open.at(-1)?.toLowerCase() ?? '')
  return words[0].trim() === '' || isTitle
    ? { length: words[0].length }
    : 'A logo has no text of its own: use paths.'
}

function problemOfAttributes(attributes: string): string | null {
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (!ATTRIBUTES.has(name.toLowerCase())) return `${name} cannot be in a logo.`
    if (name === 'xmlns' ? value !== 'http://www.w3.org/2000/svg' : isReference(value)) {
      return `${name} may not refer to something elsewhere.`
    }
  }
  return null
}

/** `url(#own)` alone is of the drawing itself. */
const isReference = (value: string) =>
  /[:\\@]|\/\//.test(value) || (/url\s*\(/i.test(value) && !/^url\(#[\w-]+\)$/.test(value))

function problemOfHead(given: string): string | null {
  const [head = ''] = given.split('>')
  if (!head.includes('xmlns="http://www.w3.org/2000/svg"')) {
    return 'Please give the drawing its xmlns="http://www.w3.org/2000/svg".'
  }
  return /\sviewBox="[-\d. ]+"/.test(head) ? null : 'Please give the drawing a viewBox.'
}
