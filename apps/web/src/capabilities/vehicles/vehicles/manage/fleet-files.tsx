import { LinkButton } from '@understory/ui/forms/button.tsx'

/** Imports and exports a whole fleet as one file. */
export function FleetFiles({ hasVehicles }: { readonly hasVehicles: boolean }) {
  return (
    <section className="part prose-width" aria-labelledby="fleet">
      <h2 id="fleet">A whole fleet at once</h2>
      <p>
        One row for each vehicle, up to 2,000 in a file. What is wrong in a row is said row by row,
        and nothing is saved until all of them are right.
      </p>
      <div className="row-links">
        <LinkButton href="/my-impact/manage/vehicles/import">Import a CSV file</LinkButton>
        {hasVehicles ? (
          <LinkButton href="/my-impact/manage/vehicles.csv">Export as CSV</LinkButton>
        ) : null}
      </div>
    </section>
  )
}
