import type { SupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { HotSpot } from '@understory/contracts/footprints/suppliers.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../company-footprints/public.ts'
import { CampaignList } from './campaigns/campaign-list.tsx'
import {
  askSuppliersAddress,
  canBeAsked,
  spendInMoney,
  supplierAddress,
  supplierStateInWords,
} from './supplier-words.ts'

type SuppliersPageProps = {
  readonly footprintId: string
  /** Those whose answers would settle most come first. */
  readonly suppliers: readonly HotSpot[]
  readonly campaigns: readonly SupplierCampaign[]
  readonly hasLedger: boolean
  readonly mayChange: boolean
  readonly mayAsk: boolean
  readonly done: string | null
  /** How many the ledger brought just now. */
  readonly added: number
  /** Of a request to several: how many were asked, have a link to pass on, or were left out. */
  readonly asked: { readonly asked: number; readonly links: number; readonly left: number }
  readonly refused: FormAnswer | null
}

/** Who a company buys from, and which answers are worth asking for. */
export function SuppliersPage(props: SuppliersPageProps) {
  const { footprintId, suppliers, hasLedger, mayChange, mayAsk, done, refused } = props
  const suggested = suppliers.filter(({ isSuggested }) => isSuggested).length
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Suppliers"
        />
        <h1>Suppliers</h1>
        <p className="lead quiet">
          Spending only gives a rough idea of what your suppliers emit. Ask them: they answer
          through a link, and an answer you accept replaces the spending.
        </p>
      </header>
      {done && !refused ? <SuppliersDone {...props} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {suppliers.length === 0 ? (
        <NoSuppliers mayAdd={mayChange} />
      ) : (
        <section className="part flow-12" aria-labelledby="listed">
          <h2 id="listed">Worth asking first</h2>
          {suggested > 0 ? (
            <p>
              The first {suggested === 1 ? 'one makes' : `${suggested} make`} up at least 80% of the
              emissions estimated from your spending.
            </p>
          ) : null}
          <SupplierRows {...{ footprintId, suppliers }} />
          {mayAsk && suppliers.some(canBeAsked) ? (
            <div>
              <LinkButton href={askSuppliersAddress(footprintId)}>Ask several at once</LinkButton>
            </div>
          ) : null}
        </section>
      )}
      <CampaignList {...props} />
      {mayChange ? (
        <div className="columns">
          {hasLedger ? (
            <form method="post" className="panel flow-12">
              <h2>From your ledger</h2>
              <p>
                Every payee with its own lines becomes a supplier. Small payees that share a line
                are left out.
              </p>
              <Button type="submit" name="intent" value="ledger">
                Add payees as suppliers
              </Button>
            </form>
          ) : null}
          <AddByHand refused={refused} />
        </div>
      ) : null}
    </div>
  )
}

const countSuppliers = (count: number) => `${count} ${count === 1 ? 'supplier' : 'suppliers'}`

function SuppliersDone({ done, added, asked }: SuppliersPageProps) {
  if (done === 'ledger')
    return <Notice kind="success" title={`${countSuppliers(added)} added from your ledger.`} />
  if (done !== 'asked') return null
  return (
    <Notice
      kind={asked.left > 0 ? 'warning' : 'success'}
      title={`${countSuppliers(asked.asked)} asked.`}
    >
      {asked.links > 0 ? (
        <p>
          {asked.links === 1
            ? 'One of them has no email address: open it below, and pass its link on.'
            : `${asked.links} of them have no email address: open each below, and pass its link on.`}
        </p>
      ) : null}
      {asked.left > 0 ? (
        <p>
          {countSuppliers(asked.left)} could not be asked: they already have an open request, want
          no requests, or your limit for today is reached.
        </p>
      ) : null}
    </Notice>
  )
}

function NoSuppliers({ mayAdd }: { readonly mayAdd: boolean }) {
  return (
    <EmptyState
      title="No suppliers yet"
      picture={spot('stall')}
      action={mayAdd ? <LinkButton href="#add">Add the first one</LinkButton> : null}
    >
      Add the companies you buy most from. Each answer replaces an estimate with their own figure.
    </EmptyState>
  )
}

function SupplierRows({
  footprintId,
  suppliers,
}: Pick<SuppliersPageProps, 'footprintId' | 'suppliers'>) {
  return (
    <DataTable
      caption="Suppliers, those whose answers would settle most first"
      asCards
      columns={[
        {
          key: 'name',
          title: 'Supplier',
          cell: ({ supplierId, name, email }) => (
            <>
              <a href={supplierAddress(footprintId, supplierId)}>{name}</a>
              {email === null ? <span className="subline">No email address</span> : null}
            </>
          ),
        },
        { key: 'spend', title: 'Spent', figures: true, cell: ({ spend }) => spendInMoney(spend) },
        {
          key: 'grams',
          title: 'From spending',
          figures: true,
          cell: ({ benchmarkGrams, share, use }) => (
            <>
              {benchmarkGrams === null
                ? use
                  ? 'Replaced'
                  : 'Not known'
                : formatEmission(benchmarkGrams)}
              {share === null ? null : (
                <span className="subline">{Math.round(share * 100)}% of it</span>
              )}
            </>
          ),
        },
        {
          key: 'answer',
          title: 'Answer',
          figures: true,
          cell: ({ use }) => (use ? <UseOfSupplier use={use} /> : 'None yet'),
        },
        { key: 'state', title: 'Request', cell: ({ state }) => supplierStateInWords(state) },
      ]}
      rows={suppliers}
      rowKey={({ supplierId }) => supplierId}
    />
  )
}

function UseOfSupplier({ use }: { readonly use: NonNullable<HotSpot['use']> }) {
  return (
    <>
      {formatEmission(use.grams)}
      <span className="subline">
        {use.isWithdrawn ? 'Withdrawn' : use.isSupplierData ? 'Supplier data' : 'Estimate'}
      </span>
    </>
  )
}

function AddByHand({ refused }: Pick<SuppliersPageProps, 'refused'>) {
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const hint = 'Without an email address, you pass the link on yourself.'
  return (
    <form method="post" className="panel flow-16" aria-labelledby="add">
      <h2 id="add">Add a supplier</h2>
      <Field id="name" label="Name" {...about('name')}>
        <TextInput
          {...fieldAria('name', about('name'))}
          name="name"
          maxLength={160}
          defaultValue={refused?.values.name ?? ''}
        />
      </Field>
      <Field id="email" label="Email" optional {...about('email', hint)}>
        <TextInput
          {...fieldAria('email', about('email', hint))}
          name="email"
          type="email"
          maxLength={254}
          defaultValue={refused?.values.email ?? ''}
        />
      </Field>
      <div>
        <Button look="action" type="submit" name="intent" value="add">
          Add supplier
        </Button>
      </div>
    </form>
  )
}
