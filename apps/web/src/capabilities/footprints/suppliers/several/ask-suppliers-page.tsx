import type { HotSpot } from '@understory/contracts/footprints/suppliers.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { spot } from '@understory/pictures/spots/spots.ts'
import { Button, LinkButton } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import { EmptyState } from '@understory/ui/messages/empty-state.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { inventoryAddress, suppliersAddress } from '../../company-footprints/public.ts'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { canBeAsked } from '../supplier-words.ts'

/** What the names of the boxes begin with: each has one of its own, so that a refused form knows which were ticked. */
const CHOSEN_SUPPLIER = 'supplier-'

/** The supplier whose box a field is; none where it is another field. */
export const supplierOfField = (name: string): string[] =>
  name.startsWith(CHOSEN_SUPPLIER) ? [name.slice(CHOSEN_SUPPLIER.length)] : []

type AskSuppliersPageProps = {
  readonly footprintId: string
  /** Those whose answers would settle most come first. */
  readonly suppliers: readonly HotSpot[]
  readonly mayAsk: boolean
  readonly refused: FormAnswer | null
}

/** The same message and day for several suppliers, those worth asking first already chosen. */
export function AskSuppliersPage({
  footprintId,
  suppliers,
  mayAsk,
  refused,
}: AskSuppliersPageProps) {
  const open = suppliers.filter(canBeAsked)
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: suppliersMessage('askSuppliers.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: suppliersMessage('askSuppliers.inventory'),
            },
            {
              href: suppliersAddress(footprintId),
              label: suppliersMessage('askSuppliers.suppliers'),
            },
          ]}
          here={suppliersMessage('askSuppliers.askSeveral')}
        />
        <h1>{suppliersMessage('askSuppliers.askSeveralSuppliers')}</h1>
        <p className="lead quiet">{suppliersMessage('askSuppliers.eachGetsLinkOwn')}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {mayAsk && open.length > 0 ? (
        <AskSuppliersForm {...{ suppliers: open, refused }} />
      ) : (
        <NobodyToAsk {...{ footprintId, mayAsk }} />
      )}
    </div>
  )
}

function NobodyToAsk({
  footprintId,
  mayAsk,
}: Pick<AskSuppliersPageProps, 'footprintId' | 'mayAsk'>) {
  return (
    <EmptyState
      title={
        mayAsk
          ? suppliersMessage('askSuppliers.nobodyLeftToAsk')
          : suppliersMessage('askSuppliers.youCannotAskSuppliers')
      }
      picture={spot('stall')}
      action={
        <LinkButton href={suppliersAddress(footprintId)}>
          {suppliersMessage('askSuppliers.backToYourSuppliers')}
        </LinkButton>
      }
    >
      {mayAsk
        ? suppliersMessage('askSuppliers.everySupplierListBeen')
        : suppliersMessage('askSuppliers.requestsGoOutName')}
    </EmptyState>
  )
}

function AskSuppliersForm({
  suppliers,
  refused,
}: Pick<AskSuppliersPageProps, 'suppliers' | 'refused'>) {
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const hint = suppliersMessage('askSuppliers.linksWorkAnother60')
  const called = suppliersMessage('askSuppliers.aloneSuppliersDoSee')
  return (
    <form method="post" className="panel flow-24">
      <Field
        id="name"
        label={suppliersMessage('askSuppliers.nameOfTheCampaign')}
        {...about('name', called)}
      >
        <TextInput
          {...fieldAria('name', about('name', called))}
          name="name"
          maxLength={100}
          defaultValue={refused?.values.name ?? ''}
        />
      </Field>
      <Fieldset
        id="supplierIds"
        legend={suppliersMessage('askSuppliers.whichSuppliers')}
        error={refused?.problems.supplierIds}
      >
        {suppliers.map((supplier) => (
          <Checkbox
            key={supplier.supplierId}
            name={`${CHOSEN_SUPPLIER}${supplier.supplierId}`}
            label={supplier.name}
            explain={aboutAsking(supplier)}
            defaultChecked={
              refused
                ? `${CHOSEN_SUPPLIER}${supplier.supplierId}` in refused.values
                : supplier.isSuggested
            }
          />
        ))}
      </Fieldset>
      <Field id="dueOn" label={suppliersMessage('askSuppliers.dueDate')} {...about('dueOn', hint)}>
        <TextInput
          {...fieldAria('dueOn', about('dueOn', hint))}
          name="dueOn"
          type="date"
          defaultValue={refused?.values.dueOn ?? ''}
        />
      </Field>
      <Field
        id="reminders"
        label={suppliersMessage('askSuppliers.reminders')}
        {...about('reminders', remindersHint())}
      >
        <Select
          {...fieldAria('reminders', about('reminders', remindersHint()))}
          name="reminders"
          defaultValue={refused?.values.reminders ?? '3'}
          options={reminderChoices()}
        />
      </Field>
      <Field
        id="message"
        label={suppliersMessage('askSuppliers.messageAll')}
        optional
        {...about('message')}
      >
        <TextArea
          {...fieldAria('message', about('message'))}
          name="message"
          maxLength={1000}
          defaultValue={refused?.values.message ?? ''}
        />
      </Field>
      <div>
        <Button look="action" type="submit">
          {suppliersMessage('askSuppliers.createTheRequests')}
        </Button>
      </div>
    </form>
  )
}

const remindersHint = () => suppliersMessage('askSuppliers.emailThoseAnsweredAfter')
const reminderChoices = () => [
  { value: '3', label: suppliersMessage('askSuppliers.upToThree') },
  { value: '2', label: suppliersMessage('askSuppliers.upToTwo') },
  { value: '1', label: suppliersMessage('askSuppliers.one') },
  { value: '0', label: suppliersMessage('askSuppliers.none') },
]

function aboutAsking({ benchmarkGrams, email }: HotSpot): string {
  const reckoned =
    benchmarkGrams === null
      ? suppliersMessage('askSuppliers.emissionsNotKnown')
      : suppliersMessage('askSuppliers.fromSpending', {
          benchmarkGrams: formatEmission(benchmarkGrams),
        })
  return `${reckoned} · ${email ? suppliersMessage('askSuppliers.weEmail', { email }) : suppliersMessage('askSuppliers.noEmailAddressPass')}`
}
