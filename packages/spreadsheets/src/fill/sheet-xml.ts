type FilledCell = {
  readonly cell: string
  readonly value: string | number | boolean
  readonly keepsFormula?: boolean
}

type Span = { readonly from: number; readonly to: number }

/** The sheet with values in cells that it has; styles stay. */
export function filledSheet(xml: string, cells: readonly FilledCell[]): string {
  const found = cells
    .map((filled) => ({ filled, span: spanOf(xml, filled.cell) }))
    .toSorted((a, b) => a.span.from - b.span.from)
  let [written, at] = ['', 0]
  for (const { filled, span } of found) {
    written += xml.slice(at, span.from) + cellXml(xml.slice(span.from, span.to), filled)
    at = span.to
  }
  return written + xml.slice(at)
}

/** The formula of a cell with its tags; empty: it has none. */
export function formulaIn(xml: string, cell: string): string {
  const { from, to } = spanOf(xml, cell)
  return formulaOf(xml.slice(from, to))
}

function spanOf(xml: string, cell: string): Span {
  const from = xml.indexOf(`<c r="${cell}"`)
  if (from < 0) throw new RangeError(`the sheet has no cell ${cell}`)
  const tagEnd = xml.indexOf('>', from)
  const isEmpty = xml[tagEnd - 1] === '/'
  return { from, to: isEmpty ? tagEnd + 1 : xml.indexOf('</c>', tagEnd) + '</c>'.length }
}

function formulaOf(cell: string): string {
  const from = cell.indexOf('<f')
  if (from < 0) return ''
  const end = cell.indexOf('</f>', from)
  return end < 0
    ? cell.slice(from, cell.indexOf('/>', from) + 2)
    : cell.slice(from, end + '</f>'.length)
}

function cellXml(before: string, { cell, value, keepsFormula }: FilledCell): string {
  const formula = formulaOf(before)
  if (keepsFormula && !formula) throw new RangeError(`${cell} has no formula to keep`)
  // Others may be written in terms of it.
  if (!keepsFormula && formula.startsWith('<f t=')) throw new RangeError(`${cell} is shared`)
  const style = / s="\d+"/.exec(before)?.[0] ?? ''
  const opening = `<c r="${cell}"${style}`
  const kept = keepsFormula ? formula : ''
  if (typeof value === 'number') return `${opening}>${kept}<v>${value}</v></c>`
  if (typeof value === 'boolean') return `${opening} t="b">${kept}<v>${value ? 1 : 0}</v></c>`
  return keepsFormula
    ? `${opening} t="str">${kept}<v>${xmlText(value)}</v></c>`
    : `${opening} t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is></c>`
}

/** What XML cannot hold is left out. */
const xmlText = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML knows none but tab and line ends.
    .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

export const plainText = (xml: string): string =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
