type Cell = string | number

/**
 * Rows as comma-separated values (RFC 4180). A text that a spreadsheet would run as a formula is
 * prefixed with an apostrophe, so that it stays text.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = /^'*\s*[=+\-@]|^'*[\t\r]/.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A cell without the apostrophe that `toCsv` put before it. */
export function fromCsvCell(text: string): string {
  return /^'+(?:\s*[=+\-@]|[\t\r])/.test(text) ? text.slice(1) : text
}
