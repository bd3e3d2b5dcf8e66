import type { DisclosureProfile } from '@understory/contracts/footprints/disclosure-profiles.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'

type AboutReportProps = {
  readonly profile: DisclosureProfile
  readonly mayChange: boolean
  readonly refused: FormAnswer | null
}

type FieldOfProfile = {
  readonly name: Exclude<keyof DisclosureProfile, 'year'>
  readonly label: string
  readonly hint: string
}

const RESPONSIBLE: FieldOfProfile = {
  name: 'responsible',
  label: 'Person responsible',
  hint: 'Who answers for this report, with their role.',
}

const LONGER: readonly FieldOfProfile[] = [
  { name: 'purpose', label: 'Purpose', hint: 'Why you report.' },
  {
    name: 'intendedUsers',
    label: 'Intended users',
    hint: 'Who it is written for: customers, a bank, your board.',
  },
  {
    name: 'significance',
    label: 'Which indirect emissions count as significant',
    hint: 'For example: categories of 1% of the total or more, and those a customer asks for.',
  },
  {
    name: 'removals',
    label: 'Removals',
    hint: 'CO2 that you remove from the air yourselves, or that there is none.',
  },
]

/** What no figure says, and ISO 14064-1 asks for. */
export function AboutReport({ profile, mayChange, refused }: AboutReportProps) {
  if (!mayChange) return <WhatIsSaid profile={profile} />
  const about = ({ name, hint }: FieldOfProfile) => ({ hint, error: refused?.problems[name] })
  const control = (field: FieldOfProfile) => ({
    ...fieldAria(field.name, about(field)),
    name: field.name,
    defaultValue: refused?.values[field.name] ?? profile[field.name] ?? '',
  })
  return (
    <section className="part" aria-labelledby="about-report">
      <h2 id="about-report">About the report of {profile.year}</h2>
      <p className="quiet">
        ISO 14064-1 asks for these. What stays empty is listed as not given at the end of the
        report.
      </p>
      <form method="post" className="flow-16" noValidate>
        <Field id={RESPONSIBLE.name} label={RESPONSIBLE.label} {...about(RESPONSIBLE)}>
          <TextInput {...control(RESPONSIBLE)} maxLength={200} />
        </Field>
        {LONGER.map((field) => (
          <Field key={field.name} id={field.name} label={field.label} {...about(field)}>
            <TextArea {...control(field)} rows={2} maxLength={500} />
          </Field>
        ))}
        <div>
          <Button type="submit" name="intent" value="about">
            Save
          </Button>
        </div>
      </form>
    </section>
  )
}

function WhatIsSaid({ profile }: Pick<AboutReportProps, 'profile'>) {
  const said = [RESPONSIBLE, ...LONGER].filter(({ name }) => profile[name])
  if (said.length === 0) return null
  return (
    <section className="part" aria-labelledby="about-report">
      <h2 id="about-report">About the report of {profile.year}</h2>
      {said.map(({ name, label }) => (
        <p key={name}>
          {label}: {profile[name]}
        </p>
      ))}
    </section>
  )
}
