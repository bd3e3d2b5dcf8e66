import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { GetEstimateOptions } from '@understory/contracts/footprints/company-footprints/footprint-estimates.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import { works } from '@understory/pictures/buildings/works.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Picture } from '@understory/ui/pictures/picture.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../shell/failures/refusal-notice.tsx'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { type ChoiceField, type EstimateChoice, resultAddress } from './estimate-choice.ts'
import { startMonths } from './start-months.ts'

type EstimatePageProps = {
  readonly options: AnswerOf<typeof GetEstimateOptions>
  readonly choice: EstimateChoice
  readonly thisMonth: Month
  readonly refused: FormAnswer | null
}

const FREQUENCIES = [
  { value: 'annual', label: 'Every year' },
  { value: 'quarterly', label: 'Every quarter' },
  { value: 'monthly', label: 'Every month' },
] as const

const HINTS: Partial<Record<ChoiceField, string>> = {
  sector: 'What most of your turnover comes from.',
  turnover: 'Of a whole year, without VAT.',
  employees: 'For commuting; estimated if left out.',
  country: 'Where most of your work is done.',
  startMonth: 'The first of the twelve months that your bills are of.',
}

/** Three answers that are needed, and a few that help. */
export function EstimatePage({ options, choice, thisMonth, refused }: EstimatePageProps) {
  const problems = refused?.problems ?? {}
  const about = (name: ChoiceField) => ({ hint: HINTS[name], error: problems[name] })
  const control = (name: ChoiceField) => ({
    ...fieldAria(name, about(name)),
    name,
    defaultValue: choice[name],
  })
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>Estimate your footprint</h1>
        <p className="lead quiet">
          About two minutes. Nothing is stored until you save it, and you need no account to see the
          result.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className="columns" noValidate>
        <input type="hidden" name="downstream" value={choice.downstream} />
        <div className="flow-32">
          <Field id="sector" label="Your sector" {...about('sector')}>
            <Select {...control('sector')} options={[]}>
              <option value="">Please choose</option>
              {options.groups.map(({ group, sectors }) => (
                <optgroup key={group} label={titleCase(group)}>
                  {sectors.map(({ code, label }) => (
                    <option key={code} value={code}>
                      {label}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
          </Field>
          <Field id="turnover" label="Turnover" {...about('turnover')}>
            <TextInput {...control('turnover')} inputMode="decimal" autoComplete="off" />
          </Field>
          <FieldGrid>
            <Field id="currency" label="Currency" {...about('currency')}>
              <Select
                {...control('currency')}
                options={options.currencies.map((code) => ({ value: code, label: code }))}
              />
            </Field>
            <Field id="year" label="Of the year" {...about('year')}>
              <Select
                {...control('year')}
                options={options.years.map((year) => ({
                  value: String(year),
                  label: String(year),
                }))}
              />
            </Field>
          </FieldGrid>
          <Field id="country" label="Country" {...about('country')}>
            <Select {...control('country')} options={[]}>
              {options.countries.map(({ iso2, name }) => (
                <option key={iso2} value={iso2}>
                  {name}
                </option>
              ))}
              <optgroup label="Without adequate data">
                {options.otherCountries.map(({ iso2, name }) => (
                  <option key={iso2} value={iso2}>
                    {name}
                  </option>
                ))}
              </optgroup>
            </Select>
          </Field>
          <Nearest options={options} choice={choice} isRefused={problems.country !== undefined} />
          <FieldGrid>
            <Field id="employees" label="Employees" optional {...about('employees')}>
              <TextInput {...control('employees')} inputMode="numeric" autoComplete="off" />
            </Field>
            <Field id="startMonth" label="Counts from" {...about('startMonth')}>
              <Select {...control('startMonth')} options={startMonths(thisMonth)} />
            </Field>
          </FieldGrid>
          <Field id="companyName" label="Company name" optional {...about('companyName')}>
            <TextInput {...control('companyName')} autoComplete="organization" maxLength={160} />
          </Field>
          <Fieldset id="frequency" legend="How often will you look at it again?">
            <RadioCards name="frequency" cards={FREQUENCIES} defaultValue={choice.frequency} />
          </Fieldset>
          <p className="sends-in-view">
            <Button look="action" type="submit">
              Estimate
            </Button>
          </p>
        </div>
        <aside className="panel panel-lichen stays-in-view flow-16">
          <Picture shapes={works()} width={320} height={220} />
          <h2>What you get</h2>
          <ul className="flow-12">
            <li>Scopes 1, 2 and 3 with their categories, in tonnes a year</li>
            <li>A range that holds four in five companies</li>
            <li>The inputs, method and source behind every number</li>
          </ul>
        </aside>
      </form>
    </div>
  )
}

type NearestProps = Pick<EstimatePageProps, 'options' | 'choice'> & { readonly isRefused: boolean }

/** Offers the nearest similar country, with everything else as it was typed. */
function Nearest({ options, choice, isRefused }: NearestProps) {
  const other = options.otherCountries.find(({ iso2 }) => iso2 === choice.country)
  if (!isRefused || !other) return null
  return (
    <p>
      <a href={resultAddress({ ...choice, country: other.nearest })}>
        Estimate with {other.nearestName} instead
      </a>
    </p>
  )
}

const titleCase = (group: string) => group.charAt(0).toUpperCase() + group.slice(1)
