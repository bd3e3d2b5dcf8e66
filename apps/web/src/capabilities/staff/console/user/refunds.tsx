import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ViewUser } from '@understory/contracts/staff/console/staff.ts'
import { productName } from '@understory/domain/commerce/subscriptions/plans.ts'
import {
  invoiceLabel,
  statusLabel,
} from '@understory/domain/commerce/subscriptions/subscription-status.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { shownDate } from '../../../../shell/shown-date.ts'
import { AmountPaid } from '../../../commerce/payments/public.ts'
import { consoleMessage } from '../messages/messages.generated.ts'
import { ReasonField } from '../reason-field.tsx'
import styles from '../staff.module.css'
import { type Duties, WithDuty } from '../with-duty.tsx'

type View = AnswerOf<typeof ViewUser>
type Payment = View['subscriptions'][number]['payments'][number]

const total = ({ totalMinor, currency }: Pick<Payment, 'totalMinor' | 'currency'>) =>
  formatMoney({ minor: totalMinor, currency })

export function Subscriptions({ subscriptions }: Pick<View, 'subscriptions'>) {
  return (
    <section className={styles.part} aria-labelledby="subscriptions">
      <h2 id="subscriptions">{consoleMessage('refunds.subscriptions')}</h2>
      {subscriptions.length === 0 ? (
        <p className="quiet">{consoleMessage('refunds.none')}</p>
      ) : null}
      {subscriptions.map(({ id, product, status, account, createdAt, payments }) => (
        <DataTable
          key={id}
          caption={consoleMessage('refunds.caption', {
            productName: productName(product),
            account,
            statusLabel: statusLabel(status).toLowerCase(),
            date: shownDate(createdAt),
          })}
          rows={payments}
          rowKey={(payment) => payment.id}
          columns={[
            {
              key: 'at',
              title: consoleMessage('refunds.date'),
              cell: ({ date }) => shownDate(date),
            },
            {
              key: 'status',
              title: consoleMessage('refunds.status'),
              cell: (payment) =>
                payment.isRefunded
                  ? consoleMessage('refunds.refunded')
                  : invoiceLabel(payment.status),
            },
            {
              key: 'total',
              title: consoleMessage('refunds.total'),
              figures: true,
              cell: AmountPaid,
            },
          ]}
        />
      ))}
    </section>
  )
}

type RefundProps = Pick<View, 'purchases' | 'subscriptions'> & {
  readonly may: Duties
  readonly isDone: boolean
  readonly refused: FormAnswer | null
}

/** Whole payments only: a partial refund is a price reduction, made at the provider. */
export function Refund({ may, purchases, subscriptions, isDone, refused }: RefundProps) {
  const options = [
    ...purchases
      .filter(({ status }) => status === 'paid')
      .map((purchase) => ({
        value: purchase.id,
        label: consoleMessage('refunds.aPurchaseOf', {
          date: shownDate(purchase.createdAt),
          total: total(purchase),
          account: purchase.account,
        }),
      })),
    ...subscriptions.flatMap(({ product, account, payments }) =>
      payments
        .filter(({ status, isRefunded }) => status === 'paid' && !isRefunded)
        .map((payment) => ({
          value: payment.id,
          label: consoleMessage('refunds.of', {
            date: shownDate(payment.date),
            total: total(payment),
            productName: productName(product),
            account,
          }),
        })),
    ),
  ]
  const problem = refused?.problems.paymentOf
  return (
    <section className={styles.part} aria-labelledby="refund">
      <h2 id="refund">{consoleMessage('refunds.refundAPayment')}</h2>
      {isDone ? (
        <Notice kind="success" title={consoleMessage('refunds.refundWay')}>
          {consoleMessage('refunds.paymentProviderGivesMoney')}
        </Notice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {options.length === 0 ? (
        <p className="quiet">{consoleMessage('refunds.nothingPaidCouldGo')}</p>
      ) : (
        <WithDuty may={may} duty="refund">
          <form method="post" className={styles.form}>
            <p className="quiet">{consoleMessage('refunds.wholePaymentGoesBack')}</p>
            <Field id="paymentOf" label={consoleMessage('refunds.payment')} error={problem}>
              <Select
                {...fieldAria('paymentOf', { error: problem })}
                name="paymentOf"
                options={options}
                defaultValue={refused?.values.paymentOf ?? ''}
              >
                <option value="">{consoleMessage('refunds.pleaseChoose')}</option>
              </Select>
            </Field>
            <ReasonField id="refund-reason" refused={refused} />
            <div>
              <Button type="submit" look="action">
                {consoleMessage('refunds.refundIt')}
              </Button>
            </div>
          </form>
        </WithDuty>
      )}
    </section>
  )
}
