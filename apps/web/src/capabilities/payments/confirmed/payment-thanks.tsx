import type { PaymentOutcome } from '@understory/contracts/payments.ts'
import { formatGrams, formatMoney, formatTrees } from '@understory/domain/quantity/format.ts'
import { scene } from '@understory/pictures/scene.ts'
import { LinkButton } from '@understory/ui/button.tsx'
import { Picture } from '@understory/ui/picture.tsx'
import styles from './payment-thanks.module.css'

/** The thing itself: the forest that was just funded, and the certificate of it; of a service, its name. */
export function PaymentThanks({
  outcome,
  onwards,
}: {
  outcome: PaymentOutcome
  onwards: string | null
}) {
  const { milliTrees, co2eGrams, plasticGrams, totalMinor, currency, certificateId, product } =
    outcome
  const drawn = scene({
    seed: outcome.purchaseId,
    trees: Math.floor(milliTrees / 1000),
    co2eGrams,
    plasticGrams,
    width: 1440,
    height: 460,
  })
  const funded = [
    milliTrees > 0 ? formatTrees(milliTrees) : null,
    co2eGrams > 0 ? `${formatGrams(co2eGrams)} of CO2e` : null,
    plasticGrams > 0 ? `${formatGrams(plasticGrams)} of plastic` : null,
  ].filter(Boolean)
  return (
    <>
      {funded.length > 0 ? (
        <div className={styles.picture}>
          <Picture shapes={drawn.shapes} width={1440} height={460} fit="cover" />
        </div>
      ) : null}
      <div className={`page ${styles.thanks}`}>
        <h1>{funded.length > 0 ? 'Thank you. It is in the ledger.' : 'Thank you. It is paid.'}</h1>
        <p className="lead">
          You paid {formatMoney({ minor: totalMinor, currency })}
          {funded.length > 0 ? ` and funded ${funded.join(', ')}` : ` for ${bought(product)}`}. The
          receipt is on its way by email.
        </p>
        <div className="row-16">
          {outcome.isGift ? (
            <LinkButton href="/my-impact/manage/gifts" look={onwards ? 'plain' : 'action'}>
              See your gifts
            </LinkButton>
          ) : null}
          {onwards ? (
            <LinkButton href={onwards} look="action">
              Continue
            </LinkButton>
          ) : null}
          {certificateId ? (
            <LinkButton
              href={`/my-impact/certificates/${certificateId}.pdf`}
              look={onwards ? 'plain' : 'action'}
            >
              Download certificate
            </LinkButton>
          ) : null}
          {certificateId ? (
            <LinkButton href={`/verify/${certificateId}`}>See the public page</LinkButton>
          ) : null}
          <LinkButton href="/my-impact/dashboards/impact?welcome=true">See my impact</LinkButton>
        </div>
      </div>
    </>
  )
}

/** What funds nothing is a service. */
function bought(product: string): string {
  return product === 'business-premium-recurring' ? 'Premium' : 'our service'
}
