import type { IdentifyView } from '@understory/contracts/vehicles/identification/identify-vehicles.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import type { OffsetPricing } from '../../../commerce/prices/public.ts'
import type { Audience } from '../audience.ts'
import { identificationMessage } from '../messages/messages.generated.ts'
import type { RefusedVehicleForm } from '../refused.ts'
import { IdentifiedVehicle } from './identified-vehicle.tsx'
import { ConfirmFound } from './questions/confirm-found.tsx'
import { KindChooser } from './questions/kind-chooser.tsx'
import { Question } from './questions/question.tsx'
import { RegistrationSearch } from './questions/registration-search.tsx'
import { WaysToIdentify } from './questions/ways-to-identify.tsx'
import { UnsavedList } from './unsaved-list.tsx'

type IdentifyPageProps = {
  readonly audience: Audience
  readonly view: IdentifyView
  readonly isSignedIn: boolean
  readonly added: string | null
  /** Of offsetting the vehicle that is identified. */
  readonly pricing: OffsetPricing | null
  readonly refused: RefusedVehicleForm | null
}

/** Identifying a vehicle step by step, with the list of those that were added beside it. */
export function IdentifyPage(props: IdentifyPageProps) {
  const { audience, view, isSignedIn, added, refused, pricing } = props
  const isFieldProblem = refused !== null && Object.keys(refused.problems).length > 0
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>
          {audience === 'business'
            ? identificationMessage('identify.measureYourVehicles')
            : identificationMessage('identify.measureYourVehicle')}
        </h1>
        <p className="lead quiet">{identificationMessage('identify.registrationModelSizeEvery')}</p>
      </header>
      <div className="columns">
        <div className="flow-24">
          {refused && !isFieldProblem ? (
            <RefusalNotice answer={refused} title={refused.message}>
              {refused.intent === 'search'
                ? identificationMessage('identify.lookCarUpModel')
                : null}
            </RefusalNotice>
          ) : null}
          {added && !refused ? (
            <PageToast id="added" kind="success" body={identificationMessage('identify.body')} />
          ) : null}
          <KindChooser view={view} />
          <WaysToIdentify view={view} />
          <Step view={view} refused={refused} pricing={pricing} />
        </div>
        <UnsavedList view={view} isSignedIn={isSignedIn} refused={refused} />
      </div>
    </div>
  )
}

function Step({ view, refused, pricing }: Pick<IdentifyPageProps, 'view' | 'refused' | 'pricing'>) {
  if (view.question) return <Question view={view} question={view.question} />
  if (view.action === 'registration-search') return <RegistrationSearch refused={refused} />
  if (view.action === 'registration-confirm' && view.found && !view.identified) {
    return <ConfirmFound found={view.found} market={view.form.market} />
  }
  if (!view.identified) return <NotComputed />
  return <IdentifiedVehicle {...{ view, refused, pricing }} identified={view.identified} />
}

function NotComputed() {
  return (
    <>
      <Notice
        kind="warning"
        title={identificationMessage('identify.combinationCannotComputedPlease')}
      />
      <form method="post">
        <Button type="submit" name="intent" value="reset">
          {identificationMessage('identify.startAgain')}
        </Button>
      </form>
    </>
  )
}
