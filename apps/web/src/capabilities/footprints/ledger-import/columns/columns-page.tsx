import type { LedgerReadingView } from '@understory/contracts/footprints/ledger-import/ledger-readings.ts'
import {
  LEDGER_FIELDS,
  type LedgerField,
} from '@understory/domain/footprints/ledger-import/reading/ledger-columns.ts'
import type { LedgerDateFormat } from '@understory/domain/footprints/ledger-import/reading/ledger-dates.ts'
import type { VatTreatment } from '@understory/domain/footprints/ledger-import/reading/ledger-rows.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { ProblemTable } from '../../../../shell/problem-table.tsx'
import { LedgerTrail } from '../ledger-trail.tsx'

type ColumnsPageProps = LedgerReadingView & {
  readonly footprintId: string
  readonly refused: FormAnswer | null
}

const FIELD_NAMES: Readonly<Record<LedgerField, string>> = {
  date: 'Date',
  supplier: 'Supplier',
  description: 'Text of the row',
  account: 'Account, by name',
  account_code: 'Account, by code',
  net: 'Amount without VAT',
  tax: 'VAT',
  gross: 'Amount with VAT',
  debit: 'Paid out, or debit',
  credit: 'Paid in, or credit',
  currency: 'Currency',
  reference: 'Reference',
  kind: 'Kind of transaction',
  site: 'Site or department',
  mcc: 'Merchant category code',
}

const DATE_NAMES: Readonly<Record<LedgerDateFormat, string>> = {
  iso: 'Year, month, day: 2025-03-04 is 4 March',
  dmy: 'Day first: 04/03/2025 is 4 March',
  mdy: 'Month first: 04/03/2025 is 3 April',
  'dmy-points': 'Day first: 04.03.2025 is 4 March',
  'dmy-words': 'In words: 4 Mar 2025',
}

const VAT_NAMES: Readonly<Record<VatTreatment, string>> = {
  included: 'They include VAT, which we take off',
  excluded: 'They are without VAT',
  'not-registered': 'We are not registered for VAT, so the whole amount is our cost',
}

/** What a file is read by: its columns, the way of its days, and its VAT. */
export function ColumnsPage(props: ColumnsPageProps) {
  const { footprintId, header, examples, missing, dateFormats, asksVat, problems, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <LedgerTrail footprintId={footprintId} here="Columns" />
        <h1>What do the columns hold?</h1>
        <p className="lead quiet">
          Once {props.import.fileName} is saved, next year’s file is read the same way.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {problems.length > 0 ? (
        <>
          <Notice kind="error" title="Some rows cannot be read.">
            Choose other columns below, or put these rows right and send the file again.
          </Notice>
          <ProblemTable problems={problems} />
        </>
      ) : null}
      <FirstRows header={header} examples={examples} />
      <form method="post" className="flow-32 prose-width" noValidate>
        <section className="part" aria-labelledby="columns">
          <h2 id="columns">Columns</h2>
          <p className="quiet">Date, an amount, and a supplier, text or account are enough.</p>
          <div className="flow-16">
            {LEDGER_FIELDS.map((field) => (
              <ColumnField
                key={field}
                field={field}
                {...props}
                isMissing={missing.includes(field)}
              />
            ))}
          </div>
        </section>
        {dateFormats.length > 1 ? (
          <Fieldset id="dateFormat" legend="How are the days written?">
            <RadioCards
              name="dateFormat"
              cards={dateFormats.map((value) => ({ value, label: DATE_NAMES[value] }))}
              defaultValue={refused?.values.dateFormat ?? dateFormats[0] ?? ''}
            />
          </Fieldset>
        ) : null}
        <Vat {...props} isAsked={asksVat} />
        <div>
          <Button type="submit" look="action">
            Read the rows
          </Button>
        </div>
      </form>
    </div>
  )
}

type ColumnFieldProps = ColumnsPageProps & {
  readonly field: LedgerField
  readonly isMissing: boolean
}

function ColumnField({ field, header, reading, refused, isMissing }: ColumnFieldProps) {
  const isFirst = Object.keys(reading.columns).length === 0
  const asks = isMissing ? 'Please choose a column.' : undefined
  const error = refused?.problems[field] ?? (isFirst ? undefined : asks)
  const about = { hint: isFirst ? asks : undefined, error }
  const chosen = reading.columns[field]
  return (
    <Field id={field} label={FIELD_NAMES[field]} {...about}>
      <Select
        {...fieldAria(field, about)}
        name={field}
        defaultValue={refused?.values[field] ?? (chosen === undefined ? '' : String(chosen))}
        options={[
          { value: '', label: 'None' },
          ...header.map((name, at) => ({ value: String(at), label: name || `Column ${at + 1}` })),
        ]}
      />
    </Field>
  )
}

function Vat({ reading, refused, isAsked }: ColumnsPageProps & { readonly isAsked: boolean }) {
  const fields = (
    <div className="flow-16">
      <Fieldset id="vat" legend="Do the amounts include VAT?">
        <RadioCards
          name="vat"
          cards={Object.entries(VAT_NAMES).map(([value, label]) => ({ value, label }))}
          defaultValue={refused?.values.vat ?? reading.vat}
        />
      </Fieldset>
      <Field id="vatRate" label="Rate of VAT, %" error={refused?.problems.vatRate}>
        <TextInput
          {...fieldAria('vatRate', { hint: undefined, error: refused?.problems.vatRate })}
          name="vatRate"
          inputMode="decimal"
          autoComplete="off"
          defaultValue={refused?.values.vatRate ?? String(reading.vatRate)}
        />
      </Field>
    </div>
  )
  if (isAsked) return fields
  return (
    <details className="more">
      <summary>VAT, where a row says nothing of it</summary>
      {fields}
    </details>
  )
}

function FirstRows({ header, examples }: Pick<ColumnsPageProps, 'header' | 'examples'>) {
  const columns = header.map((name, at) => ({
    key: String(at),
    title: name || `Column ${at + 1}`,
    cell: (row: { readonly cells: readonly string[] }) => row.cells[at] ?? '',
  }))
  const rows = examples.map((cells, at) => ({ key: String(at), cells }))
  return (
    <DataTable
      caption="The first rows of the file"
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  )
}
