import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { ListQuickItems } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { SPEND_CURRENCIES } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import {
  perUnit,
  unitInWords,
} from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { foreignFactorOfLine } from '@understory/domain/footprints/emission-factors/search/foreign-factor-of-line.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { Short } from '../../../../../shell/setup/setup-layout.tsx'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import { closingAddress, inventoryAddress, ledgersAddress } from '../inventory-address.ts'
import styles from './quick-page.module.css'

type QuickPageProps = AnswerOf<typeof ListQuickItems> & {
  readonly footprintId: string
  /** ISO 3166, of the company. */
  readonly country: string
  readonly refused: FormAnswer | null
}

type Item = QuickPageProps['items'][number]

/** Figures that a bookkeeper finds in bills, claims and payroll. */
export function QuickPage({ items, year, footprintId, country, refused }: QuickPageProps) {
  const groups = Map.groupBy(items, ({ group }) => group)
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here="Quick entry"
        />
        <h1>Quick entry</h1>
        <p className="lead quiet">
          A year of figures from bills, mileage claims and payroll. Leave out what you do not have;
          each figure becomes a line, and what you enter again takes its place. Factors are those of{' '}
          {year} or the nearest year.
        </p>
        <p>
          <a href={ledgersAddress(footprintId)}>Import your ledger</a> instead of typing purchases:
          it takes about ten minutes.
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className="flow-32 prose-width" noValidate>
        {[...groups].map(([group, members]) => (
          <section key={group} className="part" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`}>{group}</h2>
            {group === 'Purchases' ? <Purchases items={members} refused={refused} /> : null}
            <div className={styles.fields}>
              {members.map((item) => (
                <QuickField key={item.id} item={item} country={country} refused={refused} />
              ))}
            </div>
          </section>
        ))}
        <p className="row-12">
          <Button look="action" type="submit">
            Save these figures
          </Button>
          <a href={closingAddress(footprintId)}>What does not apply</a>
        </p>
      </form>
    </div>
  )
}

type PurchasesProps = { readonly items: readonly Item[]; readonly refused: FormAnswer | null }

function Purchases({ items, refused }: PurchasesProps) {
  const entered = items.find((item) => item.entered)?.entered?.unit
  return (
    <>
      <p className="quiet">
        By what they cost: averages of whole industries with a wide range. Where you know tonnes or
        a supplier’s figure, add a line with that instead.
      </p>
      <Short>
        <Field id="currency" label="Currency of these amounts">
          <Select
            id="currency"
            name="currency"
            defaultValue={refused?.values.currency ?? entered ?? 'GBP'}
            options={SPEND_CURRENCIES.map((code) => ({ value: code, label: code }))}
          />
        </Field>
      </Short>
    </>
  )
}

type QuickFieldProps = {
  readonly item: Item
  readonly country: string
  readonly refused: FormAnswer | null
}

/** What a unit of it emits, of which year, and whose figure that is where it is not the country's own. */
function factorInHint({ unit, factor }: Item, country: string): string {
  const isSame = factor.set.kind === 'activity' && factor.unit === unit
  const per = isSame ? 'each' : `per ${perUnit(factor.unit)}`
  const foreign = foreignFactorOfLine({ ...factor, market: factor.set.market }, country)
  const basis = factor.basis === 'life-cycle' ? ` ${factor.includes}` : ''
  return `${wordsOfFactor(factor.kgCo2e)} kg CO2e ${per}, ${factor.set.year}.${foreign ? ` ${foreign}.` : ''}${basis}`
}

function QuickField({ item, country, refused }: QuickFieldProps) {
  const { id, label, unit, hint, factor, entered } = item
  const isSpend = factor.set.kind === 'spend'
  const about = {
    hint: `${hint} ${factorInHint(item, country)}`,
    error: refused?.problems[id],
  }
  return (
    <Field id={id} label={isSpend ? label : `${label}, ${unitInWords(unit)}`} {...about}>
      <TextInput
        {...fieldAria(id, about)}
        name={id}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={refused ? refused.values[id] : entered?.quantity}
      />
    </Field>
  )
}
