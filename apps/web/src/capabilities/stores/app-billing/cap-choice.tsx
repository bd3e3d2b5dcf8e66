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
import { appBillingMessage } from './messages/messages.generated.ts'

type CapChoiceProps = Pick<AnswerOf<typeof GetAppPlan>, 'plan' | 'preview' | 'offeredCaps'> & {
  readonly refused: FormAnswer | null
}

/** Without orders there is no month to compare with. */
const explainedWords = () =>
  ({
    fromOrders: [
      appBillingMessage('capChoice.aboutTwiceMonthLike'),
      appBillingMessage('capChoice.roomBusySeason'),
    ],
    toBegin: [
      appBillingMessage('capChoice.enoughToBeginWith'),
      appBillingMessage('capChoice.roomBusyMonth'),
    ],
  }) as const

/** Limits to choose from, or one's own; of a running plan only higher ones. */
export function CapChoice({ plan, preview, offeredCaps, refused }: CapChoiceProps) {
  const explained =
    preview && preview.orders > 0 ? explainedWords().fromOrders : explainedWords().toBegin
  const isRaise = isRunning(plan)
  const offered = offeredCaps.filter((minor) => !isRaise || minor > plan.capMinor)
  const cards = [
    ...offered.map((minor) => ({
      value: String(minor),
      label: appBillingMessage('capChoice.up30Days', { dollars: dollars(minor) }),
      explain: explained[offeredCaps.indexOf(minor)] ?? '',
    })),
    {
      value: 'own',
      label: appBillingMessage('capChoice.anotherLimit'),
      explain: appBillingMessage('capChoice.youNameIt'),
    },
  ]
  const [first] = cards
  const error = refused?.problems.own
  const now = isRaise ? writeStoreAmount(plan.capMinor * 2, 'USD') : ''
  return (
    <form method="post" className={`flow-24 ${styles.choice}`} noValidate>
      <Fieldset
        id="cap"
        legend={
          isRaise
            ? appBillingMessage('capChoice.aHigherLimit')
            : appBillingMessage('capChoice.yourLimit')
        }
      >
        <RadioCards
          name="cap"
          defaultValue={refused?.values.cap ?? first?.value ?? 'own'}
          cards={cards}
        />
      </Fieldset>
      <div className={styles.own}>
        <Field id="own" label={appBillingMessage('capChoice.ownLimitDollars')} error={error}>
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
          {isRaise
            ? appBillingMessage('capChoice.askShopifyHigherLimit')
            : appBillingMessage('capChoice.approveAtShopify')}
        </Button>
      </div>
    </form>
  )
}
