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
import { companyFootprintsMessage } from '../messages/messages.generated.ts'
import { type ChoiceField, type EstimateChoice, resultAddress } from './estimate-choice.ts'
import { startMonths } from './start-months.ts'

type EstimatePageProps = {
  readonly options: AnswerOf<typeof GetEstimateOptions>
  readonly choice: EstimateChoice
  readonly thisMonth: Month
  readonly refused: FormAnswer | null
}

const frequencies = () =>
  [
    { value: 'annual', label: companyFootprintsMessage('estimate.everyYear') },
    { value: 'quarterly', label: companyFootprintsMessage('estimate.everyQuarter') },
    { value: 'monthly', label: companyFootprintsMessage('estimate.everyMonth') },
  ] as const

const hints = (): Partial<Record<ChoiceField, string>> => ({
  sector: companyFootprintsMessage('estimate.mostTurnoverComes'),
  turnover: companyFootprintsMessage('estimate.wholeYearWithoutVat'),
  employees: companyFootprintsMessage('estimate.commutingEstimatedLeftOut'),
  country: companyFootprintsMessage('estimate.whereMostWorkDone'),
  startMonth: companyFootprintsMessage('estimate.firstTwelveMonthsBills'),
})

/** Three answers that are needed, and a few that help. */
export function EstimatePage({ options, choice, thisMonth, refused }: EstimatePageProps) {
  const problems = refused?.problems ?? {}
  const about = (name: ChoiceField) => ({ hint: hints()[name], error: problems[name] })
  const control = (name: ChoiceField) => ({
    ...fieldAria(name, about(name)),
    name,
    defaultValue: choice[name],
  })
  return (
    <div className="page page-end page-top flow-32">
      <header className="flow-12">
        <h1>{companyFootprintsMessage('estimate.estimateYourFootprint')}</h1>
        <p className="lead quiet">{companyFootprintsMessage('estimate.aboutTwoMinutesNothing')}</p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className="columns" noValidate>
        <input type="hidden" name="downstream" value={choice.downstream} />
        <div className="flow-32">
          <Field
            id="sector"
            label={companyFootprintsMessage('estimate.yourSector')}
            {...about('sector')}
          >
            <Select {...control('sector')} options={[]}>
              <option value="">{companyFootprintsMessage('estimate.pleaseChoose')}</option>
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
          <Field
            id="turnover"
            label={companyFootprintsMessage('estimate.turnover')}
            {...about('turnover')}
          >
            <TextInput {...control('turnover')} inputMode="decimal" autoComplete="off" />
          </Field>
          <FieldGrid>
            <Field
              id="currency"
              label={companyFootprintsMessage('estimate.currency')}
              {...about('currency')}
            >
              <Select
                {...control('currency')}
                options={options.currencies.map((code) => ({ value: code, label: code }))}
              />
            </Field>
            <Field
              id="year"
              label={companyFootprintsMessage('estimate.ofTheYear')}
              {...about('year')}
            >
              <Select
                {...control('year')}
                options={options.years.map((year) => ({
                  value: String(year),
                  label: String(year),
                }))}
              />
            </Field>
          </FieldGrid>
          <Field
            id="country"
            label={companyFootprintsMessage('estimate.country')}
            {...about('country')}
          >
            <Select {...control('country')} options={[]}>
              {options.countries.map(({ iso2, name }) => (
                <option key={iso2} value={iso2}>
                  {name}
                </option>
              ))}
              <optgroup label={companyFootprintsMessage('estimate.withoutAdequateData')}>
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
            <Field
              id="employees"
              label={companyFootprintsMessage('estimate.employees')}
              optional
              {...about('employees')}
            >
              <TextInput {...control('employees')} inputMode="numeric" autoComplete="off" />
            </Field>
            <Field
              id="startMonth"
              label={companyFootprintsMessage('estimate.countsFrom')}
              {...about('startMonth')}
            >
              <Select {...control('startMonth')} options={startMonths(thisMonth)} />
            </Field>
          </FieldGrid>
          <Field
            id="companyName"
            label={companyFootprintsMessage('estimate.companyName')}
            optional
            {...about('companyName')}
          >
            <TextInput {...control('companyName')} autoComplete="organization" maxLength={160} />
          </Field>
          <Fieldset id="frequency" legend={companyFootprintsMessage('estimate.oftenLookAgain')}>
            <RadioCards name="frequency" cards={frequencies()} defaultValue={choice.frequency} />
          </Fieldset>
          <p className="sends-in-view">
            <Button look="action" type="submit">
              {companyFootprintsMessage('estimate.estimate')}
            </Button>
          </p>
        </div>
        <aside className="panel panel-lichen stays-in-view flow-16">
          <Picture shapes={works()} width={320} height={220} />
          <h2>{companyFootprintsMessage('estimate.whatYouGet')}</h2>
          <ul className="flow-12">
            <li>{companyFootprintsMessage('estimate.scopes123')}</li>
            <li>{companyFootprintsMessage('estimate.rangeHoldsFourFive')}</li>
            <li>{companyFootprintsMessage('estimate.inputsMethodSourceBehind')}</li>
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
        {companyFootprintsMessage('estimate.estimateWithInstead', {
          nearestName: other.nearestName,
        })}
      </a>
    </p>
  )
}

const titleCase = (group: string) => group.charAt(0).toUpperCase() + group.slice(1)
