import type { Purchase } from '@understory/contracts/offsetting.ts'
import { Button } from '@understory/ui/button.tsx'
import { Checkbox } from '@understory/ui/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { Fieldset } from '@understory/ui/fieldset.tsx'
import { Notice } from '@understory/ui/notice.tsx'
import { RadioCards } from '@understory/ui/radio-cards.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import { CERTIFICATE_THEMES } from '../certificate-themes.ts'
import type { RefusedChange, TypedChange } from './purchase-change.ts'
import { countsForWords } from './purchase-words.ts'
import styles from './purchases.module.css'

/** On a page with many purchases, without an explanation. */
const THEMES = CERTIFICATE_THEMES.map(({ value, label }) => ({ value, label }))

type UpdateFormProps = {
  /** Prefix of the field ids, so that several forms fit on one page. */
  readonly id: string
  readonly purchase: Purchase
  readonly typed: TypedChange
  readonly problems?: RefusedChange['problems']
}

/** How one purchase is shown, and, once, what it counts for. */
export function UpdateForm({ id, purchase, typed, problems = {} }: UpdateFormProps) {
  return (
    <form className={styles.form} method="post" noValidate>
      <input type="hidden" name="purchaseId" value={purchase.uuid} />
      <input type="hidden" name="shownDate" value={purchase.effectiveFrom} />
      {purchase.isDateLocked ? (
        <LockedPart purchase={purchase} problem={problems.effectiveFrom} />
      ) : (
        <OpenPart id={id} purchase={purchase} typed={typed} problems={problems} />
      )}
      <Fieldset id={`${id}-theme`} legend="Look">
        <RadioCards name="theme" defaultValue={typed.theme} cards={THEMES} />
      </Fieldset>
      <div>
        <Checkbox name="hideCost" label="Hide what it cost" defaultChecked={typed.hideCost} />
        <Checkbox
          name="addressOnCertificate"
          label="Print my address"
          explain="Only on the document you download; the public page never shows it."
          defaultChecked={typed.addressOnCertificate}
        />
      </div>
      <div>
        <Button type="submit" look="action">
          Save
        </Button>
      </div>
    </form>
  )
}

function LockedPart({ purchase, problem }: { purchase: Purchase; problem?: string }) {
  return (
    <>
      <Notice kind={problem ? 'error' : 'info'} title={problem ?? 'Date and reference are locked'}>
        They are on the certificate for good, so that anyone who has it can rely on it.
      </Notice>
      <dl className={styles.locked}>
        <dt>Counts for</dt>
        <dd>{countsForWords(purchase)}</dd>
        <dt>Reference</dt>
        <dd>{purchase.reference ?? 'None'}</dd>
      </dl>
    </>
  )
}

function OpenPart({ id, purchase, typed, problems = {} }: UpdateFormProps) {
  const isSpread = purchase.effectiveFrom !== purchase.effectiveTo
  const dateHint = isSpread
    ? `It is spread over ${countsForWords(purchase)}. Another date puts all of it on that one day.`
    : 'The day this purchase counts for on your dashboard and certificate.'
  const referenceHint = 'What it is for: a trip, a quarter, a person. At most 80 characters.'
  return (
    <>
      <Notice kind="warning" title="Setting a date or a reference locks both onto the certificate">
        You can do it once. The look, the cost and the address stay open.
      </Notice>
      <Field
        id={`${id}-reference`}
        label="Reference"
        hint={referenceHint}
        error={problems.reference}
        optional
      >
        <TextInput
          {...fieldAria(`${id}-reference`, { hint: referenceHint, error: problems.reference })}
          name="reference"
          maxLength={80}
          autoComplete="off"
          defaultValue={typed.reference}
        />
      </Field>
      <Field id={`${id}-date`} label="Counts for" hint={dateHint} error={problems.effectiveFrom}>
        <TextInput
          {...fieldAria(`${id}-date`, { hint: dateHint, error: problems.effectiveFrom })}
          name="effectiveFrom"
          type="date"
          defaultValue={typed.effectiveFrom}
        />
      </Field>
    </>
  )
}
