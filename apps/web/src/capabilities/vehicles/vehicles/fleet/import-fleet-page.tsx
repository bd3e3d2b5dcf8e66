import { FLEET_COLUMNS } from '@understory/domain/vehicles/vehicles/fleet/fleet-columns.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { FileInput } from '@understory/ui/forms/file-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { ProblemTable, type RowProblem } from '../../../../shell/problem-table.tsx'
import type { Audience } from '../../identification/public.ts'
import { vehiclesMessage, vehiclesRich } from '../messages/messages.generated.ts'
import { fleetFile } from './fleet-file.ts'

export type Outcome = { readonly message: string; readonly problems: readonly RowProblem[] }

type ImportFleetPageProps = { readonly kind: Audience; readonly outcome: Outcome | null }

const importFleetPageHint = () => vehiclesMessage('importFleet.csvHeaderRowMost')

/** A fleet from a file: what it must hold, the file, and what is wrong with each row. */
export function ImportFleetPage({ kind, outcome }: ImportFleetPageProps) {
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{vehiclesMessage('importFleet.importAFleet')}</h1>
        <p className="lead quiet">{vehiclesMessage('importFleet.allSavedNoneLearn')}</p>
      </header>
      {kind === 'business' ? (
        <>
          {outcome ? (
            <RefusalNotice answer={outcome} title={outcome.message}>
              {outcome.problems.length > 0
                ? vehiclesMessage('importFleet.nothingSavedCorrectRows')
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
        <Notice kind="info" title={vehiclesMessage('importFleet.fleetsBusinessAccounts')}>
          {vehiclesRich('importFleet.addVehiclesHousehold', {
            link: (words) => <a href="/app/personal/vehicle/identify">{words}</a>,
          })}
        </Notice>
      )}
    </div>
  )
}

function UploadForm() {
  return (
    <form method="post" encType="multipart/form-data" className="panel flow-24" noValidate>
      <Field id="file" label={vehiclesMessage('importFleet.yourFile')} hint={importFleetPageHint()}>
        <FileInput
          {...fieldAria('file', { hint: importFleetPageHint() })}
          name="file"
          accept=".csv,text/csv"
          most={fleetFile()}
        />
      </Field>
      <div className="row-12">
        <Button type="submit" look="action">
          {vehiclesMessage('importFleet.import')}
        </Button>
      </div>
    </form>
  )
}

const meaning = (): Record<(typeof FLEET_COLUMNS)[number], string> => ({
  registration_number: vehiclesMessage('importFleet.anyoneCheckVehicle'),
  market: vehiclesMessage('importFleet.ukOrUsUk'),
  vehicle_type:
    'car, van, motorbike, hgv or bus; empty where the registration number is to be looked up.',
  fuel_type: 'petrol, diesel, hybrid, phev, bev and so on.',
  reporting_year: vehiclesMessage('importFleet.yearFactorsNewestWhen'),
  vehicle_category: vehiclesMessage('importFleet.sizeClassSuchSmall'),
  chassis: vehiclesMessage('importFleet.hgvRigidArticulated'),
  tonnage: vehiclesMessage('importFleet.hgvAverageWhenEmpty'),
  laden: vehiclesMessage('importFleet.hgvEmptyHalfFull'),
  refrigerated: vehiclesMessage('importFleet.hgvTrueFalseFalse'),
  whole_vehicle: vehiclesMessage('importFleet.busTrueWholeBus'),
  annual_mileage: vehiclesMessage('importFleet.wholeNumberMost500'),
  mileage_unit: vehiclesMessage('importFleet.miOrKmMi'),
  vehicles: vehiclesMessage('importFleet.manyAlike1When'),
  figure_from: vehiclesMessage('importFleet.carLookedUpExport'),
  make: vehiclesMessage('importFleet.carLookedUp'),
  base_model: vehiclesMessage('importFleet.carLookedUp'),
  model: vehiclesMessage('importFleet.carLookedUp'),
  production_year: vehiclesMessage('importFleet.carLookedUp'),
  transmission: vehiclesMessage('importFleet.carLookedUpManual'),
  engine_size_l: vehiclesMessage('importFleet.carLookedUpLitres'),
  g_co2e_per_km: vehiclesMessage('importFleet.testedCo2RowCounts'),
  test_cycle: vehiclesMessage('importFleet.testedNedcWltpEpa'),
  lowest_g_per_km: vehiclesMessage('importFleet.lowestVariantsWhereSeveral'),
  highest_g_per_km: vehiclesMessage('importFleet.highestVariants'),
  variants: vehiclesMessage('importFleet.manyVariants'),
})

const needed = (): Partial<Record<(typeof FLEET_COLUMNS)[number], string>> => ({
  annual_mileage: vehiclesMessage('importFleet.yes'),
  vehicle_type: vehiclesMessage('importFleet.yesRegistrationNumber'),
  fuel_type: vehiclesMessage('importFleet.yesRegistrationNumber'),
})

function Columns() {
  return (
    <section className="part prose-width" aria-labelledby="columns">
      <h2 id="columns">{vehiclesMessage('importFleet.theColumns')}</h2>
      <p>
        {vehiclesRich('importFleet.downloadExampleBeginExport', {
          link: (words) => <a href="/vehicles-example.csv">{words}</a>,
        })}
      </p>
      <DataTable
        caption={vehiclesMessage('importFleet.caption')}
        asCards
        columns={[
          {
            key: 'name',
            title: vehiclesMessage('importFleet.column'),
            cell: (name) => <code>{name}</code>,
          },
          {
            key: 'needed',
            title: vehiclesMessage('importFleet.needed'),
            cell: (name) => needed()[name] ?? vehiclesMessage('importFleet.no'),
          },
          {
            key: 'meaning',
            title: vehiclesMessage('importFleet.whatItHolds'),
            sentences: true,
            cell: (name) => meaning()[name],
          },
        ]}
        rows={FLEET_COLUMNS}
        rowKey={(name) => name}
      />
    </section>
  )
}
