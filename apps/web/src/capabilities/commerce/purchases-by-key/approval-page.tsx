import type { PurchaseByKey } from '@understory/contracts/commerce/purchases-by-key.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage } from '../../../shell/account-page.tsx'
import type { PaymentOrder } from '../purchases/public.ts'
import { purchasesByKeyMessage } from './messages/messages.generated.ts'

type AskedPurchase = Omit<PurchaseByKey, 'quote'>
type ApprovalPageProps = { readonly answer: FormAnswer | undefined } & (
  | { readonly mayDecide: false }
  | { readonly mayDecide: true; readonly asked: AskedPurchase; readonly order: PaymentOrder }
)

/** What a program wants to buy, and a yes or a no to it. */
export function ApprovalPage(props: ApprovalPageProps) {
  if (!props.mayDecide) {
    return (
      <AccountPage title={purchasesByKeyMessage('page')}>
        <Notice kind="info" title={purchasesByKeyMessage('mayNot.title')}>
          <p>{purchasesByKeyMessage('mayNot.ask')}</p>
        </Notice>
      </AccountPage>
    )
  }
  const { asked, order, answer } = props
  return (
    <AccountPage title={purchasesByKeyMessage(`title.${asked.state}`)} lead={leadOf(asked, order)}>
      {answer ? (
        <Notice kind="error" title={answer.message}>
          {answer.code === 'CARD_DECLINED' ? (
            <p>{purchasesByKeyMessage('declined.again')}</p>
          ) : null}
        </Notice>
      ) : null}
      <Outcome asked={asked} />
      <dl className="sum-rows">
        <div>
          <dt>{purchasesByKeyMessage('key')}</dt>
          <dd>{asked.keyName}</dd>
        </div>
        {asked.reason ? (
          <div>
            <dt>{purchasesByKeyMessage('reason')}</dt>
            <dd>{asked.reason}</dd>
          </div>
        ) : null}
        {asked.reference ? (
          <div>
            <dt>{purchasesByKeyMessage('reference')}</dt>
            <dd>{asked.reference}</dd>
          </div>
        ) : null}
        {order.lines.map(({ what, detail, price }) => (
          <div key={what}>
            <dt>
              {what} <span className="quiet">{detail}</span>
            </dt>
            <dd>{price}</dd>
          </div>
        ))}
        <div className="sum-total">
          <dt>{purchasesByKeyMessage('total')}</dt>
          <dd>{order.total}</dd>
        </div>
      </dl>
      {order.note ? <p className="quiet">{order.note}</p> : null}
      {asked.state === 'waiting' ? <Decide asked={asked} total={order.total} /> : null}
    </AccountPage>
  )
}

function leadOf({ keyName: key, state }: AskedPurchase, { total }: PaymentOrder): string {
  return state === 'waiting'
    ? purchasesByKeyMessage('lead.waiting', { key, total })
    : purchasesByKeyMessage('lead.over', { key, total })
}

function Outcome({ asked: { state, status } }: { readonly asked: AskedPurchase }) {
  if (state === 'waiting') return null
  if (state === 'ended') {
    return <Notice kind="info" title={purchasesByKeyMessage('ended')} />
  }
  const isPaid = status === 'paid' || status === 'refunded'
  return (
    <Notice
      kind={isPaid ? 'success' : 'info'}
      title={isPaid ? purchasesByKeyMessage('paid') : purchasesByKeyMessage('notPaid')}
    >
      <p>
        <a href="/my-impact/manage/instant">{purchasesByKeyMessage('purchases')}</a>
      </p>
    </Notice>
  )
}

type DecideProps = { readonly asked: AskedPurchase; readonly total: string }

function Decide({ asked: { expiresAt }, total }: DecideProps) {
  return (
    <form method="post" className="flow-16">
      <p className="quiet">{purchasesByKeyMessage('until', { end: new Date(expiresAt) })}</p>
      <div className="row-16">
        <Button type="submit" look="action" name="answer" value="yes">
          {purchasesByKeyMessage('yes', { total })}
        </Button>
        <Button type="submit" name="answer" value="no">
          {purchasesByKeyMessage('no')}
        </Button>
        <LinkButton href="/my-impact/account/api-keys" look="link">
          {purchasesByKeyMessage('limits')}
        </LinkButton>
      </div>
    </form>
  )
}
