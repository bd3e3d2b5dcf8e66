import type {
  Exchange,
  ExchangeEvent,
} from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { EventsPart } from './events-part.tsx'
import { exchangesMessage } from './messages/messages.generated.ts'
import { NewSecret, type SecretOfPartner } from './new-secret.tsx'
import { PARTNERS_PATH, receivedAddress } from './partners-path.ts'

export const PARTNER_DONE = ['paused', 'opened', 'declined'] as const

type PartnerPageProps = {
  readonly exchange: Exchange
  readonly events: readonly ExchangeEvent[]
  readonly done: (typeof PARTNER_DONE)[number] | null
  readonly mayManage: boolean
  readonly made: SecretOfPartner | null
  readonly refused: FormAnswer | null
}

/** One partner: what its program asked for and was told, and how it signs in. */
export function PartnerPage(props: PartnerPageProps) {
  const { exchange, events, done, mayManage, made, refused } = props
  const { peerName, state, clientId, callbackBase } = exchange
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: PARTNERS_PATH, label: exchangesMessage('partners.title') }]}
          here={peerName}
        />
        <h1>{peerName}</h1>
        <p className="lead quiet">{exchangesMessage('partner.lead', { state })}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {done && !refused && !made ? (
        <PageToast id="done" kind="success" body={exchangesMessage('partner.done', { done })} />
      ) : null}
      {made ? <NewSecret made={made} /> : null}
      <dl className="flow-12">
        <div>
          <dt>{exchangesMessage('partner.client')}</dt>
          <dd>
            <code>{clientId}</code>
          </dd>
        </div>
        <div>
          <dt>{exchangesMessage('partner.callback')}</dt>
          <dd>
            {callbackBase ? <code>{callbackBase}</code> : exchangesMessage('partner.callback.none')}
          </dd>
        </div>
      </dl>
      {callbackBase ? (
        <section className="part flow-16" aria-labelledby="received">
          <h2 id="received">{exchangesMessage('partner.received')}</h2>
          <p className="quiet">{exchangesMessage('partner.received.what')}</p>
          <p>
            <a href={receivedAddress(exchange.exchangeId)}>
              {exchangesMessage('partner.received.link')}
            </a>
          </p>
        </section>
      ) : null}
      <EventsPart {...{ peerName, events, mayManage }} />
      {mayManage ? <SecretAndEnding exchange={exchange} /> : null}
    </div>
  )
}

function SecretAndEnding({ exchange }: Pick<PartnerPageProps, 'exchange'>) {
  const { state, oldSecretUntil } = exchange
  return (
    <>
      <section className="part flow-16" aria-labelledby="secret">
        <h2 id="secret">{exchangesMessage('partner.secret')}</h2>
        <p className="quiet">
          {oldSecretUntil
            ? exchangesMessage('partner.secret.until', { day: new Date(oldSecretUntil) })
            : exchangesMessage('partner.secret.what')}
        </p>
        <form method="post">
          <Button type="submit" name="intent" value="rotate">
            {exchangesMessage('partner.secret.button')}
          </Button>
        </form>
      </section>
      <section className="part flow-16" aria-labelledby="end">
        <h2 id="end">{exchangesMessage('partner.end')}</h2>
        <p className="quiet">{exchangesMessage('partner.end.what')}</p>
        <form method="post" className="row-12">
          <Button type="submit" name="intent" value={state === 'open' ? 'pause' : 'open'}>
            {exchangesMessage('partner.pause', { state })}
          </Button>
          <Button type="submit" name="intent" value="remove">
            {exchangesMessage('partner.remove')}
          </Button>
        </form>
      </section>
    </>
  )
}
