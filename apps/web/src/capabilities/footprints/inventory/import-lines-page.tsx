import {
  LINE_COLUMNS,
  type LineColumn,
  NEEDED_LINE_COLUMNS,
} from '@understory/domain/footprints/inventory/line-columns.ts'
import { formatCount, formatGrams } from '@understory/domain/quantity/format.ts'
import { Breadcrumb } from '@understory/ui/breadcrumb.tsx'
import { Button } from '@understory/ui/button.tsx'
import { DataTable } from '@understory/ui/data-table.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { FileInput } from '@understory/ui/file-input.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { ProblemTable, type RowProblem } from '../../../shell/problem-table.tsx'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import { inventoryAddress } from './inventory-address.ts'

export type ImportOutcome =
  | { readonly message: string; readonly problems: readonly RowProblem[] }
  | {
      readonly preview: { readonly lines: number; readonly co2eGrams: number; readonly csv: string }
    }

type ImportLinesPageProps = {
  readonly footprintId: string
  readonly isLocked: boolean
  readonly outcome: ImportOutcome | null
}

const HINT = 'CSV with a header row, at most 2 MB. Nothing is added before you have seen the sum.'

/** Activity lines from a file: what it must hold, the file, what it comes to, what is wrong with it. */
export function ImportLinesPage({ footprintId, isLocked, outcome }: ImportLinesPageProps) {
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
      {outcome && 'message' in outcome ? <Refused outcome={outcome} /> : null}
      {outcome && 'preview' in outcome ? <Preview {...outcome.preview} /> : null}
      {isLocked ? (
        <Notice kind="info" title="This footprint is locked while it is verified." />
      ) : (
        <form method="post" encType="multipart/form-data" className="panel flow-24" noValidate>
          <Field id="file" label="Your file" hint={HINT}>
            <FileInput {...fieldAria('file', { hint: HINT })} name="file" accept=".csv,text/csv" />
          </Field>
          <div>
            <Button type="submit" look={outcome && 'preview' in outcome ? 'plain' : 'action'}>
              Look at the file
            </Button>
          </div>
        </form>
      )}
      <Columns />
    </div>
  )
}

type Refusal = Extract<ImportOutcome, { message: string }>

function Refused({ outcome }: { readonly outcome: Refusal }) {
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

function Preview({ lines, co2eGrams, csv }: PreviewProps) {
  return (
    <section className="panel panel-lichen flow-16" aria-labelledby="preview">
      <h2 id="preview">
        {formatCount(lines)} {lines === 1 ? 'line' : 'lines'}, {formatGrams(co2eGrams)} of CO2e
      </h2>
      <p>Every row can be read. Well-to-tank and grid losses count among the lines.</p>
      <form method="post" encType="multipart/form-data" className="row-12">
        <input type="hidden" name="csv" value={csv} />
        <Button look="action" type="submit" name="intent" value="add">
          Add them
        </Button>
      </form>
    </section>
  )
}

const MEANING: Readonly<Record<LineColumn, string>> = {
  category: 'Its name or its key, such as businessTravel.',
  company: 'A company of the inventory; empty for your own.',
  site: 'Where it was.',
  description: 'What it was.',
  quantity: 'A number such as 1234.5.',
  unit: 'The unit of the factor, or another of its kind: kWh (Gross CV), litres, km and so on. Money by its currency, such as GBP.',
  spend_year:
    'Of money: the year that it was spent in, without VAT; that of the footprint when empty.',
  from_month: 'The first month that the quantity is of, such as 2025-01; all twelve when empty.',
  to_month: 'The last one.',
  factor_id: 'Of a published factor, as the search of factors and the API show it.',
  kg_co2e_per_unit: 'A supplier’s or your own factor, where there is no factor_id.',
  factor_unit: 'The unit of that factor; the unit of the line when empty.',
  factor_kind: 'supplier, or own when empty.',
  source: 'Where that factor is from.',
  market_kg_co2e_per_unit:
    'Of bought energy: kg CO2e per unit of the factor, by contract or certificate.',
  market_kind: 'contract, certificate, supplier-rate or residual-mix.',
  market_source: 'Which contract or certificate.',
  quality:
    'Five digits from 1 (very good) to 4 (poor): reliability, completeness, time, place, technology.',
  note: 'Anything that explains it.',
  upstream: 'yes: well-to-tank and grid losses are added to scope 3, category 3.',
}

function Columns() {
  return (
    <section className="part prose-width" aria-labelledby="columns">
      <h2 id="columns">The columns</h2>
      <p>
        <a href="/inventory-example.csv">Download an example</a> to begin with. An export has the
        same columns, and more that an import leaves alone.
      </p>
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
          { key: 'meaning', title: 'What it holds', cell: (name) => MEANING[name] },
        ]}
        rows={LINE_COLUMNS}
        rowKey={(name) => name}
      />
    </section>
  )
}
