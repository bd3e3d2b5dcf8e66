import { readFile } from 'node:fs/promises'
import type { TemplateCell } from '@understory/domain/footprints/documents/disclosures/frameworks/template/template-cells.ts'
import { lazy } from '@understory/domain/language/lazy.ts'
import { type CellToFill, WorkbookToFill } from '@understory/spreadsheets/fill/fill-workbook.ts'

const TEMPLATE = new URL('./VSME-Digital-Template-1.3.0.xlsx', import.meta.url)

const template = lazy(async () => new WorkbookToFill(await readFile(TEMPLATE)))

/** EFRAG’s workbook with these cells filled, and nothing else changed. */
export async function fillTemplate(cells: readonly TemplateCell[]): Promise<Uint8Array> {
  const workbook = await template()
  return workbook.fill(
    cells.flatMap((cell): CellToFill[] => {
      if (!('begins' in cell)) return [cell]
      const value = workbook.textBeginning(cell.begins)
      return value === null ? [] : [{ at: cell.at, value }]
    }),
  )
}
