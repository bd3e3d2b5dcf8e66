import type { CalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { Currency } from '@understory/domain/quantity/money.ts'
import type { PicturedProject } from '@understory/pictures/nature/place.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import type { Reckoned } from '../../../../shell/setup/reckoned.ts'
import { FieldGrid, SetupLayout, Short } from '../../../../shell/setup/setup-layout.tsx'
import { GIFT_THEMES } from '../../instant-offset/public.ts'
import type { OffsetPricing } from '../../prices/public.ts'
import type { Audience, GiftChoice, GiftSum } from './gift-choice.ts'
import { GiftPlace } from './gift-place.tsx'
import LiveGiftSum from './gift-sum.island.tsx'
import { RecipientFields } from './recipient-fields.tsx'

type GiftSetupPageProps = {
  readonly audience: Audience
  readonly currency: Currency
  readonly choice: GiftChoice
  readonly sum: Reckoned<GiftSum>
  readonly pricing: OffsetPricing
  readonly projects: readonly PicturedProject[]
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
  'Leave this empty and it goes out as soon as you have paid; otherwise on the morning of that day.'

const LABELS = {
  ...Object.fromEntries(AMOUNTS.map(({ name, label }) => [name, label])),
  name: 'Their name',
  email: 'Their email',
  people: 'Or paste many',
  from: 'From',
  message: 'Message',
  deliverOn: 'Day',
  theme: 'Look',
}

/** What each field is called, for the list of what is wrong. */
function labelsOf({ rows }: GiftChoice): Readonly<Record<string, string>> {
  const ofRows = rows.flatMap(({ name }, index) => {
    const whose = name.trim() || `person ${index + 1}`
    return [
      [`to-${index}`, `Name of ${whose}`],
      [`toEmail-${index}`, `Email of ${whose}`],
    ]
  })
  return { ...LABELS, ...Object.fromEntries(ofRows) }
}

/** What is given, to whom, and with which message; the total beside it. */
export function GiftSetupPage(props: GiftSetupPageProps) {
  const { audience, currency, choice, sum, pricing, refused } = props
  const problems = refused?.problems ?? {}
  return (
    <SetupLayout
      title={audience === 'business' ? 'Gifts from your business' : 'Give something that grows'}
      lead="Each gift is paid for, entered in the public ledger, and comes with a certificate in the recipient’s name."
      refused={refused}
      currency={currency}
      postsCurrency
      sumTitle="What it comes to"
      picture={<GiftPlace choice={choice} projects={props.projects} today={props.today} />}
      sum={<LiveGiftSum audience={audience} choice={choice} first={sum} pricing={pricing} />}
      labels={labelsOf(choice)}
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
      <GiftSetupPageWords {...props} />
      <Fieldset id="theme" legend="Look" error={problems.theme}>
        <RadioCards name="theme" defaultValue={choice.theme} cards={GIFT_THEMES} />
      </Fieldset>
    </SetupLayout>
  )
}

function GiftSetupPageWords({ choice, refused, today }: GiftSetupPageProps) {
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
