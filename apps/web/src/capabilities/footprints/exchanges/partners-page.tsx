import type { Exchange } from '@understory/contracts/footprints/product-footprints/exchanges.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { PageToast } from '@understory/ui/messages/toasts.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { CodeBlock } from '../../../content/api-docs/code-block.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { hiddenWords } from '../../../shell/message-tags.tsx'
import { exchangesMessage, exchangesRich } from './messages/messages.generated.ts'
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
          trail={[
            {
              href: '/my-impact/dashboards/products',
              label: exchangesMessage('partners.products'),
            },
          ]}
          here={exchangesMessage('partners.title')}
        />
        <h1>{exchangesMessage('partners.title')}</h1>
        <p className="lead quiet">{exchangesMessage('partners.lead')}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {isRemoved && !refused && !made ? (
        <PageToast id="done" kind="success" body={exchangesMessage('partners.done')} />
      ) : null}
      {made ? <NewSecret made={made} /> : null}
      <div className="flow-12">
        <p>{exchangesMessage('partners.base')}</p>
        <CodeBlock label={exchangesMessage('partners.base')} text={base} isBroken />
      </div>
      {exchanges.length > 0 ? (
        <DataTable
          caption={exchangesMessage('partners.table')}
          columns={partnerColumns()}
          rows={exchanges}
          rowKey={({ exchangeId }) => exchangeId}
          asCards
        />
      ) : (
        <EmptyState
          title={exchangesMessage('partners.empty.title')}
          picture={spot('team')}
          action={
            mayManage ? (
              <LinkButton href="#add-partner">{exchangesMessage('add.title')}</LinkButton>
            ) : null
          }
        >
          {exchangesMessage('partners.empty')}
        </EmptyState>
      )}
      {mayManage ? <AddPartner typed={refused} /> : <p>{exchangesMessage('partners.owners')}</p>}
    </div>
  )
}

const partnerColumns = (): readonly Column<Exchange>[] => [
  {
    key: 'partner',
    title: exchangesMessage('partners.table.partner'),
    cell: ({ peerName }) => <strong>{peerName}</strong>,
  },
  {
    key: 'state',
    title: exchangesMessage('partners.table.state'),
    cell: ({ state, waiting }) => (
      <div>
        {exchangesMessage('partners.state', { state })}
        {waiting > 0 ? (
          <span className="subline">
            {exchangesMessage('partners.waiting', { count: waiting })}
          </span>
        ) : null}
      </div>
    ),
  },
  {
    key: 'reads',
    title: exchangesMessage('partners.table.reads'),
    cell: ({ releases }) => exchangesMessage('partners.table.footprints', { count: releases }),
  },
  {
    key: 'open',
    title: hiddenWords(exchangesMessage('partners.table.partner')),
    cell: ({ exchangeId, peerName }) => (
      <a href={partnerAddress(exchangeId)}>
        {exchangesRich('partners.table.open', { partner: peerName, hidden: hiddenWords })}
      </a>
    ),
  },
]

type AddFieldProps = {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly type?: 'password'
  readonly isOptional?: true
  readonly typed: FormAnswer | null
}

function AddField({ name, label, hint, type, isOptional, typed }: AddFieldProps) {
  const about = { hint, error: typed?.problems[name] }
  return (
    <Field id={name} label={label} {...(isOptional ? { optional: true } : {})} {...about}>
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
      <h2 id="add-partner">{exchangesMessage('add.title')}</h2>
      <AddField name="peerName" label={exchangesMessage('add.name')} typed={typed} />
      <Fieldset id="callback" legend={exchangesMessage('add.callback')}>
        <p className="quiet">{exchangesMessage('add.callback.what')}</p>
        <AddField
          name="base"
          label={exchangesMessage('add.base')}
          hint={exchangesMessage('add.base.hint')}
          typed={typed}
        />
        <AddField
          name="authBase"
          label={exchangesMessage('add.authBase')}
          hint={exchangesMessage('add.authBase.hint')}
          isOptional
          typed={typed}
        />
        <AddField name="clientId" label={exchangesMessage('add.clientId')} typed={typed} />
        <AddField
          name="newPassword"
          label={exchangesMessage('add.clientSecret')}
          type="password"
          typed={typed}
        />
      </Fieldset>
      <Checkbox
        name="autoFulfil"
        label={exchangesMessage('add.autoFulfil')}
        defaultChecked={typed ? 'autoFulfil' in typed.values : true}
      />
      <div>
        <Button type="submit" look="action">
          {exchangesMessage('add.button')}
        </Button>
      </div>
    </form>
  )
}
