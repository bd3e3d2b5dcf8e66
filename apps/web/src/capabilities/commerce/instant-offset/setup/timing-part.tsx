import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import type { Choice } from './choice.ts'
import styles from './setup-page.module.css'

const MONTH_COUNTS = [2, 3, 6, 9, 12, 18, 24, 36, 48, 60]
const COUNT_OPTIONS = MONTH_COUNTS.map((count) => ({
  value: String(count),
  label: `${count} months`,
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
      <h2>When does it count?</h2>
      <Fieldset id="timing" legend={<span className="visually-hidden">When does it count?</span>}>
        <RadioCards
          name="timing"
          value={choice.isSpread ? 'spread' : 'now'}
          onChoose={(timing) => onChange({ isSpread: timing === 'spread' })}
          cards={[
            {
              value: 'now',
              label: 'All at once',
              explain: 'On the day you pay. You can set its date later.',
            },
            {
              value: 'spread',
              label: 'Spread over months',
              explain: 'One payment, an equal part in the ledger for each month.',
            },
          ]}
        />
      </Fieldset>
      {choice.isSpread ? (
        <div className={styles.pair}>
          <Field id="startMonth" label="From" error={problems.startMonth}>
            <Select
              {...fieldAria('startMonth', { error: problems.startMonth })}
              name="startMonth"
              value={choice.startMonth}
              onChange={(event) => onChange({ startMonth: event.target.value })}
              options={monthOptions}
            />
          </Field>
          <Field id="months" label="For" error={problems.months}>
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
