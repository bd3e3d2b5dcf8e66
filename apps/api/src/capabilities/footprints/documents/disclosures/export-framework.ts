import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { type AskedFramework, readFramework } from './read-framework.ts'

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
