import type { Purchase } from '@understory/contracts/commerce/purchases/purchases.ts'
import type { CoveredYear } from '@understory/contracts/footprints/company-footprints/footprint-coverage.ts'
import { longMonth } from '@understory/domain/calendar/calendar.ts'
import { statusOfYear } from '@understory/domain/footprints/company-footprints/footprint-status-words.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { RadioCards } from '@understory/ui/forms/radio-cards.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { CERTIFICATE_THEMES } from '../../instant-offset/public.ts'
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
  /** Years of the account's footprints, which CO2e can be assigned to. */
  readonly years: readonly CoveredYear[]
  readonly problems?: RefusedChange['problems']
}

/** How one purchase is shown, and, once, what it counts for. */
export function UpdateForm({ id, purchase, typed, years, problems = {} }: UpdateFormProps) {
  return (
    <form className={styles.form} method="post">
      <input type="hidden" name="purchaseId" value={purchase.uuid} />
      <input type="hidden" name="shownDate" value={purchase.effectiveFrom} />
      {purchase.isDateLocked ? (
        <LockedPart
          purchase={purchase}
          problem={problems.effectiveFrom ?? problems.footprintYear}
        />
      ) : (
        <OpenPart id={id} purchase={purchase} typed={typed} years={years} problems={problems} />
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
        {purchase.footprintYear ? (
          <>
            <dt>Footprint</dt>
            <dd>The year from {longMonth(purchase.footprintYear)}</dd>
          </>
        ) : null}
      </dl>
    </>
  )
}

function OpenPart({ id, purchase, typed, years, problems = {} }: UpdateFormProps) {
  const isSpread = purchase.effectiveFrom !== purchase.effectiveTo
  const dateHint = isSpread
    ? `It is spread over ${countsForWords(purchase)}. Another date puts all of it on that one day.`
    : 'The day this purchase counts for on your dashboard and certificate.'
  const referenceHint = 'What it is for: a trip, a quarter, a person. At most 80 characters.'
  return (
    <>
      <Notice
        kind="warning"
        title="Setting a date, a reference or a footprint locks them onto the certificate"
      >
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
      {years.length > 0 && isAssignable(purchase) ? (
        <FootprintField id={id} years={years} typed={typed} problems={problems} />
      ) : null}
    </>
  )
}

const isAssignable = ({ product, co2eGrams }: Purchase) =>
  product === 'business-instant-onetime' && co2eGrams > 0

const YEAR_HINT = 'It counts in equal parts over these months, in the place of the date above.'

function FootprintField({ id, years, typed, problems = {} }: Omit<UpdateFormProps, 'purchase'>) {
  const aria = { hint: YEAR_HINT, error: problems.footprintYear }
  const options = years.map((year) => ({
    value: year.from,
    label: `${longMonth(year.from)} to ${longMonth(year.to)}, ${statusOfYear(year).toLowerCase()}`,
  }))
  return (
    <Field id={`${id}-footprint`} label="Footprint" {...aria} optional>
      <Select
        {...fieldAria(`${id}-footprint`, aria)}
        name="footprintYear"
        defaultValue={typed.footprintYear}
        options={[{ value: '', label: 'Not assigned' }, ...options]}
      />
    </Field>
  )
}
