import type { Exchange } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { exchangesRich as rich, exchangesMessage as say } from './messages/messages.generated.ts'
import { NewSecret, type SecretOfPartner } from './new-secret.tsx'
import { partnerAddress } from './partners-path.ts'

type PartnersPageProps = {
  readonly base: string
  readonly exchanges: readonly Exchange[]
  readonly isRemoved: boolean
  readonly mayManage: boolean
  readonly made: SecretOfPartner | null
  readonly refused: FormAnswer | null
}

/** The partners whose programs read product footprints. */
export function PartnersPage(props: PartnersPageProps) {
  const { base, exchanges, isRemoved, mayManage, made, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[{ href: '/my-impact/dashboards/products', label: say('partners.products') }]}
          here={say('partners.title')}
        />
        <h1>{say('partners.title')}</h1>
        <p className="lead quiet">{say('partners.lead')}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isRemoved && !refused && !made ? (
        <PageToast id="done" kind="success" body={say('partners.done')} />
      ) : null}
      {made ? <NewSecret made={made} /> : null}
      <div className="flow-12">
        <p>{say('partners.base')}</p>
        <CodeBlock label={say('partners.base')} text={base} isBroken />
      </div>
      {exchanges.length > 0 ? (
        <DataTable
          caption={say('partners.table')}
          columns={partnerColumns()}
          rows={exchanges}
          rowKey={({ exchangeId }) => exchangeId}
          asCards
        />
      ) : (
        <p>{say('partners.empty')}</p>
      )}
      {mayManage ? <AddPartner typed={refused} /> : <p>{say('partners.owners')}</p>}
    </div>
  )
}

const partnerColumns = (): readonly Column<Exchange>[] => [
  {
    key: 'partner',
    title: say('partners.table.partner'),
    cell: ({ peerName }) => <strong>{peerName}</strong>,
  },
  {
    key: 'state',
    title: say('partners.table.state'),
    cell: ({ state, waiting }) => (
      <div>
        {say('partners.state', { state })}
        {waiting > 0 ? (
          <span className="subline">{say('partners.waiting', { count: waiting })}</span>
        ) : null}
      </div>
    ),
  },
  {
    key: 'reads',
    title: say('partners.table.reads'),
    cell: ({ releases }) => say('partners.table.footprints', { count: releases }),
  },
  {
    key: 'open',
    title: hiddenWords(say('partners.table.partner')),
    cell: ({ exchangeId, peerName }) => (
      <a href={partnerAddress(exchangeId)}>
        {rich('partners.table.open', { partner: peerName, hidden: hiddenWords })}
      </a>
    ),
  },
]

type AddFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'password'
  readonly typed: FormAnswer | null
}

function AddField({ name, label, hint, type, typed }: AddFieldProps) {
  const about = { hint, error: typed?.problems[name] }
  return (
    <Field id={name} label={label} {...about}>
      <TextInput
        {...fieldAria(name, about)}
        {...(type ? { type } : {})}
        name={name}
        autoComplete="off"
        defaultValue={type ? '' : (typed?.values[name] ?? '')}
      />
    </Field>
  )
}

function AddPartner({ typed }: { readonly typed: FormAnswer | null }) {
  return (
    <form method="post" className="panel flow-16" aria-labelledby="add-partner">
      <h2 id="add-partner">{say('add.title')}</h2>
      <AddField name="peerName" label={say('add.name')} typed={typed} />
      <Fieldset id="callback" legend={say('add.callback')}>
        <p className="quiet">{say('add.callback.what')}</p>
        <AddField name="base" label={say('add.base')} hint={say('add.base.hint')} typed={typed} />
        <AddField name="clientId" label={say('add.clientId')} typed={typed} />
        <AddField
          name="newPassword"
          label={say('add.clientSecret')}
          type="password"
          typed={typed}
        />
      </Fieldset>
      <Checkbox
        name="autoFulfil"
        label={say('add.autoFulfil')}
        defaultChecked={typed ? 'autoFulfil' in typed.values : true}
      />
      <div>
        <Button type="submit" look="action">
          {say('add.button')}
        </Button>
      </div>
    </form>
  )
}
