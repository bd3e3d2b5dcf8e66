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
import { ReasonField } from '../history/reason-field.tsx'
import { inventoryAddress } from '../inventory-address.ts'
import { LINES_FILE } from './lines-file.ts'

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

const IMPORT_LINES_PAGE_HINT =
  'XLSX or CSV with a header row, at most 2 MB. Nothing is added before you have seen the sum.'

/** Activity lines from a file: what it must hold, the file, what it comes to, what is wrong with it. */
export function ImportLinesPage({ footprintId, isLocked, country, outcome }: ImportLinesPageProps) {
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Import"
        />
        <h1>Import lines</h1>
        <p className="lead quiet">All of the file is added, or none of it and you learn why.</p>
      </header>
      {outcome && 'message' in outcome ? <ImportLinesPageRefused outcome={outcome} /> : null}
      {outcome && 'preview' in outcome ? <ImportLinesPagePreview {...outcome.preview} /> : null}
      {isLocked ? (
        <LockedNotice footprintId={footprintId} />
      ) : (
        <form method="post" encType="multipart/form-data" className="panel flow-24" noValidate>
          <Field id="file" label="Your file" hint={IMPORT_LINES_PAGE_HINT}>
            <FileInput
              {...fieldAria('file', { hint: IMPORT_LINES_PAGE_HINT })}
              name="file"
              accept=".xlsx,.csv,text/csv"
              most={LINES_FILE}
            />
          </Field>
          <div>
            <Button type="submit" look={outcome && 'preview' in outcome ? 'plain' : 'action'}>
              Look at the file
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
        {hasRows ? 'Correct these rows and send the file again.' : null}
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
        {formatCount(lines)} {lines === 1 ? 'line' : 'lines'}, {formatEmission(co2eGrams)} of CO2e
      </h2>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <p>Every row can be read. Well-to-tank and grid losses count among the lines.</p>
      {factors.length > 0 ? <FactorsFound factors={factors} /> : null}
      <form method="post" encType="multipart/form-data" className="flow-16" noValidate>
        {Object.entries(file).map(([kind, content]) => (
          <input key={kind} type="hidden" name={kind} value={content} />
        ))}
        <ReasonField refused={refused} />
        <div>
          <Button look="action" type="submit" name="intent" value="add">
            Add them
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
      caption="What we found for your words"
      showCaption
      asCards
      columns={[
        { key: 'row', title: 'Row', figures: true, cell: ({ row }) => row },
        { key: 'words', title: 'Your words', cell: ({ words }) => words },
        { key: 'name', title: 'Factor', sentences: true, cell: ({ name }) => name },
        {
          key: 'kg',
          title: 'kg CO2e per unit',
          cell: ({ kgCo2e, unit, year }) => `${kgCo2e} per ${perUnit(unit)}, ${year}`,
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
      <h2 id="columns">The columns</h2>
      <p>
        Begin with the <a href={`/inventory-example.xlsx?country=${country}`}>template as XLSX</a>,
        which has lists to choose from, or the <a href="/inventory-example.csv">example as CSV</a>.
        An export has the same columns, and more that an import leaves alone.
      </p>
      <details className="more">
        <summary>What each column holds</summary>
        <DataTable
          caption="The columns of a file of activity lines"
          asCards
          columns={[
            { key: 'name', title: 'Column', cell: (name) => <code>{name}</code> },
            {
              key: 'needed',
              title: 'Needed',
              cell: (name) => (NEEDED_LINE_COLUMNS.includes(name) ? 'Yes' : 'No'),
            },
            {
              key: 'meaning',
              title: 'What it holds',
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
