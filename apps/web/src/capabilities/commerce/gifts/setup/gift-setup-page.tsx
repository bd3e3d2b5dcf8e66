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
import { giftThemes } from '../../instant-offset/public.ts'
import type { OffsetPricing } from '../../prices/public.ts'
import { giftsMessage } from '../messages/messages.generated.ts'
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

const amounts = () =>
  [
    { name: 'trees', label: giftsMessage('giftSetup.trees') },
    { name: 'co2e', label: giftsMessage('giftSetup.co2eInKilograms') },
    { name: 'plastic', label: giftsMessage('giftSetup.plasticInKilograms') },
  ] as const

const messageHint = () => giftsMessage('giftSetup.up500CharactersShown')
const dayHint = () => giftsMessage('giftSetup.leaveEmptyGoesOut')

const labels = () => ({
  ...Object.fromEntries(amounts().map(({ name, label }) => [name, label])),
  name: giftsMessage('giftSetup.theirName'),
  email: giftsMessage('giftSetup.theirEmail'),
  people: giftsMessage('giftSetup.orPasteMany'),
  from: giftsMessage('giftSetup.from'),
  message: giftsMessage('giftSetup.message'),
  deliverOn: giftsMessage('giftSetup.day'),
  theme: giftsMessage('giftSetup.look'),
})

/** What each field is called, for the list of what is wrong. */
function labelsOf({ rows }: GiftChoice): Readonly<Record<string, string>> {
  const ofRows = rows.flatMap(({ name }, index) => {
    const whose = name.trim() || giftsMessage('giftSetup.person', { index: String(index + 1) })
    return [
      [`to-${index}`, giftsMessage('giftSetup.nameOf', { whose })],
      [`toEmail-${index}`, giftsMessage('giftSetup.emailOf', { whose })],
    ]
  })
  return { ...labels(), ...Object.fromEntries(ofRows) }
}

/** What is given, to whom, and with which message; the total beside it. */
export function GiftSetupPage(props: GiftSetupPageProps) {
  const { audience, currency, choice, sum, pricing, refused } = props
  const problems = refused?.problems ?? {}
  return (
    <SetupLayout
      title={
        audience === 'business'
          ? giftsMessage('giftSetup.giftsFromYourBusiness')
          : giftsMessage('giftSetup.giveSomethingThatGrows')
      }
      lead={giftsMessage('giftSetup.lead')}
      refused={refused}
      currency={currency}
      postsCurrency
      sumTitle={giftsMessage('giftSetup.whatItComesTo')}
      picture={<GiftPlace choice={choice} projects={props.projects} today={props.today} />}
      sum={<LiveGiftSum audience={audience} choice={choice} first={sum} pricing={pricing} />}
      labels={labelsOf(choice)}
    >
      <Fieldset
        id="amount"
        legend={
          audience === 'business'
            ? giftsMessage('giftSetup.eachPersonGiven')
            : giftsMessage('giftSetup.whatYouGive')
        }
      >
        <FieldGrid>
          {amounts().map(({ name, label }) => (
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
      <Fieldset id="theme" legend={giftsMessage('giftSetup.look')} error={problems.theme}>
        <RadioCards name="theme" defaultValue={choice.theme} cards={giftThemes()} />
      </Fieldset>
    </SetupLayout>
  )
}

function GiftSetupPageWords({ choice, refused, today }: GiftSetupPageProps) {
  const problems = refused?.problems ?? {}
  return (
    <Fieldset id="words" legend={giftsMessage('giftSetup.withYourWords')}>
      <Field id="from" label={giftsMessage('giftSetup.from')} error={problems.from}>
        <TextInput
          {...fieldAria('from', { error: problems.from })}
          name="from"
          maxLength={80}
          defaultValue={choice.from}
        />
      </Field>
      <Field
        id="message"
        label={giftsMessage('giftSetup.message')}
        hint={messageHint()}
        error={problems.message}
        optional
      >
        <TextArea
          {...fieldAria('message', { hint: messageHint(), error: problems.message })}
          name="message"
          rows={4}
          defaultValue={choice.message}
        />
      </Field>
      <Field
        id="deliverOn"
        label={giftsMessage('giftSetup.day')}
        hint={dayHint()}
        error={problems.deliverOn}
        optional
      >
        <Short>
          <TextInput
            {...fieldAria('deliverOn', { hint: dayHint(), error: problems.deliverOn })}
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
