import { spot } from '@understory/pictures/spots/spots.ts'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/verify-vehicles.route'
import { VehicleSearchForm } from './vehicle-search-form.tsx'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: vehiclesMessage('verifyVehicles.verifyAVehicle'),
    description: vehiclesMessage('verifyVehicles.description'),
    path: '/impact/vehicles',
  })

export default function VerifyVehicles() {
  return (
    <div className="page page-end page-top flow-32">
      <div className="columns">
        <div className="flow-24">
          <header className="flow-12">
            <h1>{vehiclesMessage('verifyVehicles.verifyAVehicle')}</h1>
            <p className="lead quiet">{vehiclesMessage('verifyVehicles.claimBackVanSays')}</p>
          </header>
          <VehicleSearchForm />
          <section className="part prose-width" aria-labelledby="answer">
            <h2 id="answer">{vehiclesMessage('verifyVehicles.whatTheAnswerSays')}</h2>
            <p>{vehiclesMessage('verifyVehicles.whetherYearDrivingOffset')}</p>
          </section>
        </div>
        <Picture shapes={spot('road')} width={320} height={220} />
      </div>
    </div>
  )
}
