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
import { BILLING } from './store-addresses.ts'

/** Without a plan: a saved card begins one. */
export function StartForm(props: BillingPageProps) {
  const { billing, cards, mayChange, mayAddCard } = props
  const isEnding = billing.plan?.isEnding ?? false
  return (
    <section className="panel flow-16" aria-labelledby="start">
      <h2 id="start">{isEnding ? 'Your plan is ending' : 'Begin with a card'}</h2>
      <p>{planSentence(billing.plan)}</p>
      {mayChange ? null : <OnlyLooking />}
      {mayChange && cards.length === 0 && !mayAddCard ? (
        <p>A saved card begins it. Please ask an owner or an admin of the account to add one.</p>
      ) : null}
      {mayChange && cards.length === 0 && mayAddCard ? (
        <>
          <p>Save a card first. Nothing is charged now; your bank may ask whether it is you.</p>
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
      <Fieldset legend="Card">
        <RadioCards
          name="cardId"
          defaultValue={refused?.values.cardId ?? billing.plan?.card?.id ?? cards[0]?.id ?? ''}
          cards={cards.map((card) => ({ value: card.id, label: cardWords(card) }))}
        />
      </Fieldset>
      {problem ? <p className="error">{problem}</p> : null}
      {billing.billingAddress ? null : <AddressFields {...props} />}
      <p className="quiet">
        Nothing is charged now. After each month the card pays for what your orders contributed.
      </p>
      <div className="row-8">
        <Button type="submit" look="action" name="intent" value="start">
          {isEnding ? 'Keep the plan' : 'Begin the plan'}
        </Button>
        {mayAddCard ? <AddCard next={BILLING}>Another card</AddCard> : null}
      </div>
    </form>
  )
}

const LINES = [
  { name: 'line1', label: 'Address', auto: 'billing address-line1' },
  { name: 'line2', label: 'Address, second line', auto: 'billing address-line2', optional: true },
  { name: 'city', label: 'City', auto: 'billing address-level2' },
  { name: 'postcode', label: 'Post code', auto: 'billing postal-code' },
] as const

/** As it stands on the invoices; asked where none is known. */
function AddressFields({ countries, refused }: BillingPageProps) {
  const problems = refused?.problems ?? {}
  const values = refused?.values ?? {}
  return (
    <Fieldset legend="Address on the invoices">
      <div className="flow-12">
        <Field id="country" label="Country" error={problems.country}>
          <Select
            {...fieldAria('country', { error: problems.country })}
            name="country"
            autoComplete="billing country"
            defaultValue={values.country ?? 'GB'}
            options={countries}
          />
        </Field>
        {LINES.map(({ name, label, auto, ...line }) => (
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
