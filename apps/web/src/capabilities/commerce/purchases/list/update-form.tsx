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
import { certificateThemes } from '../../instant-offset/public.ts'
import { purchasesMessage } from '../messages/messages.generated.ts'
import type { RefusedChange, TypedChange } from './purchase-change.ts'
import { countsForWords } from './purchase-words.ts'
import styles from './purchases.module.css'

/** On a page with many purchases, without an explanation. */
const themes = () => certificateThemes().map(({ value, label }) => ({ value, label }))

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
      <Fieldset id={`${id}-theme`} legend={purchasesMessage('update.look')}>
        <RadioCards name="theme" defaultValue={typed.theme} cards={themes()} />
      </Fieldset>
      <div>
        <Checkbox
          name="hideCost"
          label={purchasesMessage('updateForm.hideWhatItCost')}
          defaultChecked={typed.hideCost}
        />
        <Checkbox
          name="addressOnCertificate"
          label={purchasesMessage('updateForm.printMyAddress')}
          explain={purchasesMessage('updateForm.onlyDocumentDownloadPublic')}
          defaultChecked={typed.addressOnCertificate}
        />
      </div>
      <div>
        <Button type="submit" look="action">
          {purchasesMessage('updateForm.save')}
        </Button>
      </div>
    </form>
  )
}

function LockedPart({ purchase, problem }: { purchase: Purchase; problem?: string }) {
  return (
    <>
      <Notice
        kind={problem ? 'error' : 'info'}
        title={problem ?? purchasesMessage('updateForm.dateReferenceLocked')}
      >
        {purchasesMessage('updateForm.certificateGoodAnyoneRely')}
      </Notice>
      <dl className={styles.locked}>
        <dt>{purchasesMessage('updateForm.countsFor')}</dt>
        <dd>{countsForWords(purchase)}</dd>
        <dt>{purchasesMessage('updateForm.reference')}</dt>
        <dd>{purchase.reference ?? purchasesMessage('updateForm.none')}</dd>
        {purchase.footprintYear ? (
          <>
            <dt>{purchasesMessage('updateForm.footprint')}</dt>
            <dd>
              {purchasesMessage('updateForm.theYearFrom', {
                longMonth: longMonth(purchase.footprintYear),
              })}
            </dd>
          </>
        ) : null}
      </dl>
    </>
  )
}

function OpenPart({ id, purchase, typed, years, problems = {} }: UpdateFormProps) {
  const isSpread = purchase.effectiveFrom !== purchase.effectiveTo
  const dateHint = isSpread
    ? purchasesMessage('updateForm.spreadOverAnotherDate', {
        countsForWords: countsForWords(purchase),
      })
    : purchasesMessage('updateForm.dayPurchaseCountsDashboard')
  const referenceHint = purchasesMessage('updateForm.tripQuarterPersonMost')
  return (
    <>
      <Notice kind="warning" title={purchasesMessage('updateForm.settingDateReferenceFootprint')}>
        {purchasesMessage('updateForm.doOnceLookCost')}
      </Notice>
      <Field
        id={`${id}-reference`}
        label={purchasesMessage('updateForm.reference')}
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
      <Field
        id={`${id}-date`}
        label={purchasesMessage('updateForm.countsFor')}
        hint={dateHint}
        error={problems.effectiveFrom}
      >
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

const yearHint = () => purchasesMessage('updateForm.countsEqualPartsOver')

function FootprintField({ id, years, typed, problems = {} }: Omit<UpdateFormProps, 'purchase'>) {
  const aria = { hint: yearHint(), error: problems.footprintYear }
  const options = years.map((year) => ({
    value: year.from,
    label: purchasesMessage('updateForm.to', {
      longMonth: longMonth(year.from),
      longMonth2: longMonth(year.to),
      statusOfYear: statusOfYear(year).toLowerCase(),
    }),
  }))
  return (
    <Field
      id={`${id}-footprint`}
      label={purchasesMessage('updateForm.footprint')}
      {...aria}
      optional
    >
      <Select
        {...fieldAria(`${id}-footprint`, aria)}
        name="footprintYear"
        defaultValue={typed.footprintYear}
        options={[{ value: '', label: purchasesMessage('updateForm.notAssigned') }, ...options]}
      />
    </Field>
  )
}
