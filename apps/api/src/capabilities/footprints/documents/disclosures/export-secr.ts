import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { toCsv } from '@understory/domain/language/csv.ts'
import { decimalText } from '@understory/spreadsheets/decimal-text.ts'
import { writeWorkbook } from '@understory/spreadsheets/write-xlsx.ts'
import type { Deps } from '../../../../deps.ts'
import { Refused, refuse } from '../../../../http/refuse.ts'
import { documentsMessage } from '../messages/messages.generated.ts'
import type { FootprintKey } from '../report-surroundings.ts'
import { readSecr } from './read-secr.ts'

type ExportSecrDeps = Pick<Deps, 'db' | 'clock'>

const SECR_COLUMNS = [
  'fact',
  'label',
  'from',
  'to',
  'state',
  'value',
  'unit',
  'note_or_reason',
  'source',
] as const

export async function exportSecrCsv(
  deps: ExportSecrDeps,
  asked: FootprintKey,
): Promise<Uint8Array | Refused> {
  const secr = await declaredSecr(deps, asked)
  if (secr instanceof Refused) return secr
  const rows = secrRows(secr).map((row) =>
    row.map((cell) => (typeof cell === 'number' ? decimalText(cell) : cell)),
  )
  return new TextEncoder().encode(toCsv([SECR_COLUMNS, ...rows]))
}

export async function exportSecrWorkbook(
  deps: ExportSecrDeps,
  asked: FootprintKey,
): Promise<Uint8Array | Refused> {
  const secr = await declaredSecr(deps, asked)
  if (secr instanceof Refused) return secr
  return writeWorkbook([
    { name: 'SECR', header: SECR_COLUMNS, rows: secrRows(secr) },
    {
      name: documentsMessage('export-secr.name'),
      header: ['words'],
      rows: secr.statement.split('\n').map((line) => [line]),
    },
    {
      name: 'About',
      header: ['what', 'says'],
      rows: [
        [documentsMessage('export-secr.export-secr-workbook.company'), secr.companyName],
        [
          documentsMessage('export-secr.export-secr-workbook.months'),
          documentsMessage('export-secr.export-secr-workbook', {
            from: longMonth(secr.from),
            to: longMonth(secr.to),
          }),
        ],
        [documentsMessage('export-secr.export-secr-workbook.rules'), secr.version],
        [
          documentsMessage('export-secr.export-secr-workbook.rounding'),
          documentsMessage('export-secr.export-secr-workbook.2'),
        ],
      ],
    },
  ])
}

async function declaredSecr(deps: ExportSecrDeps, asked: FootprintKey) {
  const secr = await readSecr(deps, asked)
  if (secr instanceof Refused) return secr
  return secr.isDraft ? refuse('DISCLOSURE_OF_DRAFT') : secr
}

/** A row of each fact, with the months that it is of. */
function secrRows({ facts, before, ...now }: SecrDisclosure): (string | number)[][] {
  return facts.map((fact) => {
    const { from, to } = fact.period === 'this' ? now : (before ?? { from: '', to: '' })
    return [
      fact.key,
      fact.label,
      from,
      to,
      fact.state,
      fact.value ?? '',
      fact.unit ?? '',
      fact.note ?? fact.because ?? '',
      fact.sources.join(', '),
    ]
  })
}
