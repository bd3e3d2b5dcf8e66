import type { IntensityFigure } from '@understory/contracts/footprints/climate-plan/intensity-figures.ts'
import type { Month } from '@understory/domain/calendar/calendar.ts'
import {
  COUNTS_IN_WORDS,
  DRIVERS_IN_WORDS,
  INTENSITY_COUNTS,
  INTENSITY_DRIVERS,
} from '@understory/domain/footprints/climate-plan/intensity.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { baseMonths } from '../base-year/base-months.ts'
import { NoFootprint } from '../no-footprint.tsx'
import { controls, PlanFormPage } from '../plan-form-page.tsx'
import { unitsField, yearsOfForm } from './intensity-years.ts'

type IntensityFormPageProps = {
  readonly figure: IntensityFigure | null
  /** `null`: there is no footprint. */
  readonly usualBase: Month | null
  readonly firstYear: number | null
  readonly thisMonth: Month
  readonly refused: FormAnswer | null
}

/** Title, unit, base year, and the number of units of each fiscal year. */
export function IntensityFormPage(props: IntensityFormPageProps) {
  const { figure, usualBase, refused } = props
  if (!figure && !usualBase) return <NoFootprint />
  return (
    <PlanFormPage
      title={figure ? 'Change this figure' : 'Add an intensity figure'}
      lead="The emissions of a fiscal year, divided by what was made or used in the same year."
      refused={refused}
      remove={figure ? 'Delete this figure' : undefined}
    >
      <About {...props} />
      <Units {...props} />
    </PlanFormPage>
  )
}

/** As an option begins. */
const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function About({ figure, usualBase, thisMonth, refused }: IntensityFormPageProps) {
  const control = controls(refused)
  const title = control('title', figure?.title)
  const driver = control(
    'driver',
    figure?.driver ?? 'units',
    'Of the same company and the same twelve months as the emissions.',
  )
  const unit = control(
    'unit',
    figure?.unit,
    'One of them: loaf, bed, full-time employee, m2, £1m of turnover.',
  )
  const base = control(
    'baseMonth',
    figure?.baseMonth ?? usualBase,
    'The month that your fiscal year begins with.',
  )
  const counts = control(
    'counts',
    figure?.counts ?? 'scopes-1-2',
    'SECR asks for scopes 1 and 2, with travel in employees’ own cars if you are unquoted. Scope 2 is by location unless you choose the market.',
  )
  return (
    <>
      <Field label="Title" {...title.about}>
        <TextInput
          {...fieldAria('title', title.about)}
          name="title"
          maxLength={120}
          defaultValue={title.value}
        />
      </Field>
      <Field label="Divided by" {...driver.about}>
        <Select
          {...fieldAria('driver', driver.about)}
          name="driver"
          defaultValue={driver.value}
          options={INTENSITY_DRIVERS.map((value) => ({ value, label: DRIVERS_IN_WORDS[value] }))}
        />
      </Field>
      <Field label="Unit of measurement" {...unit.about}>
        <TextInput
          {...fieldAria('unit', unit.about)}
          name="unit"
          maxLength={60}
          defaultValue={unit.value}
        />
      </Field>
      <Field label="Emissions that are divided" {...counts.about}>
        <Select
          {...fieldAria('counts', counts.about)}
          name="counts"
          defaultValue={counts.value}
          options={INTENSITY_COUNTS.map((value) => ({
            value,
            label: sentenceCase(COUNTS_IN_WORDS[value]),
          }))}
        />
      </Field>
      <Field label="Base year from" {...base.about}>
        <Select
          {...fieldAria('baseMonth', base.about)}
          name="baseMonth"
          defaultValue={base.value}
          options={baseMonths(thisMonth, base.value)}
        />
      </Field>
    </>
  )
}

function Units({ figure, firstYear, thisMonth, refused }: IntensityFormPageProps) {
  const control = controls(refused)
  const thisYear = Number(thisMonth.slice(0, 4))
  const baseYear = Number((figure?.baseMonth ?? `${firstYear ?? thisYear}`).slice(0, 4))
  const years = yearsOfForm(Math.min(baseYear, firstYear ?? baseYear), thisYear)
  return (
    <section className="part" aria-labelledby="units">
      <h2 id="units">Number of units per fiscal year</h2>
      <p className="quiet">
        A year is named by the one that it begins in. The base year is needed; leave out what you do
        not have.
      </p>
      <FieldGrid>
        {years.map((year) => {
          const name = unitsField(year)
          const given = figure?.units.find((each) => each.year === year)?.units
          const units = control(name, given)
          return (
            <Field key={year} label={`Units in ${year}`} {...units.about}>
              <TextInput
                {...fieldAria(name, units.about)}
                name={name}
                inputMode="decimal"
                autoComplete="off"
                defaultValue={units.value}
              />
            </Field>
          )
        })}
      </FieldGrid>
    </section>
  )
}
