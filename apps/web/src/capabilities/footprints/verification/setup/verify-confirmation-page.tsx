import type { VerificationOrder } from '@understory/contracts/footprints/verification/verification-orders.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { verificationMessage } from '../messages/messages.generated.ts'
import styles from './verify-pages.module.css'
import { NextSteps } from './verify-setup-page.tsx'

type Order = VerificationOrder
type Used = NonNullable<Order['used']>

const SETUP = '/app/business/footprint/verify/one-time/setup'
const DASHBOARD = '/my-impact/dashboards/footprint'

/** What the account ordered last, and how far it is. */
export function VerifyConfirmationPage({ order }: { readonly order: Order | null }) {
  return (
    <div className={`page page-end ${styles.page}`}>
      <div className={styles.words}>
        <h1>{titleOf(order)}</h1>
        {order ? (
          <p className="lead quiet">
            {verificationMessage('verifyConfirmation.paidOn', { date: shownDate(order.paidAt) })}
          </p>
        ) : null}
        {order ? <p>{order.services.join('. ')}.</p> : null}
        {order?.used ? <Handed used={order.used} /> : <NextSteps />}
        <p className="row-12">
          {order ? (
            <>
              <LinkButton look="action" href={footprintAddress(order.used)}>
                {verificationMessage('verifyConfirmation.goToYourFootprint')}
              </LinkButton>
              <LinkButton href="/my-impact/manage/instant">
                {verificationMessage('verifyConfirmation.yourPurchases')}
              </LinkButton>
            </>
          ) : (
            <LinkButton look="action" href={SETUP}>
              {verificationMessage('verifyConfirmation.haveAFootprintVerified')}
            </LinkButton>
          )}
        </p>
      </div>
      <Picture shapes={spot('letter')} width={320} height={220} />
    </div>
  )
}

function titleOf(order: Order | null): string {
  if (!order) return verificationMessage('verifyConfirmation.noVerificationOrderedYet')
  if (!order.used) return verificationMessage('verifyConfirmation.yourVerificationIsOrdered')
  return order.used.outcome
    ? verificationMessage('verifyConfirmation.yourVerificationIsDone')
    : verificationMessage('verifyConfirmation.verificationUnderWay')
}

function Handed({ used }: { readonly used: Used }) {
  return (
    <>
      <p>{verificationInWords(used)}</p>
      {used.parts.length > 0 ? (
        <ul>
          {used.parts.map(({ name, grams }) => (
            <li key={name}>
              {verificationMessage('verifyConfirmation.ofCo2e', {
                name,
                emission: formatEmission(grams),
              })}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function verificationInWords({ companyName, requestedAt, outcome, decidedAt }: Used): string {
  const handedOver = verificationMessage('verifyConfirmation.footprintHandedOver', {
    companyName,
    date: shownDate(requestedAt),
  })
  if (!(outcome && decidedAt))
    return verificationMessage('verifyConfirmation.beingChecked', { handedOver })
  const decided = outcome === 'verified' ? 'verified' : 'returned, with what has to change,'
  return verificationMessage('verifyConfirmation.on', {
    handedOver,
    decided,
    decidedAt: shownDate(decidedAt),
  })
}

const footprintAddress = (used: Used | null): string =>
  `${DASHBOARD}${used ? `?of=${used.footprintId}` : ''}#verification`
