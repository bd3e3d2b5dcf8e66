import { spot } from '@understory/pictures/spots/spots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import type { Route } from './+types/verify-vehicles.route'
import { VehicleSearchForm } from './vehicle-search-form.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Verify a vehicle',
    description: 'Whether a vehicle is offset, and until when, by its registration number.',
    path: '/impact/vehicles',
  })

export default function VerifyVehicles() {
  return (
    <div className="page page-end page-top flow-32">
      <div className="columns">
        <div className="flow-24">
          <header className="flow-12">
            <h1>Verify a vehicle</h1>
            <p className="lead quiet">
              A claim on the back of a van says more when anyone can check it. Type the registration
              number, and the ledger answers.
            </p>
          </header>
          <VehicleSearchForm />
          <section className="part prose-width" aria-labelledby="answer">
            <h2 id="answer">What the answer says</h2>
            <p>
              Whether a year of its driving is offset today, and until when. Whose vehicle it is,
              only if they chose to show that. Nothing about where it goes, what it cost, or who
              drives it. A number we have never heard of answers like one that is not offset.
            </p>
          </section>
        </div>
        <Picture shapes={spot('road')} width={320} height={220} />
      </div>
    </div>
  )
}
