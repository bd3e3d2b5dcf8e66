import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { OnlyLooking } from '../../../shell/account-fit/only-looking.tsx'
import { AddCard } from '../../commerce/payments/public.ts'
import type { BillingPageProps } from './billing-props.ts'
import { cardWords, planSentence } from './billing-words.ts'
import { billsMessage } from './messages/messages.generated.ts'
import { BILLING } from './store-addresses.ts'

/** Without a plan: a saved card begins one. */
export function StartForm(props: BillingPageProps) {
  const { billing, cards, mayChange, mayAddCard } = props
  const isEnding = billing.plan?.isEnding ?? false
  return (
    <section className="panel flow-16" aria-labelledby="start">
      <h2 id="start">
        {isEnding
          ? billsMessage('startForm.yourPlanIsEnding')
          : billsMessage('startForm.beginWithACard')}
      </h2>
      <p>{planSentence(billing.plan)}</p>
      {mayChange ? null : <OnlyLooking />}
      {mayChange && cards.length === 0 && !mayAddCard ? (
        <p>{billsMessage('startForm.savedCardBeginsPlease')}</p>
      ) : null}
      {mayChange && cards.length === 0 && mayAddCard ? (
        <>
          <p>{billsMessage('startForm.saveCardFirstNothing')}</p>
          <form method="post">
            <AddCard look="action" next={BILLING} />
          </form>
        </>
      ) : null}
      {mayChange && cards.length > 0 ? <CardForm {...props} isEnding={isEnding} /> : null}
    </section>
  )
}

function CardForm(props: BillingPageProps & { readonly isEnding: boolean }) {
  const { billing, cards, refused, isEnding, mayAddCard } = props
  const problem = refused?.problems.cardId
  return (
    <form method="post" className="flow-16" noValidate>
      <Fieldset legend={billsMessage('start.card')}>
        <RadioCards
          name="cardId"
          defaultValue={refused?.values.cardId ?? billing.plan?.card?.id ?? cards[0]?.id ?? ''}
          cards={cards.map((card) => ({ value: card.id, label: cardWords(card) }))}
        />
      </Fieldset>
      {problem ? <p className="error">{problem}</p> : null}
      {billing.billingAddress ? null : <AddressFields {...props} />}
      <p className="quiet">{billsMessage('startForm.nothingChargedNowAfter')}</p>
      <div className="row-8">
        <Button type="submit" look="action" name="intent" value="start">
          {isEnding
            ? billsMessage('startForm.keepThePlan')
            : billsMessage('startForm.beginThePlan')}
        </Button>
        {mayAddCard ? (
          <AddCard next={BILLING}>{billsMessage('startForm.anotherCard')}</AddCard>
        ) : null}
      </div>
    </form>
  )
}

const lines = () =>
  [
    { name: 'line1', label: billsMessage('startForm.address'), auto: 'billing address-line1' },
    {
      name: 'line2',
      label: billsMessage('startForm.addressSecondLine'),
      auto: 'billing address-line2',
      optional: true,
    },
    { name: 'city', label: billsMessage('startForm.city'), auto: 'billing address-level2' },
    { name: 'postcode', label: billsMessage('startForm.postCode'), auto: 'billing postal-code' },
  ] as const

/** As it stands on the invoices; asked where none is known. */
function AddressFields({ countries, refused }: BillingPageProps) {
  const problems = refused?.problems ?? {}
  const values = refused?.values ?? {}
  return (
    <Fieldset legend={billsMessage('startForm.addressOnTheInvoices')}>
      <div className="flow-12">
        <Field id="country" label={billsMessage('startForm.country')} error={problems.country}>
          <Select
            {...fieldAria('country', { error: problems.country })}
            name="country"
            autoComplete="billing country"
            defaultValue={values.country ?? 'GB'}
            options={countries}
          />
        </Field>
        {lines().map(({ name, label, auto, ...line }) => (
          <Field
            key={name}
            id={name}
            label={label}
            error={problems[name]}
            optional={'optional' in line}
          >
            <TextInput
              {...fieldAria(name, { error: problems[name] })}
              name={name}
              autoComplete={auto}
              defaultValue={values[name] ?? ''}
            />
          </Field>
        ))}
      </div>
    </Fieldset>
  )
}
