import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ImportLines } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  LINE_COLUMN_MEANINGS,
  LINE_COLUMNS,
  NEEDED_LINE_COLUMNS,
} from '@understory/domain/footprints/company-footprints/inventory/lines/line-columns.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { ProblemTable, type RowProblem } from '../../../../../shell/problem-table.tsx'
import { LockedNotice } from '../../locked-notice.tsx'
import {
  companyFootprintsMessage,
  companyFootprintsRich,
} from '../../messages/messages.generated.ts'
import { ReasonField } from '../history/reason-field.tsx'
import { inventoryAddress } from '../inventory-address.ts'
import { linesFile } from './lines-file.ts'

/** As the API takes it: the text of a CSV, or a workbook in base64. */
export type LineFile = { readonly csv: string } | { readonly xlsx: string }

export type ImportOutcome =
  | { readonly message: string; readonly problems: readonly RowProblem[] }
  | {
      readonly preview: {
        readonly lines: number
        readonly co2eGrams: number
        readonly factors: AnswerOf<typeof ImportLines>['factors']
        /** Sent again with the second press. */
        readonly file: LineFile
        /** What was said of why, where it was asked. */
        readonly refused: FormAnswer | null
      }
    }

type ImportLinesPageProps = {
  readonly footprintId: string
  readonly isLocked: boolean
  /** ISO 3166, of the company. */
  readonly country: string
  readonly outcome: ImportOutcome | null
}

const importLinesPageHint = () => companyFootprintsMessage('importLines.xlsxCsvHeaderRow')

/** Activity lines from a file: what it must hold, the file, what it comes to, what is wrong with it. */
export function ImportLinesPage({ footprintId, isLocked, country, outcome }: ImportLinesPageProps) {
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('importLines.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('importLines.inventory'),
            },
          ]}
          here={companyFootprintsMessage('importLines.import')}
        />
        <h1>{companyFootprintsMessage('importLines.importLines')}</h1>
        <p className="lead quiet">{companyFootprintsMessage('importLines.allFileAddedNone')}</p>
      </header>
      {outcome && 'message' in outcome ? <ImportLinesPageRefused outcome={outcome} /> : null}
      {outcome && 'preview' in outcome ? <ImportLinesPagePreview {...outcome.preview} /> : null}
      {isLocked ? (
        <LockedNotice footprintId={footprintId} />
      ) : (
        <form method="post" encType="multipart/form-data" className="panel flow-24" noValidate>
          <Field
            id="file"
            label={companyFootprintsMessage('importLines.yourFile')}
            hint={importLinesPageHint()}
          >
            <FileInput
              {...fieldAria('file', { hint: importLinesPageHint() })}
              name="file"
              accept=".xlsx,.csv,text/csv"
              most={linesFile()}
            />
          </Field>
          <div>
            <Button type="submit" look={outcome && 'preview' in outcome ? 'plain' : 'action'}>
              {companyFootprintsMessage('importLines.lookAtTheFile')}
            </Button>
          </div>
        </form>
      )}
      <Columns country={country} />
    </div>
  )
}

type Refusal = Extract<ImportOutcome, { message: string }>

function ImportLinesPageRefused({ outcome }: { readonly outcome: Refusal }) {
  const hasRows = outcome.problems.length > 0
  return (
    <>
      <RefusalNotice answer={outcome} title={outcome.message}>
        {hasRows ? companyFootprintsMessage('importLines.correctRowsSendFile') : null}
      </RefusalNotice>
      {hasRows ? <ProblemTable problems={outcome.problems} /> : null}
    </>
  )
}

type PreviewProps = Extract<ImportOutcome, { preview: object }>['preview']

function ImportLinesPagePreview({ lines, co2eGrams, factors, file, refused }: PreviewProps) {
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="preview">
      <h2 id="preview">
        {companyFootprintsMessage('importLines.lineOfCo2e', {
          count: formatCount(lines),
          lines,
          emission: formatEmission(co2eGrams),
        })}
      </h2>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <p>{companyFootprintsMessage('importLines.everyRowReadWell')}</p>
      {factors.length > 0 ? <FactorsFound factors={factors} /> : null}
      <form method="post" encType="multipart/form-data" className="flow-16" noValidate>
        {Object.entries(file).map(([kind, content]) => (
          <input key={kind} type="hidden" name={kind} value={content} />
        ))}
        <ReasonField refused={refused} />
        <div>
          <Button look="action" type="submit" name="intent" value="add">
            {companyFootprintsMessage('importLines.addThem')}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** What was found for words, so that nothing is taken unseen. */
function FactorsFound({ factors }: Pick<PreviewProps, 'factors'>) {
  return (
    <DataTable
      caption={companyFootprintsMessage('importLines.caption')}
      showCaption
      asCards
      columns={[
        {
          key: 'row',
          title: companyFootprintsMessage('importLines.row'),
          figures: true,
          cell: ({ row }) => row,
        },
        {
          key: 'words',
          title: companyFootprintsMessage('importLines.yourWords'),
          cell: ({ words }) => words,
        },
        {
          key: 'name',
          title: companyFootprintsMessage('importLines.factor'),
          sentences: true,
          cell: ({ name }) => name,
        },
        {
          key: 'kg',
          title: companyFootprintsMessage('importLines.kgCo2ePerUnit'),
          cell: ({ kgCo2e, unit, year }) =>
            companyFootprintsMessage('importLines.per', {
              kgCo2e: String(kgCo2e),
              unit: perUnit(unit),
              year: String(year),
            }),
        },
      ]}
      rows={factors}
      rowKey={({ row }) => String(row)}
    />
  )
}

function Columns({ country }: Pick<ImportLinesPageProps, 'country'>) {
  return (
    <section className="part prose-width" aria-labelledby="columns">
      <h2 id="columns">{companyFootprintsMessage('importLines.theColumns')}</h2>
      <p>
        {companyFootprintsRich('importLines.beginTemplateXlsxLists', {
          link: (words) => <a href={`/inventory-example.xlsx?country=${country}`}>{words}</a>,
          link2: (words) => <a href="/inventory-example.csv">{words}</a>,
        })}
      </p>
      <details className="more">
        <summary>{companyFootprintsMessage('importLines.whatEachColumnHolds')}</summary>
        <DataTable
          caption={companyFootprintsMessage('importLines.columnsFileActivityLines')}
          asCards
          columns={[
            {
              key: 'name',
              title: companyFootprintsMessage('importLines.column'),
              cell: (name) => <code>{name}</code>,
            },
            {
              key: 'needed',
              title: companyFootprintsMessage('importLines.needed'),
              cell: (name) =>
                NEEDED_LINE_COLUMNS.includes(name)
                  ? companyFootprintsMessage('importLines.yes')
                  : companyFootprintsMessage('importLines.no'),
            },
            {
              key: 'meaning',
              title: companyFootprintsMessage('importLines.whatItHolds'),
              sentences: true,
              cell: (name) => LINE_COLUMN_MEANINGS[name],
            },
          ]}
          rows={LINE_COLUMNS}
          rowKey={(name) => name}
        />
      </details>
    </section>
  )
}
