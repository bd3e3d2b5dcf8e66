import { strToU8, zipSync } from 'fflate'

export const inlineCell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relations = (...pairs: readonly (readonly [string, string])[]) => {
  const each = pairs.map(
    ([kind, target]) =>
      `<Relationship Id="${kind}" Type="${RELATION}/${kind}" Target="${target}"/>`,
  )
  return `<Relationships>${each.join('')}</Relationships>`
}

/** A workbook of one sheet, as someone might write it by hand. */
export function sheetOf(
  rows: string,
  { sharedStrings = '<sst/>', stringsAt = 'sharedStrings.xml' },
) {
  const files = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml':
      '<workbook><sheets><sheet name="A" sheetId="1" r:id="worksheet"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relations(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', stringsAt],
    ),
    'xl/sharedStrings.xml': sharedStrings,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const)
  return { xlsx: Buffer.from(zipSync(Object.fromEntries(bytes))).toString('base64') }
}
