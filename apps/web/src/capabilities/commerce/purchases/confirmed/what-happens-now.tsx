import type { PaymentOutcome } from '@understory/contracts/commerce/payments/payments.ts'
import type { CertificateVerification } from '@understory/contracts/proof/certificates.ts'
import { type CalendarDate, longDate } from '@understory/domain/calendar/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import type { ReactNode } from 'react'
import { purchasesMessage, purchasesRich } from '../messages/messages.generated.ts'
import { deliveryWords } from './delivery-words.ts'
import styles from './payment-thanks.module.css'
import type { SupplyPromise } from './supply-promise.ts'

/** What the plan that was paid takes next. */
export type ThankedPlan = {
  readonly nextPayment: CalendarDate
  readonly totalMinor: number
  readonly currency: Currency
}

export type WhatHappensNowProps = {
  readonly outcome: PaymentOutcome
  readonly certificate: CertificateVerification | null
  readonly promise: SupplyPromise | null
  readonly onwards: string | null
  readonly plan: ThankedPlan | null
  /** The email of someone who paid as a guest. */
  readonly guest: string | null
}

/** From the payment to what is still to come, and the way onwards. */
export function WhatHappensNow(props: WhatHappensNowProps) {
  const { outcome, promise, plan } = props
  const { milliTrees, co2eGrams, plasticGrams, delivery } = outcome
  const isFunded = milliTrees + co2eGrams + plasticGrams > 0
  return (
    <section className="flow-16" aria-labelledby="now">
      <h2 id="now">{purchasesMessage('whatHappensNow.whatHappensNow')}</h2>
      <ol className={styles.steps}>
        <Step name={purchasesMessage('whatHappensNow.paid')} isDone>
          {purchasesMessage('whatHappensNow.receiptComesEmailWithin', {
            money: formatMoney({ minor: outcome.totalMinor, currency: outcome.currency }),
          })}
        </Step>
        {isFunded ? (
          <Step name={purchasesMessage('whatHappensNow.recorded')} isDone>
            <Recorded logIndexes={outcome.logIndexes} />
          </Step>
        ) : null}
        {promise ? <Supplied promise={promise} /> : null}
        {plan ? (
          <Step name={purchasesMessage('whatHappensNow.nextPayment')}>
            {purchasesRich('whatHappensNow.changeCancelAnyTime', {
              money: formatMoney(moneyOf(plan)),
              longDate: longDate(plan.nextPayment),
              link: (words) => <a href="/my-impact/manage/subscriptions">{words}</a>,
            })}
          </Step>
        ) : null}
        {delivery ? (
          <Step
            name={
              delivery.byEmail + delivery.byLink === 1
                ? purchasesMessage('whatHappensNow.yourGift')
                : purchasesMessage('whatHappensNow.yourGifts')
            }
          >
            {deliveryWords(delivery)}
          </Step>
        ) : null}
      </ol>
      <Onwards {...props} />
    </section>
  )
}

type StepProps = {
  readonly name: string
  readonly isDone?: boolean
  readonly children: ReactNode
}

function Step({ name, isDone, children }: StepProps) {
  return (
    <li data-done={isDone || undefined}>
      <strong>{name}.</strong> {children}
    </li>
  )
}

/** Of this payment alone: the certificate of a plan grows with each. */
function Recorded({ logIndexes }: Pick<PaymentOutcome, 'logIndexes'>) {
  const leaves = logIndexes.filter((index) => index !== null)
  if (leaves.length === 0 || leaves.length < logIndexes.length) {
    return purchasesMessage('whatHappensNow.ledgerAnyoneNumberCertificate')
  }
  return purchasesRich('whatHappensNow.leafPublicLedgerWhere', {
    count: leaves.length,
    value: new Intl.ListFormat('en-GB').format(leaves.map(String)),
    link: (words) => <a href="/public-ledger">{words}</a>,
  })
}

/** What backs it, and by when: the day a project promises, and none that nobody knows. */
function Supplied({ promise: { isSupplied, by, treeProject } }: { promise: SupplyPromise }) {
  return (
    <Step name={purchasesMessage('whatHappensNow.supplied')} isDone={by === null && isSupplied}>
      {by === null
        ? purchasesMessage('whatHappensNow.boughtAheadStandsBehind')
        : purchasesMessage('whatHappensNow.latestBatchBehindEntered', { longDate: longDate(by) })}
      {treeProject ? (
        <>
          {' '}
          {purchasesRich('whatHappensNow.nobodyNameDayPlanting', {
            link: (words) => <a href={`/projects/${treeProject.id}`}>{words}</a>,
            name: treeProject.name,
          })}
        </>
      ) : null}
    </Step>
  )
}

function Onwards({ outcome: { isGift }, onwards, guest }: WhatHappensNowProps) {
  return (
    <div className="row-16">
      {onwards ? (
        <LinkButton href={onwards} look="action">
          {purchasesMessage('whatHappensNow.continue')}
        </LinkButton>
      ) : null}
      {isGift && !guest ? (
        <LinkButton href="/my-impact/manage/gifts" look={onwards ? 'plain' : 'action'}>
          {purchasesMessage('whatHappensNow.seeYourGifts')}
        </LinkButton>
      ) : null}
      {guest ? null : (
        <LinkButton
          href="/my-impact/dashboards/impact?welcome=true"
          look={onwards || isGift ? 'plain' : 'action'}
        >
          {purchasesMessage('whatHappensNow.seeMyImpact')}
        </LinkButton>
      )}
    </div>
  )
}

const moneyOf = ({ totalMinor: minor, currency }: ThankedPlan) => ({ minor, currency })
