import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type {
  ListVehiclePayments,
  SavedVehicle,
} from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { lookupTable } from '@understory/domain/language/lookup-table.ts'
import type { Role } from '@understory/domain/people/accounts/permissions.ts'
import { formatCount } from '@understory/domain/quantity/format.ts'
import { emissionFigureOf } from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Stat } from '@understory/ui/tables/stat.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import type { Audience, RefusedVehicleForm } from '../../identification/public.ts'
import { vehiclesMessage } from '../messages/messages.generated.ts'
import { FleetFiles } from './fleet-files.tsx'
import { OwnerShown } from './owner-shown.tsx'
import { PaymentTable } from './payment-table.tsx'
import { SavedVehicleCard } from './saved-vehicle-card.tsx'
import styles from './saved-vehicles.module.css'

type VehiclesPageProps = {
  readonly kind: Audience
  readonly role: Role
  readonly account: { readonly id: string; readonly showsOwner: boolean }
  readonly totals: {
    readonly vehicles: number
    readonly grams: number
    readonly entries: number
    readonly offset: number
  }
  readonly vehicles: readonly SavedVehicle[]
  readonly page: number
  readonly pages: number
  readonly payments: AnswerOf<typeof ListVehiclePayments>['payments']
  readonly done: string | null
  readonly refused: RefusedVehicleForm | null
}

const vehiclesPageDone = (): Readonly<Record<string, string>> =>
  lookupTable({
    change: vehiclesMessage('vehicles.changedAndRecalculated'),
    recalculate: vehiclesMessage('vehicles.computedNewestFactors'),
    remove: vehiclesMessage('vehicles.removedOffsetStaysLedger'),
    owner: vehiclesMessage('vehicles.saved'),
  })

/** Every saved vehicle, what it emits, and until when it is offset. */
export function VehiclesPage(props: VehiclesPageProps) {
  const { kind, account, totals, payments, done, refused } = props
  const doneWord =
    done && (vehiclesPageDone()[done] ?? vehiclesMessage('vehicles.savedToMyVehicles'))
  return (
    <div className="page page-end page-top flow-32">
      {totals.entries === 0 ? <NoVehicles kind={kind} /> : <Head kind={kind} totals={totals} />}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {doneWord && !refused ? <PageToast id="done" kind="success" body={doneWord} /> : null}
      {totals.entries === 0 ? null : <Cards {...props} />}
      {payments.length > 0 ? (
        <section className="part prose-width" aria-labelledby="payments">
          <h2 id="payments">{vehiclesMessage('vehicles.payments')}</h2>
          <PaymentTable payments={payments} />
        </section>
      ) : null}
      {kind === 'business' ? <FleetFiles hasVehicles={totals.entries > 0} /> : null}
      {totals.entries === 0 ? null : <OwnerShown account={account} />}
    </div>
  )
}

function Head({ kind, totals }: Pick<VehiclesPageProps, 'kind' | 'totals'>) {
  const { vehicles, grams, entries, offset } = totals
  return (
    <header className="flow-24">
      <h1>{vehiclesMessage('vehicles.myVehicles')}</h1>
      <Stat
        impact="co2e"
        {...emissionFigureOf(grams)}
        meaning={vehiclesMessage('vehicles.yearByOnThis', {
          words:
            vehicles === 1
              ? vehiclesMessage('vehicles.oneVehicle')
              : vehiclesMessage('vehicles.vehicles', { vehicles: formatCount(vehicles) }),
          offset: String(offset),
          entries: String(entries),
        })}
      />
      <div className="row-12">
        <LinkButton look="action" href={`/app/${kind}/vehicle/one-time/setup`}>
          {vehiclesMessage('vehicles.offsetVehicles')}
        </LinkButton>
        <LinkButton href={`/app/${kind}/vehicle/identify`}>
          {vehiclesMessage('vehicles.addAVehicle')}
        </LinkButton>
      </div>
    </header>
  )
}

function Cards({ vehicles, page, pages, role, refused }: VehiclesPageProps) {
  return (
    <>
      <ul className={`list ${styles.cards}`}>
        {vehicles.map((saved) => (
          <li key={saved.uuid}>
            <SavedVehicleCard
              saved={saved}
              mayChange={role !== 'viewer'}
              refused={refused?.values.vehicleId === saved.uuid ? refused : null}
            />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <nav className="row-links" aria-label={vehiclesMessage('vehicles.pagesOfVehicles')}>
          {page > 1 ? (
            <LinkButton href={`?page=${page - 1}`}>{vehiclesMessage('vehicles.newer')}</LinkButton>
          ) : null}
          <span>
            {vehiclesMessage('vehicles.pageOf', { page: String(page), pages: String(pages) })}
          </span>
          {page < pages ? (
            <LinkButton href={`?page=${page + 1}`}>{vehiclesMessage('vehicles.older')}</LinkButton>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

function NoVehicles({ kind }: { readonly kind: Audience }) {
  return (
    <EmptyState
      title={vehiclesMessage('vehicles.noVehiclesYet')}
      level="h1"
      picture={spot('road')}
      action={
        <LinkButton look="action" href={`/app/${kind}/vehicle/identify`}>
          {vehiclesMessage('vehicles.measureAVehicle')}
        </LinkButton>
      }
    >
      {vehiclesMessage('vehicles.vehiclesStandEachEmits')}
    </EmptyState>
  )
}
