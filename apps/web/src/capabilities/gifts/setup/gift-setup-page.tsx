import type { CalendarDate } from '@understory/domain/quantity/calendar.ts'
import { formatMoney } from '@understory/domain/quantity/format.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import { Button } from '@understory/ui/button.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { RadioCards } from '@understory/ui/radio-cards.tsx'
import { TextArea, TextInput } from '@understory/ui/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import {
  FieldGrid,
  SetupButtons,
  SetupLayout,
  SetupPrice,
  SetupSpot,
  Short,
} from '../../../shell/setup-layout.tsx'
import { GIFT_THEMES } from '../../offsetting/public.ts'
import type { Audience, GiftChoice, GiftSum } from './gift-choice.ts'
import { RecipientFields } from './recipient-fields.tsx'

type GiftSetupPageProps = {
  readonly audience: Audience
  readonly currency: Currency
  readonly choice: GiftChoice
  readonly sum: GiftSum | null
  readonly today: CalendarDate
  readonly refused: FormAnswer | null
}

const AMOUNTS = [
  { name: 'trees', label: 'Trees' },
  { name: 'co2e', label: 'CO2e, in kilograms' },
  { name: 'plastic', label: 'Plastic, in kilograms' },
] as const

const MESSAGE_HINT = 'Up to 500 characters. It is shown in the email and on the certificate.'
const DAY_HINT =
  'Left empty, it goes out as soon as you have paid. Otherwise in the morning of that day.'

/** What is given, to whom, and with which message; the total beside it. */
export function GiftSetupPage(props: GiftSetupPageProps) {
  const { audience, currency, choice, sum, refused } = props
  const problems = refused?.problems ?? {}
  return (
    <SetupLayout
      title={audience === 'business' ? 'Gifts from your business' : 'Give something that grows'}
      lead="Each gift is paid for, entered in the public ledger, and comes with a certificate in the recipient’s name."
      refused={refused}
      currency={currency}
      sumTitle="What it comes to"
      sum={
        <>
          <SetupSpot name="gift" />
          <Sum sum={sum} />
          <SetupButtons>
            <Button type="submit" look="action" name="intent" value="pay">
              Continue to payment
            </Button>
            <Button type="submit" name="intent" value="sum">
              Work it out again
            </Button>
          </SetupButtons>
        </>
      }
    >
      <Fieldset
        id="amount"
        legend={audience === 'business' ? 'What each person is given' : 'What you give'}
      >
        <FieldGrid>
          {AMOUNTS.map(({ name, label }) => (
            <Field key={name} id={name} label={label} error={problems[name]}>
              <TextInput
                {...fieldAria(name, { error: problems[name] })}
                inputMode="decimal"
                name={name}
                defaultValue={choice[name]}
              />
            </Field>
          ))}
        </FieldGrid>
      </Fieldset>
      <RecipientFields audience={audience} choice={choice} problems={problems} />
      <Words {...props} />
      <Fieldset id="theme" legend="Look" error={problems.theme}>
        <RadioCards name="theme" defaultValue={choice.theme} cards={GIFT_THEMES} />
      </Fieldset>
    </SetupLayout>
  )
}

function Words({ choice, refused, today }: GiftSetupPageProps) {
  const problems = refused?.problems ?? {}
  return (
    <Fieldset id="words" legend="With your words">
      <Field id="from" label="From" error={problems.from}>
        <TextInput
          {...fieldAria('from', { error: problems.from })}
          name="from"
          maxLength={80}
          defaultValue={choice.from}
        />
      </Field>
      <Field id="message" label="Message" hint={MESSAGE_HINT} error={problems.message} optional>
        <TextArea
          {...fieldAria('message', { hint: MESSAGE_HINT, error: problems.message })}
          name="message"
          rows={4}
          defaultValue={choice.message}
        />
      </Field>
      <Field id="deliverOn" label="Day" hint={DAY_HINT} error={problems.deliverOn} optional>
        <Short>
          <TextInput
            {...fieldAria('deliverOn', { hint: DAY_HINT, error: problems.deliverOn })}
            type="date"
            name="deliverOn"
            min={today}
            defaultValue={choice.deliverOn}
          />
        </Short>
      </Field>
    </Fieldset>
  )
}

function Sum({ sum }: Pick<GiftSetupPageProps, 'sum'>) {
  if (!sum) return <p className="quiet">Please use numbers, and we can work it out.</p>
  const { each, count, total } = sum
  // The total is rounded once, so it can be less than as many single gifts.
  const isWhole = each.minor * count === total.minor
  return (
    <>
      <SetupPrice amount={formatMoney(total)} />
      <p className="quiet">
        {count === 1
          ? 'For one gift, once. There is nothing to cancel.'
          : `${count} gifts${isWhole ? `, ${formatMoney(each)} each` : ` together; one alone is ${formatMoney(each)}`}. Once, so there is nothing to cancel.`}
      </p>
    </>
  )
}
