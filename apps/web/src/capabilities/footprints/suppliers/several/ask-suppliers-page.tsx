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
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
            { href: suppliersAddress(footprintId), label: 'Suppliers' },
          ]}
          here="Ask several"
        />
        <h1>Ask several suppliers</h1>
        <p className="lead quiet">
          Each gets a link of its own. It needs no account, and nobody sees who else you asked.
        </p>
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
      title={mayAsk ? 'Nobody left to ask' : 'You cannot ask suppliers'}
      picture={spot('stall')}
      action={<LinkButton href={suppliersAddress(footprintId)}>Back to your suppliers</LinkButton>}
    >
      {mayAsk
        ? 'Every supplier on your list has been asked, or has answered.'
        : 'Requests go out in the name of the company. Ask an admin or an owner to send them.'}
    </EmptyState>
  )
}

function AskSuppliersForm({
  suppliers,
  refused,
}: Pick<AskSuppliersPageProps, 'suppliers' | 'refused'>) {
  const about = (name: string, hint?: string) => ({ hint, error: refused?.problems[name] })
  const hint = 'The links work for another 60 days after that.'
  const called = 'For you alone: suppliers do not see it.'
  return (
    <form method="post" className="panel flow-24">
      <Field id="name" label="Name of the campaign" {...about('name', called)}>
        <TextInput
          {...fieldAria('name', about('name', called))}
          name="name"
          maxLength={100}
          defaultValue={refused?.values.name ?? ''}
        />
      </Field>
      <Fieldset id="supplierIds" legend="Which suppliers?" error={refused?.problems.supplierIds}>
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
      <Field id="dueOn" label="Due date" {...about('dueOn', hint)}>
        <TextInput
          {...fieldAria('dueOn', about('dueOn', hint))}
          name="dueOn"
          type="date"
          defaultValue={refused?.values.dueOn ?? ''}
        />
      </Field>
      <Field id="reminders" label="Reminders" {...about('reminders', REMINDERS_HINT)}>
        <Select
          {...fieldAria('reminders', about('reminders', REMINDERS_HINT))}
          name="reminders"
          defaultValue={refused?.values.reminders ?? '3'}
          options={REMINDER_CHOICES}
        />
      </Field>
      <Field id="message" label="A message to all of them" optional {...about('message')}>
        <TextArea
          {...fieldAria('message', about('message'))}
          name="message"
          maxLength={1000}
          defaultValue={refused?.values.message ?? ''}
        />
      </Field>
      <div>
        <Button look="action" type="submit">
          Create the requests
        </Button>
      </div>
    </form>
  )
}

const REMINDERS_HINT =
  'By email to those who have not answered: after a week, after two, and three days before the due date.'
const REMINDER_CHOICES = [
  { value: '3', label: 'Up to three' },
  { value: '2', label: 'Up to two' },
  { value: '1', label: 'One' },
  { value: '0', label: 'None' },
]

function aboutAsking({ benchmarkGrams, email }: HotSpot): string {
  const reckoned =
    benchmarkGrams === null
      ? 'Emissions not known'
      : `${formatEmission(benchmarkGrams)} from spending`
  return `${reckoned} · ${email ? `We email ${email}` : 'No email address: you pass the link on'}`
}
