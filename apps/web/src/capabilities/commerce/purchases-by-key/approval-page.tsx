import type { PurchaseByKey } from '@understory/contracts/commerce/purchases-by-key.ts'
import { dayOf, longDate } from '@understory/domain/calendar/calendar.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { AccountPage } from '../../../shell/account-page.tsx'
import type { PaymentOrder } from '../purchases/public.ts'

type AskedPurchase = Omit<PurchaseByKey, 'quote'>
type ApprovalPageProps = { readonly answer: FormAnswer | undefined } & (
  | { readonly mayDecide: false }
  | { readonly mayDecide: true; readonly asked: AskedPurchase; readonly order: PaymentOrder }
)

/** What a program wants to buy, and a yes or a no to it. */
export function ApprovalPage(props: ApprovalPageProps) {
  if (!props.mayDecide) {
    return (
      <AccountPage title="A purchase needs your approval">
        <Notice kind="info" title="This is for those who may buy for the account.">
          <p>Please ask an owner, an admin or a member of it to look.</p>
        </Notice>
      </AccountPage>
    )
  }
  const { asked, order, answer } = props
  return (
    <AccountPage title={TITLES[asked.state]} lead={leadOf(asked, order)}>
      {answer ? (
        <Notice kind="error" title={answer.message}>
          {answer.code === 'CARD_DECLINED' ? (
            <p>The program can ask again, once there is another card.</p>
          ) : null}
        </Notice>
      ) : null}
      <Outcome asked={asked} />
      <dl className="sum-rows">
        <div>
          <dt>API key</dt>
          <dd>{asked.keyName}</dd>
        </div>
        {asked.reason ? (
          <div>
            <dt>Reason given</dt>
            <dd>{asked.reason}</dd>
          </div>
        ) : null}
        {asked.reference ? (
          <div>
            <dt>Reference</dt>
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
          <dt>Total</dt>
          <dd>{order.total}</dd>
        </div>
      </dl>
      {order.note ? <p className="quiet">{order.note}</p> : null}
      {asked.state === 'waiting' ? <Decide asked={asked} total={order.total} /> : null}
    </AccountPage>
  )
}

const TITLES: Readonly<Record<AskedPurchase['state'], string>> = {
  waiting: 'A purchase needs your approval',
  done: 'This purchase went ahead',
  ended: 'This purchase has ended',
}

function leadOf({ keyName, state }: AskedPurchase, { total }: PaymentOrder): string {
  return state === 'waiting'
    ? `A program with the API key “${keyName}” would like to spend ${total}, which is more than it may spend by itself.`
    : `A program with the API key “${keyName}” asked to spend ${total}.`
}

function Outcome({ asked: { state, status } }: { readonly asked: AskedPurchase }) {
  if (state === 'waiting') return null
  if (state === 'ended') {
    return <Notice kind="info" title="Nothing was charged, and nothing will be." />
  }
  const isPaid = status === 'paid' || status === 'refunded'
  return (
    <Notice
      kind={isPaid ? 'success' : 'info'}
      title={isPaid ? 'It is paid.' : 'It is not paid yet.'}
    >
      <p>
        <a href="/my-impact/manage/instant">See your purchases</a>
      </p>
    </Notice>
  )
}

type DecideProps = { readonly asked: AskedPurchase; readonly total: string }

function Decide({ asked: { expiresAt }, total }: DecideProps) {
  return (
    <form method="post" className="flow-16">
      <p className="quiet">
        If you say yes, the saved card of the account is charged now. If nobody answers by{' '}
        {untilWords(expiresAt)}, the purchase ends by itself.
      </p>
      <div className="row-16">
        <Button type="submit" look="action" name="answer" value="yes">
          Yes, pay {total}
        </Button>
        <Button type="submit" name="answer" value="no">
          No, do not buy
        </Button>
        <LinkButton href="/my-impact/account/api-keys" look="link">
          See the key and its limits
        </LinkButton>
      </div>
    </form>
  )
}

/** '14:05 UTC on 30 November 2026'. */
const untilWords = (instant: string) =>
  `${instant.slice(11, 16)} UTC on ${longDate(dayOf(new Date(instant)))}`
