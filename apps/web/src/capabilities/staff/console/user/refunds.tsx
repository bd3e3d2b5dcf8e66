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
      <h2 id="subscriptions">Subscriptions</h2>
      {subscriptions.length === 0 ? <p className="quiet">None.</p> : null}
      {subscriptions.map(({ id, product, status, account, createdAt, payments }) => (
        <DataTable
          key={id}
          caption={`${productName(product)} of ${account}, ${statusLabel(status).toLowerCase()}, since ${shownDate(createdAt)}`}
          rows={payments}
          rowKey={(payment) => payment.id}
          columns={[
            { key: 'at', title: 'Date', cell: ({ date }) => shownDate(date) },
            {
              key: 'status',
              title: 'Status',
              cell: (payment) => (payment.isRefunded ? 'Refunded' : invoiceLabel(payment.status)),
            },
            { key: 'total', title: 'Total', figures: true, cell: AmountPaid },
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
        label: `${shownDate(purchase.createdAt)}, ${total(purchase)}, a purchase of ${purchase.account}`,
      })),
    ...subscriptions.flatMap(({ product, account, payments }) =>
      payments
        .filter(({ status, isRefunded }) => status === 'paid' && !isRefunded)
        .map((payment) => ({
          value: payment.id,
          label: `${shownDate(payment.date)}, ${total(payment)}, ${productName(product)} of ${account}`,
        })),
    ),
  ]
  const problem = refused?.problems.paymentOf
  return (
    <section className={styles.part} aria-labelledby="refund">
      <h2 id="refund">Refund a payment</h2>
      {isDone ? (
        <Notice kind="success" title="The refund is on its way">
          The payment provider gives the money back, and what it funded is reversed.
        </Notice>
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {options.length === 0 ? (
        <p className="quiet">Nothing is paid that could go back.</p>
      ) : (
        <WithDuty may={may} duty="refund">
          <form method="post" className={styles.form}>
            <p className="quiet">
              The whole payment goes back to the card, and its impact is reversed. A subscription
              goes on.
            </p>
            <Field id="paymentOf" label="Payment" error={problem}>
              <Select
                {...fieldAria('paymentOf', { error: problem })}
                name="paymentOf"
                options={options}
                defaultValue={refused?.values.paymentOf ?? ''}
              >
                <option value="">Please choose</option>
              </Select>
            </Field>
            <ReasonField id="refund-reason" refused={refused} />
            <div>
              <Button type="submit" look="action">
                Refund it
              </Button>
            </div>
          </form>
        </WithDuty>
      )}
    </section>
  )
}
