import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import { VerifyVehicle } from '@understory/contracts/vehicles/vehicles/vehicles.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import {
  coveredWord,
  distanceWord,
  tonnesWord,
} from '@understory/domain/vehicles/identification/emissions/emission-words.ts'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { data } from 'react-router'
import { readForm } from '../../../../http/posted-form.ts'
import { publicApi } from '../../../../http/session.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { pageMeta } from '../../../../shell/page-meta.ts'
import { RegistrationNumber } from '../../identification/public.ts'
import { vehiclesMessage, vehiclesRich } from '../messages/messages.generated.ts'
import type { Route } from './+types/verify-vehicle.route'
import { VehicleSearchForm } from './vehicle-search-form.tsx'
import styles from './verify-vehicle.module.css'

type Verdict = AnswerOf<typeof VerifyVehicle>

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: vehiclesMessage('verifyVehicle.verifyAVehicle'),
    description: vehiclesMessage('verifyVehicle.description'),
    path: '/impact/vehicles/vehicle',
    robots: 'noindex',
  })

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const registrationNumber = form.text('registrationNumber')
  const answer = await publicApi(request, context)(VerifyVehicle, { body: { registrationNumber } })
  if (answer.ok) return { verdict: answer.data, refused: null }
  const refused = form.refused(answer.refusal)
  return data({ verdict: null, refused }, { status: answer.status })
}

export default function VerifyVehicleRoute({ actionData }: Route.ComponentProps) {
  const refused = actionData?.refused ?? null
  const verdict = actionData?.verdict ?? null
  const problem = refused?.problems.registrationNumber
  return (
    <div className={`page page-end page-top flow-32 ${styles.narrow}`}>
      <h1>{vehiclesMessage('verifyVehicle.verifyAVehicle')}</h1>
      {verdict ? <VerdictNotice verdict={verdict} /> : null}
      {refused && !problem ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <VehicleSearchForm
        {...(refused && { typed: refused.values.registrationNumber ?? '' })}
        {...(problem && { error: problem })}
      />
      <p>
        <a href="/impact/vehicles">{vehiclesMessage('verifyVehicle.answerSaysDoes')}</a>
      </p>
    </div>
  )
}

function VerdictNotice({ verdict }: { readonly verdict: Verdict }) {
  const number = <RegistrationNumber number={verdict.registrationNumber} />
  const { coverage, restGrams, by } = verdict
  if (!coverage) {
    return (
      <Notice
        kind="warning"
        title={
          <>
            {vehiclesMessage('verifyVehicle.noOffsetOf')} {number}{' '}
            {vehiclesMessage('verifyVehicle.runsToday')}
          </>
        }
      >
        {vehiclesMessage('verifyVehicle.checkNumberNeverGiven')}
      </Notice>
    )
  }
  const covered = vehiclesMessage('verifyVehicle.kmCo2e', {
    kilometres: distanceWord(coverage.kilometres),
    grams: coveredWord(coverage.grams, coverage.grams + restGrams),
  })
  const until = longDate(coverage.until)
  return (
    <Notice
      kind={restGrams === 0 ? 'success' : 'warning'}
      title={
        restGrams === 0 ? (
          <>
            {number} {vehiclesMessage('verifyVehicle.isOffset')}
          </>
        ) : (
          <>
            {number} {vehiclesMessage('verifyVehicle.isOffsetInPart')}
          </>
        )
      }
    >
      {vehiclesMessage('verifyVehicle.coversYearDrivingUntil', { covered, until })}
      {by
        ? vehiclesRich('verifyVehicle.by', {
            link: (words) => <a href={`/impact/vehicles/account?id=${by.accountId}`}>{words}</a>,
            name: by.name,
          })
        : null}
      {vehiclesMessage('verifyVehicle.ownerStatesMoreDriving', {
        tonnesWord: restGrams > 0 ? tonnesWord(restGrams) : '',
        hasRestGrams: restGrams > 0 ? 'yes' : 'other',
      })}
    </Notice>
  )
}
