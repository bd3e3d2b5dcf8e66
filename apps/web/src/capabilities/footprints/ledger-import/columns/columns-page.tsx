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
import { ledgerImportMessage } from '../messages/messages.generated.ts'

type ColumnsPageProps = LedgerReadingView & {
  readonly footprintId: string
  readonly refused: FormAnswer | null
}

const fieldNames = (): Readonly<Record<LedgerField, string>> => ({
  date: ledgerImportMessage('columns.date'),
  supplier: ledgerImportMessage('columns.supplier'),
  description: ledgerImportMessage('columns.description'),
  account: ledgerImportMessage('columns.accountByName'),
  account_code: ledgerImportMessage('columns.accountByCode'),
  net: ledgerImportMessage('columns.amountWithoutVat'),
  tax: 'VAT',
  gross: ledgerImportMessage('columns.amountWithVat'),
  debit: ledgerImportMessage('columns.paidOutOrDebit'),
  credit: ledgerImportMessage('columns.paidInOrCredit'),
  currency: ledgerImportMessage('columns.currency'),
  reference: ledgerImportMessage('columns.reference'),
  kind: ledgerImportMessage('columns.kindOfTransaction'),
  site: ledgerImportMessage('columns.siteOrDepartment'),
  mcc: ledgerImportMessage('columns.merchantCategoryCode'),
})

const dateNames = (): Readonly<Record<LedgerDateFormat, string>> => ({
  iso: ledgerImportMessage('columns.yearMonthDay2025'),
  dmy: ledgerImportMessage('columns.dayFirst0403'),
  mdy: ledgerImportMessage('columns.monthFirst0403'),
  'dmy-points': ledgerImportMessage('columns.dayFirst04032025'),
  'dmy-words': ledgerImportMessage('columns.words4Mar2025'),
})

const vatNames = (): Readonly<Record<VatTreatment, string>> => ({
  included: ledgerImportMessage('columns.includeVatTakeOff'),
  excluded: ledgerImportMessage('columns.theyAreWithoutVat'),
  'not-registered': ledgerImportMessage('columns.registeredVatWholeAmount'),
})

/** What a file is read by: its columns, the way of its days, and its VAT. */
export function ColumnsPage(props: ColumnsPageProps) {
  const { footprintId, header, examples, missing, dateFormats, asksVat, problems, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <LedgerTrail footprintId={footprintId} here={ledgerImportMessage('columns.columns')} />
        <h1>{ledgerImportMessage('columns.doColumnsHold')}</h1>
        <p className="lead quiet">
          {ledgerImportMessage('columns.onceSavedNextYears', { fileName: props.import.fileName })}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {problems.length > 0 ? (
        <>
          <Notice kind="error" title={ledgerImportMessage('columns.someRowsCannotRead')}>
            {ledgerImportMessage('columns.chooseOtherColumnsBelow')}
          </Notice>
          <ProblemTable problems={problems} />
        </>
      ) : null}
      <FirstRows header={header} examples={examples} />
      <form method="post" className="flow-32 prose-width" noValidate>
        <section className="part" aria-labelledby="columns">
          <h2 id="columns">{ledgerImportMessage('columns.columns')}</h2>
          <p className="quiet">{ledgerImportMessage('columns.dateAmountSupplierText')}</p>
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
          <Fieldset id="dateFormat" legend={ledgerImportMessage('columns.daysWritten')}>
            <RadioCards
              name="dateFormat"
              cards={dateFormats.map((value) => ({ value, label: dateNames()[value] }))}
              defaultValue={refused?.values.dateFormat ?? dateFormats[0] ?? ''}
            />
          </Fieldset>
        ) : null}
        <Vat {...props} isAsked={asksVat} />
        <div>
          <Button type="submit" look="action">
            {ledgerImportMessage('columns.readTheRows')}
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
  const asks = isMissing ? ledgerImportMessage('columns.pleaseChooseAColumn') : undefined
  const error = refused?.problems[field] ?? (isFirst ? undefined : asks)
  const about = { hint: isFirst ? asks : undefined, error }
  const chosen = reading.columns[field]
  return (
    <Field id={field} label={fieldNames()[field]} {...about}>
      <Select
        {...fieldAria(field, about)}
        name={field}
        defaultValue={refused?.values[field] ?? (chosen === undefined ? '' : String(chosen))}
        options={[
          { value: '', label: ledgerImportMessage('columns.none') },
          ...header.map((name, at) => ({
            value: String(at),
            label: name || ledgerImportMessage('columns.column', { at: String(at + 1) }),
          })),
        ]}
      />
    </Field>
  )
}

function Vat({ reading, refused, isAsked }: ColumnsPageProps & { readonly isAsked: boolean }) {
  const fields = (
    <div className="flow-16">
      <Fieldset id="vat" legend={ledgerImportMessage('columns.doAmountsIncludeVat')}>
        <RadioCards
          name="vat"
          cards={Object.entries(vatNames()).map(([value, label]) => ({ value, label }))}
          defaultValue={refused?.values.vat ?? reading.vat}
        />
      </Fieldset>
      <Field
        id="vatRate"
        label={ledgerImportMessage('columns.rateOfVat')}
        error={refused?.problems.vatRate}
      >
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
      <summary>{ledgerImportMessage('columns.vatWhereRowSays')}</summary>
      {fields}
    </details>
  )
}

function FirstRows({ header, examples }: Pick<ColumnsPageProps, 'header' | 'examples'>) {
  const columns = header.map((name, at) => ({
    key: String(at),
    title: name || ledgerImportMessage('columns.column', { at: String(at + 1) }),
    cell: (row: { readonly cells: readonly string[] }) => row.cells[at] ?? '',
  }))
  const rows = examples.map((cells, at) => ({ key: String(at), cells }))
  return (
    <DataTable
      caption={ledgerImportMessage('columns.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
    />
  )
}
