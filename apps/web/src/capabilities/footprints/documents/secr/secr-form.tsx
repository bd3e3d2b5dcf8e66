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
import { documentsMessage } from '../messages/messages.generated.ts'

type SecrFormProps = {
  readonly secr: SecrDisclosure
  readonly refused: FormAnswer | null
}

const kindHint = () => documentsMessage('secrForm.rulesDoReachStill')
const actionsHint = () => documentsMessage('secrForm.didTwelveMonthsUse')

/** What no figure says. */
export function SecrForm({ secr, refused }: SecrFormProps) {
  const about = (name: 'kind' | 'actions', hint: string) => ({
    hint,
    error: refused?.problems[name],
  })
  const value = (name: 'kind' | 'actions') => refused?.values[name] ?? secr[name] ?? ''
  return (
    <section className="part" aria-labelledby="about-company">
      <h2 id="about-company">{documentsMessage('secrForm.aboutTheCompany')}</h2>
      <SizeTest />
      <form method="post" className="flow-16" noValidate>
        <Field
          id="kind"
          label={documentsMessage('secrForm.underSecrYouAre')}
          {...about('kind', kindHint())}
        >
          <Select
            {...fieldAria('kind', about('kind', kindHint()))}
            name="kind"
            defaultValue={value('kind')}
            options={[
              { value: '', label: documentsMessage('secrForm.pleaseChoose') },
              ...SECR_KINDS.map((kind) => ({ value: kind, label: SECR_KIND_NAMES[kind] })),
            ]}
          />
        </Field>
        <Field
          id="actions"
          label={documentsMessage('secrForm.energyEfficiencyAction')}
          {...about('actions', actionsHint())}
        >
          <TextArea
            {...fieldAria('actions', about('actions', actionsHint()))}
            name="actions"
            rows={4}
            maxLength={2_000}
            defaultValue={value('actions')}
          />
        </Field>
        <div>
          <Button type="submit">{documentsMessage('secrForm.save')}</Button>
        </div>
      </form>
    </section>
  )
}

const millions = (pounds: number) =>
  documentsMessage('secr.million', { pounds: String(pounds / 1_000_000) })

function SizeTest() {
  const { turnoverPounds, balanceSheetPounds, employees, lowUserKwh } = SECR_RULES
  return (
    <details className="more">
      <summary>{documentsMessage('secrForm.whoHasToReport')}</summary>
      <p>
        {documentsMessage('secrForm.quotedCompaniesUnquotedCompanies', {
          millions: millions(turnoverPounds),
          millions2: millions(balanceSheetPounds),
          employees: String(employees),
          lowUserKwh: lowUserKwh.toLocaleString('en-GB'),
        })}
      </p>
      <p className="quiet">
        {documentsMessage('secrForm.readRulesForceSince', {
          date: shownDate(SECR_RULES.asOf),
          date2: shownDate(SECR_RULES.validFrom),
        })}
      </p>
    </details>
  )
}
