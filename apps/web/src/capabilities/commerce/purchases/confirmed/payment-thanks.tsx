import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { findCountry } from '@understory/domain/countries/countries.ts'
import {
  certificateCode,
  shownCode,
} from '@understory/domain/proof/certificates/certificate-code.ts'
import { formatMoney, impactInWords } from '@understory/domain/quantity/format.ts'
import { milliTrees as asMilliTrees, grams } from '@understory/domain/quantity/impact-quantity.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { projectScene } from '@understory/pictures/scenes/project-scene.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import { WidePicture } from '@understory/ui/pictures/wide-picture.tsx'
import { CopyLink } from '../../../../shell/copy-link.tsx'
import { CertificatePicture } from '../../../proof/certificates/public.ts'
import { purchasesMessage, purchasesRich } from '../messages/messages.generated.ts'
import { FirstPasswordForm } from './first-password-form.tsx'
import { type PaidGift, PaidGifts } from './paid-gifts.tsx'
import styles from './payment-thanks.module.css'
import { WhatHappensNow, type WhatHappensNowProps } from './what-happens-now.tsx'

type PaymentThanksProps = WhatHappensNowProps & {
  readonly gifts: readonly PaidGift[]
  readonly origin: string
  /** Where it goes, if there is no certificate that says so. */
  readonly projects: readonly PicturedProject[]
}

/** The thing itself: the forest that was just funded, and the certificate of it; of a service, its name. */
export function PaymentThanks(props: PaymentThanksProps) {
  const { outcome, certificate, guest } = props
  const { totalMinor, currency, certificateId, product } = outcome
  const isFunded = impactOf(outcome) !== null
  return (
    <>
      {isFunded ? (
        <div className={styles.planted}>
          <WidePicture height="middle">
            {certificate ? (
              <CertificatePicture certificate={certificate} />
            ) : (
              <FundedPicture outcome={outcome} projects={props.projects} />
            )}
          </WidePicture>
        </div>
      ) : null}
      <div className={`page ${styles.thanks}`} data-payment-completed="">
        <h1>
          {purchasesRich('paymentThanks.thankLedger', {
            part: (words) => <span className={styles.whole}>{words}</span>,
            isFunded: isFunded ? 'yes' : 'other',
          })}
        </h1>
        <p className="lead">
          {purchasesMessage('paymentThanks.youPaid', {
            money: formatMoney({ minor: totalMinor, currency }),
          })}
          {isFunded
            ? purchasesMessage('paymentThanks.andFunded', {
                fundedAt: fundedAt(outcome, certificate),
              })
            : purchasesMessage('paymentThanks.for', { bought: bought(product) })}
          .
        </p>
        {outcome.covers.map((words) => (
          <p key={words}>{purchasesMessage('paymentThanks.for2', { words })}</p>
        ))}
        {guest ? <FirstPasswordForm email={guest} /> : null}
        <div className={styles.halves}>
          {certificateId ? <Certificate certificateId={certificateId} /> : null}
          <PaidGifts gifts={props.gifts} origin={props.origin} />
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

const impactOf = ({ milliTrees, co2eGrams, plasticGrams }: PaymentOutcome) =>
  impactInWords({
    trees: asMilliTrees(milliTrees),
    co2e: grams(co2eGrams),
    plastic: grams(plasticGrams),
  })

/** '10 trees: Mangroves of Mahajanga, Madagascar'. */
function fundedAt(outcome: PaymentOutcome, certificate: CertificateVerification | null): string {
  const places = (certificate?.projects ?? []).map(
    ({ name, country }) => `${name}, ${findCountry(country)?.name ?? country}`,
  )
  return [impactOf(outcome), places.join('; ')].filter(Boolean).join(': ')
}

function Certificate({ certificateId }: { readonly certificateId: string }) {
  return (
    <section className={`panel ${styles.certificate}`} aria-labelledby="certificate">
      <h2 id="certificate">{purchasesMessage('paymentThanks.yourCertificate')}</h2>
      <img
        src={`/certificates/${certificateId}.png`}
        width={1200}
        height={630}
        alt={purchasesMessage('paymentThanks.certificateSharedFiguresName')}
      />
      <div className="row-16">
        <LinkButton href={`/my-impact/certificates/${certificateId}.pdf`}>
          {purchasesMessage('paymentThanks.downloadCertificate')}
        </LinkButton>
        <a href={`/verify/${certificateId}`}>
          {purchasesMessage('paymentThanks.seeThePublicPage')}
        </a>
        <CopyLink path={`/verify/${certificateId}`} />
      </div>
      <p className="quiet">
        {purchasesRich('paymentThanks.anyoneCheckShortCode', {
          strong: (words) => <strong className="nowrap">{words}</strong>,
          code: shownCode(certificateCode(certificateId)),
        })}
      </p>
    </section>
  )
}

/** What funds nothing is a service. */
function bought(product: string): string {
  return product === 'business-premium-recurring'
    ? purchasesMessage('paymentThanks.premium')
    : purchasesMessage('paymentThanks.ourService')
}
