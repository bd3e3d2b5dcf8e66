import type { PublicLedgerSummary } from '@understory/contracts/proof/public-ledger.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import styles from './ledger.module.css'
import { isSearch, type LedgerFilter, type LedgerProblems } from './ledger-filter.ts'
import { publicLedgerMessage } from './messages/messages.generated.ts'

type SearchFormProps = {
  readonly path: string
  readonly filter: LedgerFilter
  readonly problems: LedgerProblems
  readonly summary: Pick<PublicLedgerSummary, 'projects' | 'months'>
}

/** Asks by the address of the page, so a search can be shared and needs no script. */
export function SearchForm({ path, filter, problems, summary }: SearchFormProps) {
  const { projects, months } = summary
  return (
    <search>
      <form method="get" action={`${path}#entries`} className={styles.search}>
        <Field
          id="certificate"
          label={publicLedgerMessage('searchForm.certificateNumberOrCode')}
          error={problems.certificate}
        >
          <TextInput
            {...fieldAria('certificate', { error: problems.certificate })}
            name="certificate"
            maxLength={64}
            autoComplete="off"
            defaultValue={filter.certificate}
          />
        </Field>
        <Field id="entry" label={publicLedgerMessage('searchForm.entry')} error={problems.entry}>
          <TextInput
            {...fieldAria('entry', { error: problems.entry })}
            name="entry"
            inputMode="numeric"
            maxLength={15}
            autoComplete="off"
            defaultValue={filter.entry}
          />
        </Field>
        <Field id="project" label={publicLedgerMessage('searchForm.project')}>
          <Select
            id="project"
            name="project"
            defaultValue={filter.project}
            options={[
              { value: '', label: publicLedgerMessage('searchForm.all') },
              ...projects.map(({ id: value, name: label }) => ({ value, label })),
            ]}
          />
        </Field>
        <Field
          id="month"
          label={publicLedgerMessage('searchForm.recordedIn')}
          error={problems.month}
        >
          <Select
            {...fieldAria('month', { error: problems.month })}
            name="month"
            defaultValue={filter.month}
            options={[
              { value: '', label: publicLedgerMessage('searchForm.anyMonth') },
              ...months
                .map(({ month }) => ({ value: month, label: longMonth(month) }))
                .toReversed(),
            ]}
          />
        </Field>
        <div className="row-12">
          <Button type="submit">{publicLedgerMessage('searchForm.search')}</Button>
          {isSearch(filter) ? (
            <a href={`${path}#entries`}>{publicLedgerMessage('searchForm.showAll')}</a>
          ) : null}
        </div>
      </form>
    </search>
  )
}
