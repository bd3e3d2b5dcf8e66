import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetAppPlan } from '@understory/contracts/stores/app-billing.ts'
import { writeStoreAmount } from '@understory/domain/stores/store-orders/contribution/store-amount.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { dollars, isRunning } from '../bills/public.ts'
import styles from './app-plan.module.css'

type CapChoiceProps = Pick<AnswerOf<typeof GetAppPlan>, 'plan' | 'preview' | 'offeredCaps'> & {
  readonly refused: FormAnswer | null
}

/** Without orders there is no month to compare with. */
const EXPLAINED = {
  fromOrders: ['About twice a month like that.', 'Room for a busy season.'],
  toBegin: ['Enough to begin with.', 'Room for a busy month.'],
} as const

/** Limits to choose from, or one's own; of a running plan only higher ones. */
export function CapChoice({ plan, preview, offeredCaps, refused }: CapChoiceProps) {
  const explained = preview && preview.orders > 0 ? EXPLAINED.fromOrders : EXPLAINED.toBegin
  const isRaise = isRunning(plan)
  const offered = offeredCaps.filter((minor) => !isRaise || minor > plan.capMinor)
  const cards = [
    ...offered.map((minor) => ({
      value: String(minor),
      label: `Up to ${dollars(minor)} in 30 days`,
      explain: explained[offeredCaps.indexOf(minor)] ?? '',
    })),
    { value: 'own', label: 'Another limit', explain: 'You name it.' },
  ]
  const [first] = cards
  const error = refused?.problems.own
  const now = isRaise ? writeStoreAmount(plan.capMinor * 2, 'USD') : ''
  return (
    <form method="post" className={`flow-24 ${styles.choice}`} noValidate>
      <Fieldset id="cap" legend={isRaise ? 'A higher limit' : 'Your limit'}>
        <RadioCards
          name="cap"
          defaultValue={refused?.values.cap ?? first?.value ?? 'own'}
          cards={cards}
        />
      </Fieldset>
      <div className={styles.own}>
        <Field id="own" label="Your own limit, in US dollars" error={error}>
          <TextInput
            {...fieldAria('own', { error })}
            name="own"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={refused?.values.own ?? now}
          />
        </Field>
      </div>
      <div>
        <Button type="submit" look="action">
          {isRaise ? 'Ask Shopify for the higher limit' : 'Approve at Shopify'}
        </Button>
      </div>
    </form>
  )
}
