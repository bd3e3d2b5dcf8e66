import type { CommutingSurvey } from '@understory/contracts/footprints/commuting-surveys.ts'
import { MOST_SITES } from '@understory/domain/footprints/commuting-surveys/survey-limits.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { commutingSurveysMessage } from '../messages/messages.generated.ts'

type SiteRowsProps = {
  /** Those with a name. */
  readonly named: CommutingSurvey['sites']
  readonly typed: FormAnswer | null
}

const EMPTY_SITES = 3

/** Sites that are counted apart, each with its people. */
export function SiteRows({ named, typed }: SiteRowsProps) {
  const rows = Math.min(MOST_SITES, named.length + EMPTY_SITES)
  const isWrong = Object.keys(typed?.problems ?? {}).some((name) => /-\d+$/.test(name))
  const about = (name: string) => ({ error: typed?.problems[name] })
  const control = (name: string, value: string) => ({
    ...fieldAria(name, about(name)),
    name,
    defaultValue: typed?.values[name] ?? value,
  })
  return (
    <details className="more" open={named.length > 0 || isWrong}>
      <summary>{commutingSurveysMessage('siteRows.countSitesApart')}</summary>
      <div className="flow-16">
        <p className="quiet">{commutingSurveysMessage('siteRows.peopleSayWhereWork')}</p>
        {Array.from({ length: rows }, (_, at) => {
          const [siteId, peopleId] = [`site-${at}`, `people-${at}`]
          const { site, people } = named[at] ?? {}
          return (
            <FieldGrid key={siteId}>
              <Field
                id={siteId}
                label={commutingSurveysMessage('siteRows.site', { at: String(at + 1) })}
                {...about(siteId)}
              >
                <TextInput {...control(siteId, site ?? '')} maxLength={120} />
              </Field>
              <Field
                id={peopleId}
                label={commutingSurveysMessage('siteRows.peopleAtSite', { at: String(at + 1) })}
                {...about(peopleId)}
              >
                <TextInput
                  {...control(peopleId, people ? String(people) : '')}
                  inputMode="numeric"
                />
              </Field>
            </FieldGrid>
          )
        })}
      </div>
    </details>
  )
}
