import type { XbrlReport } from '@understory/contracts/footprints/framework-disclosures.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { vsmeCells } from '@understory/domain/footprints/documents/disclosures/frameworks/template/vsme-cells.ts'
import { vsmeFacts } from '@understory/domain/footprints/documents/disclosures/frameworks/vsme-facts.ts'
import { vsmeXbrl } from '@understory/domain/footprints/documents/disclosures/frameworks/xbrl/vsme-xbrl.ts'
import { writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import type { FootprintKey } from '../report-surroundings.ts'
import { fillTemplate } from '../vsme-template/fill-template.ts'
import { type AskedFramework, readCompany, readFramework } from './read-framework.ts'

const FRAMEWORK_COLUMNS = [
  'section',
  'fact',
  'label',
  'state',
  'value',
  'unit',
  'note_or_reason',
  'source',
  'reference',
] as const

export async function exportFramework(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  asked: AskedFramework,
): Promise<Uint8Array | Refused> {
  const disclosure = await readFramework(deps, asked)
  if (disclosure instanceof Refused) return disclosure
  if (disclosure.isDraft) return refuse('DISCLOSURE_OF_DRAFT')
  const { companyName, from, to, version, facts } = disclosure
  return writeWorkbook([
    {
      name: 'Facts',
      header: FRAMEWORK_COLUMNS,
      rows: facts.map((fact) => [
        fact.section,
        fact.key,
        fact.label,
        fact.state,
        fact.value ?? '',
        fact.unit ?? '',
        fact.note ?? fact.because ?? '',
        fact.sources.join(', '),
        fact.ref ?? '',
      ]),
    },
    {
      name: 'About',
      header: ['what', 'says'],
      rows: [
        ['Company', companyName],
        ['Months', `${longMonth(from)} to ${longMonth(to)}`],
        ['Rules', version],
        ['Rounding', 'Each figure is rounded by itself; totals add the rounded figures.'],
        ['Offsets', 'No offset is subtracted from any figure.'],
      ],
    },
  ])
}

/** The VSME in EFRAG’s own workbook. */
export async function exportVsmeTemplate(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  asked: FootprintKey,
): Promise<Uint8Array | Refused> {
  const company = await declaredCompany(deps, asked)
  if (company instanceof Refused) return company
  return fillTemplate(vsmeCells({ ...company, facts: vsmeFacts(company) }))
}

/** The VSME in the names of its taxonomy. */
export async function exportVsmeXbrl(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  asked: FootprintKey,
): Promise<XbrlReport | Refused> {
  const company = await declaredCompany(deps, asked)
  if (company instanceof Refused) return company
  const xbrl = vsmeXbrl({ ...company, facts: vsmeFacts(company) })
  if (!xbrl) return refuse('XBRL_WITHOUT_IDENTIFIER')
  const { documentInfo, facts } = xbrl
  return { documentInfo: { ...documentInfo, taxonomy: [...documentInfo.taxonomy] }, facts }
}

async function declaredCompany(deps: Pick<Deps, 'db' | 'clock' | 'config'>, asked: FootprintKey) {
  const read = await readCompany(deps, asked)
  if (read instanceof Refused) return read
  return read.isDraft ? refuse('DISCLOSURE_OF_DRAFT') : read.company
}
