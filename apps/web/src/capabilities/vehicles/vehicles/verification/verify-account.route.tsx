import { VerifyAccountVehicles } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { emissionFigureOf } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { data } from 'react-router'
import { publicApi } from '../../../../http/session.ts'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import type { Route } from './+types/verify-account.route'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: vehiclesMessage('verifyAccount.offsetVehicles'),
    description: vehiclesMessage('verifyAccount.description'),
    path: '/impact/vehicles/account',
    robots: 'noindex',
  })

export async function loader({ request, context }: Route.LoaderArgs) {
  const accountId = new URL(request.url).searchParams.get('id') ?? ''
  const answer = await publicApi(request, context)(VerifyAccountVehicles, { params: { accountId } })
  if (answer.ok) return { shown: answer.data, isTooOften: false }
  const isTooOften = answer.refusal.code === 'TOO_MANY_ATTEMPTS'
  return data({ shown: null, isTooOften }, { status: isTooOften ? 429 : 404 })
}

export default function VerifyAccountRoute({ loaderData }: Route.ComponentProps) {
  const { shown, isTooOften } = loaderData
  if (!shown) return <NotShown isTooOften={isTooOften} />
  const { name, vehicles, co2eGrams, until } = shown
  return (
    <div className="page page-end page-top flow-32">
      <div className="columns">
        <div className="flow-24">
          <header className="flow-12">
            <h1>{name}</h1>
            <p className="lead quiet">
              {vehicles === 0
                ? vehiclesMessage('verifyAccount.noVehicleTheirsOffset')
                : vehiclesMessage('verifyAccount.vehicleTheirsOffsetToday', {
                    count: vehicles === 1 ? '' : formatCount(vehicles),
                    oneVehicles: vehicles === 1 ? 'yes' : 'other',
                  })}
            </p>
          </header>
          {vehicles > 0 ? (
            <Stat
              impact="co2e"
              {...emissionFigureOf(co2eGrams)}
              meaning={vehiclesMessage('verifyAccount.emittedInYearBy', {
                words: until
                  ? vehiclesMessage('verifyAccount.lastUntil', { until: longDate(until) })
                  : '',
              })}
            />
          ) : null}
          <p>{vehiclesMessage('verifyAccount.countedLedgerOpenedPage')}</p>
          <div>
            <LinkButton href="/impact/vehicles">
              {vehiclesMessage('verifyAccount.verifyOneVehicle')}
            </LinkButton>
          </div>
        </div>
        <Picture shapes={spot('road')} width={320} height={220} />
      </div>
    </div>
  )
}

function NotShown({ isTooOften }: { readonly isTooOften: boolean }) {
  return (
    <EmptyState
      title={
        isTooOften
          ? vehiclesMessage('verifyAccount.oneMomentPlease')
          : vehiclesMessage('verifyAccount.nothingIsShownHere')
      }
      level="h1"
      picture={spot('search')}
      action={
        <LinkButton href="/impact/vehicles">
          {vehiclesMessage('verifyAccount.verifyOneVehicle')}
        </LinkButton>
      }
    >
      {isTooOften
        ? vehiclesMessage('verifyAccount.tooManyLookedUp')
        : vehiclesMessage('verifyAccount.noAccountNumberShows')}
    </EmptyState>
  )
}
