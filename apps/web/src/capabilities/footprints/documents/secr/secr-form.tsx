import type { SecrDisclosure } from '@understory/contracts/footprints/secr.ts'
import {
  SECR_KIND_NAMES,
  SECR_KINDS,
  SECR_RULES,
} from '@understory/domain/footprints/documents/disclosures/secr/secr-kinds.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { shownDate } from '../../../../shell/shown-date.ts'

type SecrFormProps = {
  readonly secr: SecrDisclosure
  readonly refused: FormAnswer | null
}

const KIND_HINT = 'If the rules do not reach you, you may still use this page.'
const ACTIONS_HINT =
  'What you did in these twelve months to use less energy. If you did nothing, say so.'

/** What no figure says. */
export function SecrForm({ secr, refused }: SecrFormProps) {
  const about = (name: 'kind' | 'actions', hint: string) => ({
    hint,
    error: refused?.problems[name],
  })
  const value = (name: 'kind' | 'actions') => refused?.values[name] ?? secr[name] ?? ''
  return (
    <section className="part" aria-labelledby="about-company">
      <h2 id="about-company">About the company</h2>
      <SizeTest />
      <form method="post" className="flow-16" noValidate>
        <Field id="kind" label="Under SECR you are" {...about('kind', KIND_HINT)}>
          <Select
            {...fieldAria('kind', about('kind', KIND_HINT))}
            name="kind"
            defaultValue={value('kind')}
            options={[
              { value: '', label: 'Please choose' },
              ...SECR_KINDS.map((kind) => ({ value: kind, label: SECR_KIND_NAMES[kind] })),
            ]}
          />
        </Field>
        <Field id="actions" label="Energy-efficiency action" {...about('actions', ACTIONS_HINT)}>
          <TextArea
            {...fieldAria('actions', about('actions', ACTIONS_HINT))}
            name="actions"
            rows={4}
            maxLength={2_000}
            defaultValue={value('actions')}
          />
        </Field>
        <div>
          <Button type="submit">Save</Button>
        </div>
      </form>
    </section>
  )
}

const millions = (pounds: number) => `£${pounds / 1_000_000} million`

function SizeTest() {
  const { turnoverPounds, balanceSheetPounds, employees, lowUserKwh } = SECR_RULES
  return (
    <details className="more">
      <summary>Who has to report</summary>
      <p>
        Quoted companies, and unquoted companies and LLPs that meet two of these three in this year
        and the last: turnover above {millions(turnoverPounds)}, a balance sheet above{' '}
        {millions(balanceSheetPounds)}, more than {employees} employees. Those that use{' '}
        {lowUserKwh.toLocaleString('en-GB')} kWh or less in the year make a statement instead of
        giving figures.
      </p>
      <p className="quiet">
        As we read the rules on {shownDate(SECR_RULES.asOf)}; in force since{' '}
        {shownDate(SECR_RULES.validFrom)}. The higher size thresholds of April 2025 do not apply
        here. Please check with your auditor.
      </p>
    </details>
  )
}
