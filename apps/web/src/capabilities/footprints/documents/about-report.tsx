import type { DisclosureProfile } from '@understory/contracts/footprints/disclosure-profiles.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { TextArea, TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { documentsMessage } from './messages/messages.generated.ts'

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

const responsible = (): FieldOfProfile => ({
  name: 'responsible',
  label: documentsMessage('aboutReport.personResponsible'),
  hint: documentsMessage('aboutReport.answersReportRole'),
})

const longer = (): readonly FieldOfProfile[] => [
  {
    name: 'purpose',
    label: documentsMessage('aboutReport.purpose'),
    hint: documentsMessage('aboutReport.whyYouReport'),
  },
  {
    name: 'intendedUsers',
    label: documentsMessage('aboutReport.intendedUsers'),
    hint: documentsMessage('aboutReport.writtenCustomersBankHint'),
  },
  {
    name: 'significance',
    label: documentsMessage('aboutReport.indirectEmissionsCountSignificant'),
    hint: documentsMessage('aboutReport.exampleCategories1Hint'),
  },
  {
    name: 'removals',
    label: documentsMessage('aboutReport.removals'),
    hint: documentsMessage('aboutReport.co2RemoveAirHint'),
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
      <h2 id="about-report">
        {documentsMessage('aboutReport.aboutTheReportOf', { year: String(profile.year) })}
      </h2>
      <p className="quiet">{documentsMessage('aboutReport.iso140641Asks')}</p>
      <form method="post" className="flow-16" noValidate>
        <Field id={responsible().name} label={responsible().label} {...about(responsible())}>
          <TextInput {...control(responsible())} maxLength={200} />
        </Field>
        {longer().map((field) => (
          <Field key={field.name} id={field.name} label={field.label} {...about(field)}>
            <TextArea {...control(field)} rows={2} maxLength={500} />
          </Field>
        ))}
        <div>
          <Button type="submit" name="intent" value="about">
            {documentsMessage('aboutReport.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function WhatIsSaid({ profile }: Pick<AboutReportProps, 'profile'>) {
  const said = [responsible(), ...longer()].filter(({ name }) => profile[name])
  if (said.length === 0) return null
  return (
    <section className="part" aria-labelledby="about-report">
      <h2 id="about-report">
        {documentsMessage('aboutReport.aboutTheReportOf', { year: String(profile.year) })}
      </h2>
      {said.map(({ name, label }) => (
        <p key={name}>
          {label}: {profile[name]}
        </p>
      ))}
    </section>
  )
}
