import { tables } from './table-files.ts'

/** What frameworks of disclosure ask for. */
export function frameworkTables(): Record<string, string> {
  return {
    'packages/domain/src/footprints/documents/disclosures/frameworks/asked-facts.generated.ts':
      tables([
        ['PPN_ROWS', 'key, section, label', 'disclosures/ppn-006.csv'],
        [
          'VSME_ROWS',
          'key, section, label, paragraph of the standard, concept of the taxonomy',
          'disclosures/vsme.csv',
        ],
        ['CDP_ROWS', 'key, section, label', 'disclosures/cdp-sme.csv'],
        ['SBTI_ROWS', 'key, section, label', 'disclosures/sbti-sme.csv'],
      ]),
  }
}
