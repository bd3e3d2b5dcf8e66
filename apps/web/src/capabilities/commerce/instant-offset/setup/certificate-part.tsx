import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { certificateThemes } from '../certificate-themes.ts'
import {
  certificatePartHideWhatItCost,
  certificatePartLook,
  certificatePartOnlyDocumentDownloadPublic,
  certificatePartOnYourCertificate,
  certificatePartPrintMyAddress,
  certificatePartReference,
  certificatePartTripQuarterPersonPrinted,
} from '../island-messages/certificate-part.generated.ts'
import type { Choice, Theme } from './choice.ts'
import styles from './setup-page.module.css'

/** How the certificate looks and what it says besides the impact. */
export function CertificatePart(props: {
  choice: Choice
  problem: string | undefined
  onChange: (change: Partial<Choice>) => void
}) {
  const { choice, problem, onChange } = props
  const hint = certificatePartTripQuarterPersonPrinted()
  return (
    <section className={styles.part}>
      <h2>{certificatePartOnYourCertificate()}</h2>
      <Field id="reference" label={certificatePartReference()} hint={hint} error={problem} optional>
        <TextInput
          {...fieldAria('reference', { hint, error: problem })}
          name="reference"
          maxLength={80}
          value={choice.reference}
          onChange={(event) => onChange({ reference: event.target.value })}
        />
      </Field>
      <Fieldset id="theme" legend={certificatePartLook()}>
        <RadioCards
          name="theme"
          value={choice.theme}
          onChoose={(theme) => onChange({ theme: theme as Theme })}
          cards={certificateThemes()}
        />
      </Fieldset>
      <Checkbox
        name="hideCost"
        label={certificatePartHideWhatItCost()}
        checked={choice.hideCost}
        onChange={(event) => onChange({ hideCost: event.target.checked })}
      />
      <Checkbox
        name="addressOnCertificate"
        label={certificatePartPrintMyAddress()}
        explain={certificatePartOnlyDocumentDownloadPublic()}
        checked={choice.addressOnCertificate}
        onChange={(event) => onChange({ addressOnCertificate: event.target.checked })}
      />
    </section>
  )
}
