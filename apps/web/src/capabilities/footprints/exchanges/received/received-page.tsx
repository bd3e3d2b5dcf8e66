import type { Exchange } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import type {
  FootprintReading,
  ReceivedFootprint,
} from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { exchangesMessage } from '../messages/messages.generated.ts'
import { PARTNERS_PATH, partnerAddress } from '../partners-path.ts'
import { receivedColumns } from './received-columns.tsx'

export const RECEIVED_DONE = ['fetching', 'asked'] as const

type ReceivedPageProps = {
  readonly exchange: Exchange
  readonly reading: FootprintReading | null
  readonly count: number
  readonly footprints: readonly ReceivedFootprint[]
  readonly done: (typeof RECEIVED_DONE)[number] | null
  readonly mayAsk: boolean
  readonly refused: FormAnswer | null
}

/** What a partner's own server shares with us, fetching it, and asking for more. */
export function ReceivedPage(props: ReceivedPageProps) {
  const { exchange, reading, count, footprints, done, mayAsk, refused } = props
  const { exchangeId, peerName: partner, callbackBase } = exchange
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: PARTNERS_PATH, label: exchangesMessage('partners.title') },
            { href: partnerAddress(exchangeId), label: partner },
          ]}
          here={exchangesMessage('received.page')}
        />
        <h1>{exchangesMessage('received.title', { partner })}</h1>
        <p className="lead quiet">{exchangesMessage('received.lead')}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {done && !refused ? (
        <PageToast id="done" kind="success" body={exchangesMessage('received.done', { done })} />
      ) : null}
      {reading ? <HowItWent reading={reading} /> : null}
      {footprints.length > 0 ? (
        <DataTable
          caption={exchangesMessage('received.table', { partner })}
          columns={receivedColumns(exchangeId)}
          rows={footprints}
          rowKey={({ receivedFootprintId }) => receivedFootprintId}
          asCards
        />
      ) : (
        <p>{exchangesMessage('received.empty')}</p>
      )}
      {count > footprints.length ? (
        <p className="quiet">
          {exchangesMessage('received.more', { shown: footprints.length, count })}
        </p>
      ) : null}
      {mayAsk && callbackBase ? <AskingForms refused={refused} /> : null}
      {callbackBase ? null : <p>{exchangesMessage('received.noServer')}</p>}
    </div>
  )
}

/** The names of messages have no hyphens. */
const READING_PROBLEM_KEYS = {
  unreachable: 'unreachable',
  'sign-in': 'signin',
  'no-version-3': 'version',
  refused: 'refused',
  unreadable: 'unreadable',
  'too-many': 'toomany',
} as const satisfies Record<NonNullable<FootprintReading['problem']>, string>

function HowItWent({ reading }: { readonly reading: FootprintReading }) {
  const { state, found, added, skipped } = reading
  const at = new Date(reading.startedAt)
  const problem = reading.problem
    ? exchangesMessage('received.problem', { problem: READING_PROBLEM_KEYS[reading.problem] })
    : null
  if (state === 'given-up') {
    return (
      <Notice kind="error">
        {exchangesMessage('received.reading.givenUp', { problem: problem ?? '' })}
      </Notice>
    )
  }
  return (
    <div className="flow-12">
      <p>
        {state === 'done'
          ? exchangesMessage('received.reading.done', { at, found, added })
          : exchangesMessage('received.reading.waiting', { at, found })}
      </p>
      {problem ? <p>{exchangesMessage('received.reading.retry', { problem })}</p> : null}
      {skipped > 0 ? (
        <p className="quiet">{exchangesMessage('received.reading.skipped', { count: skipped })}</p>
      ) : null}
    </div>
  )
}

type AskedFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly isOptional?: true
  readonly refused: FormAnswer | null
}

function AskedField({ name, label, hint, isOptional, refused }: AskedFieldProps) {
  const about = { hint, error: refused?.problems[name] }
  return (
    <Field id={name} label={label} {...(isOptional ? { optional: true } : {})} {...about}>
      <TextInput
        {...fieldAria(name, about)}
        name={name}
        autoComplete="off"
        defaultValue={refused?.values[name] ?? ''}
      />
    </Field>
  )
}

function AskingForms({ refused }: Pick<ReceivedPageProps, 'refused'>) {
  return (
    <>
      <form method="post" className="panel flow-16" aria-labelledby="fetch">
        <h2 id="fetch">{exchangesMessage('received.fetch')}</h2>
        <AskedField
          name="product"
          label={exchangesMessage('received.fetch.product')}
          hint={exchangesMessage('received.fetch.hint')}
          isOptional
          refused={refused}
        />
        <div>
          <Button type="submit" look="action" name="intent" value="fetch">
            {exchangesMessage('received.fetch.button')}
          </Button>
        </div>
      </form>
      <form method="post" className="panel flow-16" aria-labelledby="ask">
        <h2 id="ask">{exchangesMessage('received.ask')}</h2>
        <p className="quiet">{exchangesMessage('received.ask.what')}</p>
        <AskedField
          name="askedProduct"
          label={exchangesMessage('received.ask.product')}
          hint={exchangesMessage('received.ask.hint')}
          refused={refused}
        />
        <AskedField
          name="comment"
          label={exchangesMessage('received.ask.comment')}
          isOptional
          refused={refused}
        />
        <div>
          <Button type="submit" name="intent" value="ask">
            {exchangesMessage('received.ask.button')}
          </Button>
        </div>
      </form>
    </>
  )
}
