import type { Party } from '@understory/ports/documents/documents.ts'
import { COLOURS } from '../colours.ts'
import type { FontStyle } from '../fonts/fonts.ts'
import { printableParty, wrapWhole } from '../fonts/text-runs.ts'
import { drawLine, type Pdf } from '../pdf/pdf-page.ts'

export const PARTY_WIDTH = 220
/** Of an address and tax ids, in lines as they were given. */
const MOST_DETAILS = 9

type PartyRow = {
  readonly text: string
  readonly y: number
  readonly size: number
  readonly font: FontStyle
}

/** Who it is in full: what is wider than the column goes on in the next row. */
export function rowsOfParty(party: Party, width: number = PARTY_WIDTH): PartyRow[] {
  const name = printableParty(party.name, 'strong', 'Name as held on the account')
  const details = [
    ...party.addressLines,
    ...party.taxIds.map((taxId) => `${taxId.label}: ${taxId.value}`),
  ].map((line) => printableParty(line, 'body', ''))
  const rows = [
    ...rowsInFull(name, 'strong', { sizes: [12, 10, 8], width }),
    ...details
      .filter(Boolean)
      .slice(0, MOST_DETAILS)
      .flatMap((line) => rowsInFull(line, 'body', { sizes: [10, 8, 7], width })),
  ]
  return rows.map((row, index) => ({ ...row, y: 197 + index * 14 }))
}

type Room = { readonly sizes: readonly number[]; readonly width: number }

function rowsInFull(text: string, font: FontStyle, room: Room): Omit<PartyRow, 'y'>[] {
  const { rows, size } = wrapWhole(text, font, { ...room, lines: 4 })
  return rows.map((row) => ({ text: row, size, font }))
}

type PlacedParty = {
  readonly label: string
  readonly rows: readonly PartyRow[]
  readonly x: number
}

export function drawParty(pdf: Pdf, { label, rows, x }: PlacedParty): void {
  drawLine(pdf, label, { size: 9, font: 'strong', colour: COLOURS.quiet, x, y: 180 })
  for (const { text, ...row } of rows) drawLine(pdf, text, { ...row, colour: COLOURS.ink, x })
}
