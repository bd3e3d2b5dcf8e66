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
import { impactPagesMessage } from '../messages/messages.generated.ts'
import type { PageFacts } from '../page-facts.ts'
import { fundedWords } from '../quantity-words.ts'

type Parts = {
  readonly facts: PageFacts
  /** As stored, or as just typed. */
  readonly settings: ImpactPageSettings
  readonly answer: FormAnswer | undefined
}

const privacy = () =>
  [
    {
      value: 'private',
      label: impactPagesMessage('pageSettingsForm.private'),
      explain: impactPagesMessage('pageSettingsForm.onlySee'),
    },
    {
      value: 'public',
      label: impactPagesMessage('pageSettingsForm.public'),
      explain: impactPagesMessage('pageSettingsForm.anyoneAddressSees'),
    },
  ] as const

const views = () =>
  [
    {
      value: 'timeline',
      label: impactPagesMessage('pageSettingsForm.timeline'),
      explain: impactPagesMessage('pageSettingsForm.chartEachImpactMonth'),
    },
    {
      value: 'purchases',
      label: impactPagesMessage('pageSettingsForm.purchases'),
      explain: impactPagesMessage('pageSettingsForm.whatYouFundedOne'),
    },
  ] as const

/** Everything that can be chosen about the page, in one form. */
export function PageSettingsForm(props: Parts) {
  const { settings } = props
  return (
    <form method="post" noValidate className={styles.form}>
      <Fieldset id="privacy" legend={impactPagesMessage('pageSettingsForm.whoMaySeeIt')}>
        <RadioCards
          name="privacy"
          cards={privacy()}
          defaultValue={settings.isPublic ? 'public' : 'private'}
        />
        <Checkbox
          name="isListed"
          defaultChecked={settings.isListed}
          label={impactPagesMessage('pageSettingsForm.letPeopleFindDirectory')}
          explain={impactPagesMessage('pageSettingsForm.listedNameImpact')}
        />
      </Fieldset>
      <PageSettingsFormWords {...props} />
      <Shown {...props} />
      <Fieldset id="view" legend={impactPagesMessage('pageSettingsForm.whatWasFunded')}>
        <RadioCards name="view" cards={views()} defaultValue={settings.view} />
      </Fieldset>
      <Certificates {...props} />
      <div className="row-12">
        <Button type="submit" look="action" name="intent" value="save">
          {impactPagesMessage('pageSettingsForm.save')}
        </Button>
        <Button type="submit" look="quiet" name="intent" value="preview">
          {impactPagesMessage('pageSettingsForm.preview')}
        </Button>
      </div>
    </form>
  )
}

function PageSettingsFormWords({ settings, answer }: Parts) {
  const error = answer?.problems.bio
  const hint = impactPagesMessage('pageSettingsForm.atMostCharacters', {
    bio: String(PAGE_LIMITS.bio),
  })
  return (
    <div className="flow-24">
      <LabelledInput
        {...{ answer }}
        name="mission"
        label={impactPagesMessage('pageSettingsForm.missionStatement')}
        hint={impactPagesMessage('pageSettingsForm.sentenceBelowName')}
        optional
        maxLength={PAGE_LIMITS.mission}
        defaultValue={settings.mission}
      />
      <Field
        id="bio"
        label={impactPagesMessage('pageSettingsForm.aboutYou')}
        hint={hint}
        error={error}
        optional
      >
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
        hint={impactPagesMessage('pageSettingsForm.someWordsAboutHint')}
      />
      <LabelledInput
        {...{ answer }}
        name="website"
        label={impactPagesMessage('pageSettingsForm.website')}
        optional
        inputMode="url"
        defaultValue={settings.website ?? ''}
      />
      <LabelledInput
        {...{ answer }}
        name="location"
        label={impactPagesMessage('pageSettingsForm.location')}
        hint={impactPagesMessage('pageSettingsForm.sayBristolLeedsHint')}
        optional
        maxLength={PAGE_LIMITS.location}
        defaultValue={settings.location}
      />
    </div>
  )
}

function Shown({ settings, answer }: Parts) {
  return (
    <Fieldset id="shown" legend={impactPagesMessage('pageSettingsForm.whatItShows')}>
      <Checkbox
        name="showsName"
        defaultChecked={settings.showsName}
        label={impactPagesMessage('pageSettingsForm.yourName')}
        explain={impactPagesMessage('pageSettingsForm.hiddenOnlyWhereLogo')}
      />
      <FieldError id="showsName" error={answer?.problems.showsName} />
      <Checkbox
        name="showsLogo"
        defaultChecked={settings.showsLogo}
        label={impactPagesMessage('pageSettingsForm.yourLogo')}
      />
      <Checkbox
        name="showsMemberSince"
        defaultChecked={settings.showsMemberSince}
        label={impactPagesMessage('pageSettingsForm.sinceWhen')}
      />
      <Checkbox
        name="showsEquivalents"
        defaultChecked={settings.showsEquivalents}
        label={impactPagesMessage('pageSettingsForm.whatTheFiguresMean')}
        explain={impactPagesMessage('pageSettingsForm.kilometresDrivenDaysPersons')}
      />
      <Checkbox
        name="showsMap"
        defaultChecked={settings.showsMap}
        label={impactPagesMessage('pageSettingsForm.mapProjects')}
      />
    </Fieldset>
  )
}

function Certificates({ facts: { offered }, settings, answer }: Parts) {
  if (offered.length === 0) return null
  const chosen = new Set(settings.certificates)
  return (
    <Fieldset
      id="certificates"
      legend={impactPagesMessage('pageSettingsForm.certificatesToShow')}
      error={answer?.problems.certificates}
    >
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
