import { FLEET_COLUMNS } from '@understory/domain/vehicles/vehicles/fleet/fleet-columns.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { ProblemTable, type RowProblem } from '../../../../shell/problem-table.tsx'
import type { Audience } from '../../identification/public.ts'
import { FLEET_FILE } from './fleet-file.ts'

export type Outcome = { readonly message: string; readonly problems: readonly RowProblem[] }

type ImportFleetPageProps = { readonly kind: Audience; readonly outcome: Outcome | null }

const IMPORT_FLEET_PAGE_HINT = 'CSV with a header row, at most 400 kB and 2,000 rows.'

/** A fleet from a file: what it must hold, the file, and what is wrong with each row. */
export function ImportFleetPage({ kind, outcome }: ImportFleetPageProps) {
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>Import a fleet</h1>
        <p className="lead quiet">All of it is saved, or none of it and you learn why.</p>
      </header>
      {kind === 'business' ? (
        <>
          {outcome ? (
            <RefusalNotice answer={outcome} title={outcome.message}>
              {outcome.problems.length > 0
                ? 'Nothing was saved. Correct these rows and send the file again.'
                : null}
            </RefusalNotice>
          ) : null}
          {outcome && outcome.problems.length > 0 ? (
            <ProblemTable problems={outcome.problems} />
          ) : null}
          <UploadForm />
          <Columns />
        </>
      ) : (
        <Notice kind="info" title="Fleets are for business accounts">
          Add the vehicles of a household <a href="/app/personal/vehicle/identify">one by one</a>.
        </Notice>
      )}
    </div>
  )
}

function UploadForm() {
  return (
    <form method="post" encType="multipart/form-data" className="panel flow-24" noValidate>
      <Field id="file" label="Your file" hint={IMPORT_FLEET_PAGE_HINT}>
        <FileInput
          {...fieldAria('file', { hint: IMPORT_FLEET_PAGE_HINT })}
          name="file"
          accept=".csv,text/csv"
          most={FLEET_FILE}
        />
      </Field>
      <div className="row-12">
        <Button type="submit" look="action">
          Import
        </Button>
      </div>
    </form>
  )
}

const MEANING: Record<(typeof FLEET_COLUMNS)[number], string> = {
  registration_number: 'With it, anyone can check the vehicle.',
  market: 'uk or us; uk when empty.',
  vehicle_type:
    'car, van, motorbike, hgv or bus; empty where the registration number is to be looked up.',
  fuel_type: 'petrol, diesel, hybrid, phev, bev and so on.',
  reporting_year: 'The year of the factors; the newest when empty.',
  vehicle_category: 'Size or class, such as small, medium, large; the average when empty.',
  chassis: 'For an HGV: rigid or articulated.',
  tonnage: 'For an HGV; the average when empty.',
  laden: 'For an HGV: empty, half, full (or 0, 50, 100); the average when empty.',
  refrigerated: 'For an HGV: true or false; false when empty.',
  whole_vehicle: 'For a bus: true for the whole bus, false for one seat.',
  annual_mileage: 'A whole number, at most 500,000.',
  mileage_unit: 'mi or km; mi when empty.',
  vehicles: 'How many alike; 1 when empty, and beside a registration number.',
  figure_from: 'Of a car that was looked up, as an export writes it: catalogue or registry.',
  make: 'Of a car that was looked up.',
  base_model: 'Of a car that was looked up.',
  model: 'Of a car that was looked up.',
  production_year: 'Of a car that was looked up.',
  transmission: 'Of a car that was looked up: manual or automatic.',
  engine_size_l: 'Of a car that was looked up, in litres.',
  g_co2e_per_km: 'Its tested CO2. With it the row counts as looked up, not as the average.',
  test_cycle: 'How it was tested: NEDC, WLTP or EPA.',
  lowest_g_per_km: 'The lowest of its variants, where there are several.',
  highest_g_per_km: 'The highest of its variants.',
  variants: 'How many variants there are.',
}

const NEEDED: Partial<Record<(typeof FLEET_COLUMNS)[number], string>> = {
  annual_mileage: 'Yes',
  vehicle_type: 'Yes, or a registration number',
  fuel_type: 'Yes, or a registration number',
}

function Columns() {
  return (
    <section className="part prose-width" aria-labelledby="columns">
      <h2 id="columns">The columns</h2>
      <p>
        <a href="/vehicles-example.csv">Download an example</a> to begin with. An export has the
        same columns, and more that an import leaves alone. A row with a UK registration number and
        a mileage alone is looked up, at most 100 in a file.
      </p>
      <DataTable
        caption="The columns of a fleet file"
        asCards
        columns={[
          { key: 'name', title: 'Column', cell: (name) => <code>{name}</code> },
          {
            key: 'needed',
            title: 'Needed',
            cell: (name) => NEEDED[name] ?? 'No',
          },
          {
            key: 'meaning',
            title: 'What it holds',
            sentences: true,
            cell: (name) => MEANING[name],
          },
        ]}
        rows={FLEET_COLUMNS}
        rowKey={(name) => name}
      />
    </section>
  )
}
