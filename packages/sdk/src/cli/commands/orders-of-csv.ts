import { CommandLineError } from '../command-line-error.ts'

const COLUMNS = [
  'id',
  'label',
  'createdAt',
  'updatedAt',
  'currency',
  'totalMinor',
  'refundedMinor',
  'standing',
] as const
const NEEDED = ['id', 'createdAt', 'updatedAt', 'currency', 'totalMinor'] as const
const NUMBERS: readonly string[] = ['totalMinor', 'refundedMinor']

type SentOrder = {
  id: string
  label?: string
  createdAt: string
  updatedAt: string
  currency: string
  totalMinor: number
  refundedMinor?: number
  standing?: 'paid' | 'unpaid' | 'cancelled' | 'refunded' | 'deleted' | 'test'
}

/** Orders of a file of CSV whose first line has the names; what is empty is left out. */
export function ordersOfCsv(text: string): SentOrder[] {
  const [names = [], ...rows] = rowsOfCsv(text)
  const unknown = names.find((name) => !COLUMNS.some((known) => known === name))
  if (unknown !== undefined) throw new CommandLineError(`There is no column ${unknown}.`)
  const missing = NEEDED.find((name) => !names.includes(name))
  if (missing !== undefined) throw new CommandLineError(`The column ${missing} is missing.`)
  return rows.map((cells, at) => {
    const given = names.flatMap((name, column) => {
      const cell = cells[column] ?? ''
      return cell === '' ? [] : [[name, NUMBERS.includes(name) ? wholeOf(cell, at) : cell]]
    })
    return Object.fromEntries(given) as SentOrder
  })
}

function wholeOf(cell: string, at: number): number {
  if (/^\d{1,13}$/.test(cell)) return Number(cell)
  throw new CommandLineError(`Line ${at + 2}: ${cell} is no whole number of pence or cents.`)
}

/** Cells may stand in quotes, in which two are one; lines without anything are left out. */
function rowsOfCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    rows.at(-1)?.push(cell.trim())
    cell = ''
  }
  // A quote within quotes is written twice, and stands for itself.
  for (const sign of text.replace(/^\uFEFF/, '').replaceAll('""', '\0')) {
    if (sign === '"') isQuoted = !isQuoted
    else if (sign === '\0') cell += isQuoted ? '"' : ''
    else if (!isQuoted && sign === ',') endCell()
    else if (!isQuoted && sign === '\n') {
      endCell()
      rows.push([])
    } else cell += sign
  }
  endCell()
  return rows.filter((cells) => cells.some((each) => each !== ''))
}
