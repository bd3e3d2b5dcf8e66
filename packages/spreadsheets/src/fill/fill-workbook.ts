import { unzipWithin } from '../unzip-within.ts'
import { replaceParts } from './replace-parts.ts'
import { filledSheet, formulaIn, plainText } from './sheet-xml.ts'
import { withoutFormulas } from './without-formulas.ts'

export type CellToFill = {
  /** A defined name of the workbook, or a sheet and a cell, such as `Emissions!D30`. */
  readonly at: string
  readonly value: string | number | boolean
  /** The formula of the cell stays beside the value, which is what it comes to. */
  readonly keepsFormula?: boolean
}

type WorkbookPlace = { readonly sheet: string; readonly cell: string }
type PlacedCell = CellToFill & { readonly cell: string }

const FILL_LIMITS = { entries: 500, bytes: 32 * 1_024 * 1_024 }
const WORKBOOK = 'xl/workbook.xml'
const CHAIN = 'xl/calcChain.xml'

/**
 * A workbook of ours with values written into cells that it has. Only the sheets that are written, the list of
 * formulas, and the wish to calculate everything when it is opened change; every other part stays as it is.
 */
export class WorkbookToFill {
  readonly #bytes: Uint8Array
  readonly #files: ReadonlyMap<string, Uint8Array>
  readonly #sheets: ReadonlyMap<string, { readonly path: string; readonly id: string }>

  constructor(bytes: Uint8Array) {
    const unzipped = unzipWithin(bytes, FILL_LIMITS, (name) => name.startsWith('xl/'))
    if (!unzipped.ok) throw new RangeError(`the workbook is ${unzipped.problem}`)
    this.#bytes = bytes
    this.#files = unzipped.files
    this.#sheets = sheetsOf(this.#text(WORKBOOK), this.#text('xl/_rels/workbook.xml.rels'))
  }

  #text(name: string): string {
    const file = this.#files.get(name)
    if (!file) throw new RangeError(`the workbook has no ${name}`)
    return Buffer.from(file.buffer, file.byteOffset, file.byteLength).toString('utf8')
  }

  /** The first of the texts of the workbook that begins so; `null`: it has none. */
  textBeginning(start: string): string | null {
    const texts = this.#text('xl/sharedStrings.xml')
    const from = texts.indexOf(`>${start}`)
    return from < 0 ? null : plainText(texts.slice(from + 1, texts.indexOf('<', from + 1)))
  }

  fill(cells: readonly CellToFill[]): Uint8Array {
    const workbook = this.#text(WORKBOOK)
    const placed = new Map<string, PlacedCell[]>()
    for (const each of cells) {
      const { sheet, cell } = placeInWorkbook(workbook, each.at)
      placed.set(sheet, [...(placed.get(sheet) ?? []), { ...each, cell }])
    }
    const written = new Map<string, string>()
    const gone: string[] = []
    for (const [name, of] of placed) {
      const sheet = this.#sheets.get(name)
      if (!sheet) throw new RangeError(`the workbook has no sheet ${name}`)
      const xml = this.#text(sheet.path)
      const replaced = of.filter(({ cell, keepsFormula }) => !keepsFormula && formulaIn(xml, cell))
      gone.push(...replaced.map(({ cell }) => `${sheet.id}!${cell}`))
      written.set(sheet.path, filledSheet(xml, of))
    }
    if (gone.length > 0) written.set(CHAIN, withoutFormulas(this.#text(CHAIN), new Set(gone)))
    written.set(WORKBOOK, workbook.replace('<calcPr ', '<calcPr fullCalcOnLoad="1" '))
    const files = [...written].map(([name, text]) => [name, Buffer.from(text)] as const)
    return replaceParts(this.#bytes, new Map(files))
  }
}

function placeInWorkbook(workbook: string, at: string): WorkbookPlace {
  const named = betweenOf(workbook, `<definedName name="${at}">`, '<')
  const [sheet = '', ref = ''] = (named ? plainText(named) : at).split('!')
  const [cell = ''] = ref.replaceAll('$', '').split(':')
  return { sheet: sheet.replaceAll("'", ''), cell }
}

function sheetsOf(workbook: string, relations: string) {
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((tag) => [attributeOf(tag, 'Id'), tag] as const),
  )
  return new Map(
    tagsOf(workbook, 'sheet').map((tag) => {
      const target = attributeOf(targets.get(attributeOf(tag, 'r:id')) ?? '', 'Target')
      const about = { path: `xl/${target}`, id: attributeOf(tag, 'sheetId') }
      return [plainText(attributeOf(tag, 'name')), about] as const
    }),
  )
}

function tagsOf(xml: string, name: string): string[] {
  const [, ...pieces] = xml.split(`<${name} `)
  return pieces.map((piece) => ` ${piece.slice(0, piece.indexOf('>'))}`)
}

const attributeOf = (tag: string, name: string): string => betweenOf(tag, ` ${name}="`, '"') ?? ''

function betweenOf(text: string, before: string, after: string): string | null {
  const from = text.indexOf(before)
  if (from < 0) return null
  const start = from + before.length
  return text.slice(start, text.indexOf(after, start))
}
