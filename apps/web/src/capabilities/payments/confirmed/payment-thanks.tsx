import type { CertificateVerification } from '@understory/contracts/certificates.ts'
import type { PaymentOutcome } from '@understory/contracts/payments.ts'
import { certificateCode, shownCode } from '@understory/domain/certificates/certificate-code.ts'
import { type CalendarDate, longDate } from '@understory/domain/quantity/calendar.ts'
import { findCountry } from '@understory/domain/quantity/countries.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/place.ts'
import { projectScene } from '@understory/pictures/project-scene.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import { CertificatePicture } from '../../../shell/certificate-picture.tsx'
import { CopyLink } from '../../../shell/copy-link.tsx'
import { FirstPasswordForm } from './first-password-form.tsx'
import styles from './payment-thanks.module.css'

/** What the plan that was paid takes next. */
export type ThankedPlan = {
  readonly nextPayment: string
  readonly totalMinor: number
  readonly currency: Currency
}

type PaymentThanksProps = {
  readonly outcome: PaymentOutcome
  readonly certificate: CertificateVerification | null
  /** Where it goes, if there is no certificate that says so. */
  readonly projects: readonly PicturedProject[]
  readonly onwards: string | null
  readonly plan: ThankedPlan | null
  /** The email of someone who paid as a guest. */
  readonly guest: string | null
}

/** The thing itself: the forest that was just funded, and the certificate of it; of a service, its name. */
export function PaymentThanks(props: PaymentThanksProps) {
  const { outcome, certificate, guest } = props
  const { milliTrees, co2eGrams, plasticGrams, totalMinor, currency, certificateId, product } =
    outcome
  const funded = [
    milliTrees > 0 ? formatTrees(milliTrees) : null,
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} of CO2e` : null,
    plasticGrams > 0 ? `${formatGrams(plasticGrams)} of plastic` : null,
  ].filter(Boolean)
  return (
    <>
      {funded.length > 0 ? (
        <div className={styles.picture}>
          {certificate ? (
            <CertificatePicture certificate={certificate} />
          ) : (
            <FundedPicture outcome={outcome} projects={props.projects} />
          )}
        </div>
      ) : null}
      <div className={`page ${styles.thanks}`} data-payment-completed="">
        <h1>{funded.length > 0 ? 'Thank you. It is in the ledger.' : 'Thank you. It is paid.'}</h1>
        <p className="lead">
          You paid {formatMoney({ minor: totalMinor, currency })}
          {funded.length > 0 ? ` and funded ${funded.join(', ')}` : ` for ${bought(product)}`}.
          {certificate ? ` ${placesOf(certificate)}` : ''}
        </p>
        {guest ? <FirstPasswordForm email={guest} /> : null}
        <div className={styles.halves}>
          {certificateId ? <Certificate certificateId={certificateId} /> : null}
          <WhatHappensNow {...props} />
        </div>
      </div>
    </>
  )
}

/** Where there is no certificate of the payer's own, as of gifts. */
function FundedPicture({ outcome, projects }: Pick<PaymentThanksProps, 'outcome' | 'projects'>) {
  const size = { width: 1440, height: 460 }
  const { purchaseId, milliTrees, co2eGrams, plasticGrams } = outcome
  const trees = Math.floor(milliTrees / 1000)
  const funded = { seed: purchaseId, trees, co2eGrams, plasticGrams }
  const date = new Date().toISOString().slice(0, 10)
  const drawn = projectScene({ ...funded, ...size, projects, date })
  return <Picture shapes={drawn.shapes} {...size} fit="cover" />
}

/** "It happens at Mangroves of Mahajanga, Madagascar." */
function placesOf({ projects }: CertificateVerification): string {
  const places = projects.map(
    ({ name, country }) => `${name} (${findCountry(country)?.name ?? country})`,
  )
  return places.length === 0 ? '' : `It happens at ${places.join(', ')}.`
}

function WhatHappensNow({ outcome, onwards, plan, guest }: PaymentThanksProps) {
  const { milliTrees, co2eGrams, plasticGrams, isGift } = outcome
  const isFunded = milliTrees + co2eGrams + plasticGrams > 0
  return (
    <section className="flow-16" aria-labelledby="now">
      <h2 id="now">What happens now</h2>
      <ol className={styles.steps}>
        {isFunded ? (
          <li>
            <strong>Recorded.</strong> The ledger has it, and anyone who has the number of the
            certificate can check it.
          </li>
        ) : null}
        <li>
          <strong>Receipt.</strong> It comes by email within a few minutes, with the invoice.
        </li>
        {plan ? (
          <li>
            <strong>Next payment.</strong> {formatMoney(moneyOf(plan))} on{' '}
            {longDate(plan.nextPayment as CalendarDate)}.{' '}
            <a href="/my-impact/manage/subscriptions">Change or cancel it at any time</a>.
          </li>
        ) : null}
        {isGift ? (
          <li>
            <strong>Your gift.</strong> It goes out on the day you chose; without an email you hand
            over its link.
          </li>
        ) : null}
      </ol>
      <div className="row-16">
        {onwards ? (
          <LinkButton href={onwards} look="action">
            Continue
          </LinkButton>
        ) : null}
        {isGift && !guest ? (
          <LinkButton href="/my-impact/manage/gifts" look={onwards ? 'plain' : 'action'}>
            See your gifts
          </LinkButton>
        ) : null}
        {guest ? null : (
          <LinkButton
            href="/my-impact/dashboards/impact?welcome=true"
            look={onwards || isGift ? 'plain' : 'action'}
          >
            See my impact
          </LinkButton>
        )}
      </div>
    </section>
  )
}

function Certificate({ certificateId }: { readonly certificateId: string }) {
  return (
    <section className={`panel ${styles.certificate}`} aria-labelledby="certificate">
      <h2 id="certificate">Your certificate</h2>
      <img
        src={`/certificates/${certificateId}.png`}
        width={1200}
        height={630}
        alt="The certificate as it can be shared: its figures, its name and its date"
      />
      <div className="row-16">
        <LinkButton href={`/my-impact/certificates/${certificateId}.pdf`}>
          Download certificate
        </LinkButton>
        <a href={`/verify/${certificateId}`}>See the public page</a>
        <CopyLink path={`/verify/${certificateId}`} />
      </div>
      <p className="quiet">
        Anyone can check it with its short code,{' '}
        <strong className="nowrap">{shownCode(certificateCode(certificateId))}</strong>.
      </p>
    </section>
  )
}

const moneyOf = ({ totalMinor: minor, currency }: ThankedPlan) => ({ minor, currency })

/** What funds nothing is a service. */
function bought(product: string): string {
  return product === 'business-premium-recurring' ? 'Premium' : 'our service'
}
