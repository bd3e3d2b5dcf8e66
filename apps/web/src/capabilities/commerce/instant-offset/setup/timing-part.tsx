import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import {
  timingPartAllAtOnce,
  timingPartDayPaySetDate,
  timingPartFor,
  timingPartFrom,
  timingPartMonths,
  timingPartPaymentEqualPartLedger,
  timingPartSpreadOverMonths,
  timingPartWhenDoesItCount,
} from '../island-messages/timing-part.generated.ts'
import type { Choice } from './choice.ts'
import styles from './setup-page.module.css'

const MONTH_COUNTS = [2, 3, 6, 9, 12, 18, 24, 36, 48, 60]
const COUNT_OPTIONS = MONTH_COUNTS.map((count) => ({
  value: String(count),
  label: timingPartMonths({ count }),
}))

/** When it counts: all now, or evenly over months. The payment is one either way. */
export function TimingPart(props: {
  choice: Choice
  monthOptions: readonly { value: string; label: string }[]
  problems: Readonly<Record<string, string>>
  onChange: (change: Partial<Choice>) => void
}) {
  const { choice, monthOptions, problems, onChange } = props
  return (
    <section className={styles.part}>
      <h2>{timingPartWhenDoesItCount()}</h2>
      <Fieldset
        id="timing"
        legend={<span className="visually-hidden">{timingPartWhenDoesItCount()}</span>}
      >
        <RadioCards
          name="timing"
          value={choice.isSpread ? 'spread' : 'now'}
          onChoose={(timing) => onChange({ isSpread: timing === 'spread' })}
          cards={[
            {
              value: 'now',
              label: timingPartAllAtOnce(),
              explain: timingPartDayPaySetDate(),
            },
            {
              value: 'spread',
              label: timingPartSpreadOverMonths(),
              explain: timingPartPaymentEqualPartLedger(),
            },
          ]}
        />
      </Fieldset>
      {choice.isSpread ? (
        <div className={styles.pair}>
          <Field id="startMonth" label={timingPartFrom()} error={problems.startMonth}>
            <Select
              {...fieldAria('startMonth', { error: problems.startMonth })}
              name="startMonth"
              value={choice.startMonth}
              onChange={(event) => onChange({ startMonth: event.target.value })}
              options={monthOptions}
            />
          </Field>
          <Field id="months" label={timingPartFor()} error={problems.months}>
            <Select
              {...fieldAria('months', { error: problems.months })}
              name="months"
              value={String(choice.months)}
              onChange={(event) => onChange({ months: Number(event.target.value) })}
              options={COUNT_OPTIONS}
            />
          </Field>
        </div>
      ) : null}
    </section>
  )
}
