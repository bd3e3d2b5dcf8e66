import type { Project } from '@understory/contracts/proof/projects.ts'
import type { Store } from '@understory/contracts/stores/connected-stores/connected-stores.ts'
import { countryName } from '@understory/domain/countries/countries.ts'
import { IMPACTS, type Impact } from '@understory/domain/quantity/impact-quantity.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { projectField, type TypedSettings } from './typed-settings.ts'

export const IMPACT_CARDS: readonly {
  readonly value: Impact
  readonly label: string
  readonly explain: string
}[] = [
  { value: 'trees', label: 'Trees', explain: 'Planted by a project, one by one or in parts.' },
  { value: 'co2e', label: 'CO2e', explain: 'Credits of a climate project, by the kilogram.' },
  { value: 'plastic', label: 'Plastic', explain: 'Collected before it reaches the sea.' },
]

type ImpactFieldsProps = {
  readonly store: Pick<Store, 'billingCurrency'>
  readonly typed: TypedSettings
  readonly projects: readonly Project[]
  readonly problems: Readonly<Record<string, string>>
}

/** What orders fund, and the project; the stylesheet shows the projects of the chosen impact. */
export function ImpactFields({ store, typed, projects, problems }: ImpactFieldsProps) {
  return (
    <>
      <Fieldset id="impact" legend="What orders fund">
        <RadioCards name="impact" defaultValue={typed.impact} cards={IMPACT_CARDS} />
      </Fieldset>
      {IMPACTS.map((impact) => (
        <ProjectField
          key={impact}
          impact={impact}
          isKnown={impact !== 'co2e' || store.billingCurrency !== 'USD'}
          chosen={typed.projects[impact]}
          projects={projects.filter((project) => project.impact === impact)}
          error={problems[projectField(impact)]}
        />
      ))}
    </>
  )
}

type ProjectFieldProps = {
  readonly impact: Impact
  /** In dollars, CO2e comes from a project whose disclosure is complete on the day. */
  readonly isKnown: boolean
  readonly chosen: string
  readonly projects: readonly Project[]
  readonly error: string | undefined
}

const LABELS: Readonly<Record<Impact, string>> = {
  trees: 'Project for trees',
  co2e: 'Project for CO2e',
  plastic: 'Project for plastic',
}

function ProjectField({ impact, isKnown, chosen, projects, error }: ProjectFieldProps) {
  const id = projectField(impact)
  const first = projects.find(({ isDefault }) => isDefault)
  const offered = projects.filter(({ isOffered }) => isOffered)
  const options = offered.map(({ id: value, name, country }) => ({
    value,
    label: `${name}, ${countryName(country)}`,
  }))
  const today = first && isKnown ? ` (today ${first.name})` : ''
  return (
    <div data-impact={impact}>
      <Field id={id} label={LABELS[impact]} error={error}>
        <Select
          {...fieldAria(id, { error })}
          name={id}
          defaultValue={offered.some((project) => project.id === chosen) ? chosen : ''}
          options={[{ value: '', label: `The one we recommend${today}` }, ...options]}
        />
      </Field>
    </div>
  )
}
