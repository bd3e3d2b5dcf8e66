import { type ImpactPageSettings, PAGE_LIMITS } from '@understory/contracts/showing/impact-pages.ts'
import { shortDate } from '@understory/domain/calendar/calendar.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, FieldError, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextArea } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { LabelledInput } from '../../../../shell/labelled-input.tsx'
import { BasisFields } from '../../claims/public.ts'
import styles from '../impact-page.module.css'
import type { PageFacts } from '../page-facts.ts'
import { fundedWords } from '../quantity-words.ts'

type Parts = {
  readonly facts: PageFacts
  /** As stored, or as just typed. */
  readonly settings: ImpactPageSettings
  readonly answer: FormAnswer | undefined
}

const PRIVACY = [
  { value: 'private', label: 'Private', explain: 'Only you see it, here.' },
  { value: 'public', label: 'Public', explain: 'Anyone who has the address sees it.' },
] as const

const VIEWS = [
  { value: 'timeline', label: 'Timeline', explain: 'A chart of each impact, month by month.' },
  { value: 'purchases', label: 'Purchases', explain: 'What you funded, one by one.' },
] as const

/** Everything that can be chosen about the page, in one form. */
export function PageSettingsForm(props: Parts) {
  const { settings } = props
  return (
    <form method="post" noValidate className={styles.form}>
      <Fieldset id="privacy" legend="Who may see it">
        <RadioCards
          name="privacy"
          cards={PRIVACY}
          defaultValue={settings.isPublic ? 'public' : 'private'}
        />
        <Checkbox
          name="isListed"
          defaultChecked={settings.isListed}
          label="Let people find it in the directory"
          explain="Listed by name at /impact."
        />
      </Fieldset>
      <PageSettingsFormWords {...props} />
      <Shown {...props} />
      <Fieldset id="view" legend="What was funded">
        <RadioCards name="view" cards={VIEWS} defaultValue={settings.view} />
      </Fieldset>
      <Certificates {...props} />
      <div className="row-12">
        <Button type="submit" look="action" name="intent" value="save">
          Save
        </Button>
        <Button type="submit" look="quiet" name="intent" value="preview">
          Preview
        </Button>
      </div>
    </form>
  )
}

function PageSettingsFormWords({ settings, answer }: Parts) {
  const error = answer?.problems.bio
  const hint = `At most ${PAGE_LIMITS.bio} characters.`
  return (
    <div className="flow-24">
      <LabelledInput
        {...{ answer }}
        name="mission"
        label="Mission statement"
        hint="In a sentence, below your name."
        optional
        maxLength={PAGE_LIMITS.mission}
        defaultValue={settings.mission}
      />
      <Field id="bio" label="About you" hint={hint} error={error} optional>
        <TextArea
          {...fieldAria('bio', { hint, error })}
          name="bio"
          rows={5}
          maxLength={PAGE_LIMITS.bio}
          defaultValue={settings.bio}
        />
      </Field>
      <BasisFields
        basis={settings.claimBasis}
        answer={answer}
        isOpen={answer?.code === 'CLAIM_NEEDS_BASIS'}
        hint="Some words about the climate may be said only with what they rest on beside them. Fill in what yours need; the page shows it below them."
      />
      <LabelledInput
        {...{ answer }}
        name="website"
        label="Website"
        optional
        inputMode="url"
        defaultValue={settings.website ?? ''}
      />
      <LabelledInput
        {...{ answer }}
        name="location"
        label="Location"
        hint="As you would say it: “Bristol”, “Leeds and Lagos”."
        optional
        maxLength={PAGE_LIMITS.location}
        defaultValue={settings.location}
      />
    </div>
  )
}

function Shown({ settings, answer }: Parts) {
  return (
    <Fieldset id="shown" legend="What it shows">
      <Checkbox
        name="showsName"
        defaultChecked={settings.showsName}
        label="Your name"
        explain="It can be hidden only where a logo is shown."
      />
      <FieldError id="showsName" error={answer?.problems.showsName} />
      <Checkbox name="showsLogo" defaultChecked={settings.showsLogo} label="Your logo" />
      <Checkbox
        name="showsMemberSince"
        defaultChecked={settings.showsMemberSince}
        label="Since when you are here"
      />
      <Checkbox
        name="showsEquivalents"
        defaultChecked={settings.showsEquivalents}
        label="What the figures mean"
        explain="Kilometres driven, days of one person’s footprint; each with its source."
      />
      <Checkbox
        name="showsMap"
        defaultChecked={settings.showsMap}
        label="The map of your projects"
      />
    </Fieldset>
  )
}

function Certificates({ facts: { offered }, settings, answer }: Parts) {
  if (offered.length === 0) return null
  const chosen = new Set(settings.certificates)
  return (
    <Fieldset id="certificates" legend="Certificates to show" error={answer?.problems.certificates}>
      {offered.map((certificate) => (
        <Checkbox
          key={certificate.certificateId}
          name="certificates"
          value={certificate.certificateId}
          defaultChecked={chosen.has(certificate.certificateId)}
          label={fundedWords(certificate)}
          explain={`Issued ${shortDate(certificate.issuedOn)}`}
        />
      ))}
    </Fieldset>
  )
}
