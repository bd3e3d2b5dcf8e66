import type { SupplierCampaign } from '@understory/contracts/footprints/suppliers/supplier-campaigns.ts'
import type { HotSpot } from '@understory/contracts/footprints/suppliers.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress } from '../company-footprints/public.ts'
import { CampaignList } from './campaigns/campaign-list.tsx'
import { suppliersMessage } from './messages/messages.generated.ts'
import { SupplierRows } from './supplier-rows.tsx'
import { askSuppliersAddress, canBeAsked } from './supplier-words.ts'

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
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: suppliersMessage('suppliers.footprint'),
            },
            { href: inventoryAddress(footprintId), label: suppliersMessage('suppliers.inventory') },
          ]}
          here={suppliersMessage('suppliers.suppliers')}
        />
        <h1>{suppliersMessage('suppliers.suppliers')}</h1>
        <p className="lead quiet">{suppliersMessage('suppliers.spendingOnlyGivesRough')}</p>
      </header>
      {done && !refused ? <SuppliersDone {...props} /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {suppliers.length === 0 ? (
        <NoSuppliers mayAdd={mayChange} />
      ) : (
        <section className="part flow-12" aria-labelledby="listed">
          <h2 id="listed">{suppliersMessage('suppliers.worthAskingFirst')}</h2>
          <Suggested suppliers={suppliers} />
          <SupplierRows {...{ footprintId, suppliers }} />
          {mayAsk && suppliers.some(canBeAsked) ? (
            <div>
              <LinkButton href={askSuppliersAddress(footprintId)}>
                {suppliersMessage('suppliers.askSeveralAtOnce')}
              </LinkButton>
            </div>
          ) : null}
        </section>
      )}
      <CampaignList {...props} />
      {mayChange ? (
        <div className="columns">
          {hasLedger ? (
            <form method="post" className="panel flow-12">
              <h2>{suppliersMessage('suppliers.fromYourLedger')}</h2>
              <p>{suppliersMessage('suppliers.everyPayeeOwnLines')}</p>
              <Button type="submit" name="intent" value="ledger">
                {suppliersMessage('suppliers.addPayeesAsSuppliers')}
              </Button>
            </form>
          ) : null}
          <AddByHand refused={refused} />
        </div>
      ) : null}
    </div>
  )
}

/** How many of the first are worth asking. */
function Suggested({ suppliers }: Pick<SuppliersPageProps, 'suppliers'>) {
  const suggested = suppliers.filter(({ isSuggested }) => isSuggested).length
  if (suggested === 0) return null
  return (
    <p>
      {suppliersMessage('suppliers.firstMakesUpLeast', {
        suggested: suggested === 1 ? '' : String(suggested),
        oneSuggested: suggested === 1 ? 'yes' : 'other',
      })}
    </p>
  )
}

const countSuppliers = (count: number) => `${count} ${count === 1 ? 'supplier' : 'suppliers'}`

function SuppliersDone({ done, added, asked }: SuppliersPageProps) {
  if (done === 'ledger')
    return (
      <Notice
        kind="success"
        title={suppliersMessage('suppliers.addedFromYourLedger', {
          countSuppliers: countSuppliers(added),
        })}
      />
    )
  if (done !== 'asked') return null
  return (
    <Notice
      kind={asked.left > 0 ? 'warning' : 'success'}
      title={suppliersMessage('suppliers.asked', { countSuppliers: countSuppliers(asked.asked) })}
    >
      {asked.links > 0 ? (
        <p>
          {asked.links === 1
            ? suppliersMessage('suppliers.noEmailAddressOpen')
            : suppliersMessage('suppliers.noEmailAddressOpenEach', { links: String(asked.links) })}
        </p>
      ) : null}
      {asked.left > 0 ? (
        <p>
          {suppliersMessage('suppliers.couldAskedAlreadyOpen', {
            countSuppliers: countSuppliers(asked.left),
          })}
        </p>
      ) : null}
    </Notice>
  )
}

function NoSuppliers({ mayAdd }: { readonly mayAdd: boolean }) {
  return (
    <EmptyState
      title={suppliersMessage('suppliers.noSuppliersYet')}
      picture={spot('stall')}
      action={
        mayAdd ? (
          <LinkButton href="#add">{suppliersMessage('suppliers.addTheFirstOne')}</LinkButton>
        ) : null
      }
    >
      {suppliersMessage('suppliers.addCompaniesBuyMost')}
    </EmptyState>
  )
}

function AddByHand({ refused }: Pick<SuppliersPageProps, 'refused'>) {
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const hint = suppliersMessage('suppliers.withoutEmailAddressPass')
  return (
    <form method="post" className="panel flow-16" aria-labelledby="add">
      <h2 id="add">{suppliersMessage('suppliers.addASupplier')}</h2>
      <Field id="name" label={suppliersMessage('suppliers.name')} {...about('name')}>
        <TextInput
          {...fieldAria('name', about('name'))}
          name="name"
          maxLength={160}
          defaultValue={refused?.values.name ?? ''}
        />
      </Field>
      <Field
        id="email"
        label={suppliersMessage('suppliers.email')}
        optional
        {...about('email', hint)}
      >
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
          {suppliersMessage('suppliers.addSupplier')}
        </Button>
      </div>
    </form>
  )
}
