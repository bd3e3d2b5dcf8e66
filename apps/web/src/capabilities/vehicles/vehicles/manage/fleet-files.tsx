import { LinkButton } from '@understory/ui/forms/button.tsx'
import { vehiclesMessage } from '../messages/messages.generated.ts'

/** Imports and exports a whole fleet as one file. */
export function FleetFiles({ hasVehicles }: { readonly hasVehicles: boolean }) {
  return (
    <section className="part prose-width" aria-labelledby="fleet">
      <h2 id="fleet">{vehiclesMessage('fleetFiles.wholeFleetOnce')}</h2>
      <p>{vehiclesMessage('fleetFiles.rowEachVehicleUp')}</p>
      <div className="row-links">
        <LinkButton href="/my-impact/manage/vehicles/import">
          {vehiclesMessage('fleetFiles.importACsvFile')}
        </LinkButton>
        {hasVehicles ? (
          <LinkButton href="/my-impact/manage/vehicles.csv">
            {vehiclesMessage('fleetFiles.exportAsCsv')}
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}
