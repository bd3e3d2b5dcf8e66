import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  QUICK_ROW_LISTS,
  type QuickRowList,
  quickRowIds,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-rows.ts'
import {
  OWN_DENSITY,
  SOLID_DENSITIES,
} from '@understory/domain/footprints/company-footprints/inventory/quick/solid-densities.ts'
import { isMoney } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { factorInWords } from '@understory/domain/footprints/emission-factors/factor-in-words.ts'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import {
  companyFootprintsMessage,
  companyFootprintsRich,
} from '../../messages/messages.generated.ts'
import { categoryAddress } from '../inventory-address.ts'
import type { QuickItems } from './quick-answers.ts'
import styles from './quick-page.module.css'

type QuickRowsProps = {
  readonly listed: QuickItems
  readonly inventory: Inventory
  readonly refused: FormAnswer | null
}

/** Goods in words of one's own, each with what it cost or weighed. */
export function QuickRows(props: QuickRowsProps) {
  return QUICK_ROW_LISTS.map((list) => <RowList key={list.id} list={list} {...props} />)
}

const BLANK_ROWS = 1

type RowListProps = QuickRowsProps & { readonly list: QuickRowList }

/** Rows that are entered, then those that firms of the sector usually have, then a few blank ones; the rest is folded. */
function RowList({ list, listed, inventory, refused }: RowListProps) {
  const entered = new Map(listed.rows.map((row) => [row.id, row]))
  const said = new Set(listed.rows.map(({ words }) => words))
  const usual = list.id === 'material' ? listed.usualGoods.filter((words) => !said.has(words)) : []
  const rows = quickRowIds(list).map((id) => {
    const row = entered.get(id) ?? null
    return { id, row, usual: row ? '' : (usual.shift() ?? '') }
  })
  const isTyped = (id: string) => Boolean(refused?.values[`${id}-amount`])
  const last = rows.findLastIndex(({ id, row, usual: words }) => row || words || isTyped(id))
  const shown = Math.min(rows.length, last + 1 + BLANK_ROWS)
  const present = ({ id, row, usual: words }: (typeof rows)[number]) => (
    <Row key={id} {...{ id, row, inventory, refused }} usual={words} />
  )
  return (
    <Fieldset legend={list.title} id={list.id}>
      {rows.slice(0, shown).map(present)}
      {shown < rows.length ? (
        <details className="more">
          <summary>{companyFootprintsMessage('quickRows.moreRows')}</summary>
          <div className="flow-12">{rows.slice(shown).map(present)}</div>
        </details>
      ) : null}
    </Fieldset>
  )
}

type RowProps = Pick<QuickRowsProps, 'inventory' | 'refused'> & {
  readonly id: string
  readonly row: QuickItems['rows'][number] | null
  readonly usual: string
}

const rowUnits = () => [
  { value: 'money', label: companyFootprintsMessage('quickRows.money') },
  { value: 'tonnes', label: companyFootprintsMessage('quickRows.tonnes') },
  ...[...SOLID_DENSITIES].map(([value, { label }]) => ({ value, label })),
  { value: OWN_DENSITY, label: companyFootprintsMessage('quickRows.m3WithADensity') },
]

function Row({ id, row, usual, inventory, refused }: RowProps) {
  const [what, amount, unit] = [`${id}-words`, `${id}-amount`, `${id}-unit`]
  const problems = refused?.problems ?? {}
  const values = refused?.values
  const aboutWhat = { error: problems[what] }
  const aboutAmount = { error: problems[amount] }
  const isWeighed = row !== null && !isMoney(row.entered.unit)
  return (
    <div className={styles.row}>
      <Field id={what} label={companyFootprintsMessage('quickRows.what')} {...aboutWhat}>
        <TextInput
          {...fieldAria(what, aboutWhat)}
          name={what}
          maxLength={200}
          autoComplete="off"
          defaultValue={values ? values[what] : (row?.words ?? usual)}
        />
      </Field>
      <Field id={amount} label={companyFootprintsMessage('quickRows.howMuch')} {...aboutAmount}>
        <TextInput
          {...fieldAria(amount, aboutAmount)}
          name={amount}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={values ? values[amount] : row?.entered.quantity}
        />
      </Field>
      <Field id={unit} label={companyFootprintsMessage('quickRows.in')}>
        <Select
          id={unit}
          name={unit}
          defaultValue={values?.[unit] ?? (isWeighed ? 'tonnes' : 'money')}
          options={rowUnits()}
        />
      </Field>
      <Density id={id} refused={refused} />
      {row ? <CountedAs row={row} inventory={inventory} /> : null}
    </div>
  )
}

/** Of what is sold by volume and is none of the list. */
function Density({ id, refused }: Pick<RowProps, 'id' | 'refused'>) {
  const field = `${id}-density`
  const error = refused?.problems[field]
  const typed = refused?.values[field]
  return (
    <details className="more" open={Boolean(error ?? typed)}>
      <summary>{companyFootprintsMessage('quickRows.m3DensityOwn')}</summary>
      <Field id={field} label={companyFootprintsMessage('quickRows.tonnesPerM3')} error={error}>
        <TextInput
          {...fieldAria(field, { error })}
          name={field}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={typed}
        />
      </Field>
    </details>
  )
}

type CountedAsProps = Pick<RowProps, 'inventory'> & {
  readonly row: QuickItems['rows'][number]
}

/** Which factor the words found, and where another is chosen. */
function CountedAs({ row: { factor, entered, words }, inventory }: CountedAsProps) {
  const category = categoryAddress(inventory.footprint.footprintId, 'purchasedGoodsAndServices')
  return (
    <p className={styles.counted}>
      {companyFootprintsRich('quickRows.countedKgPerAnother', {
        factorInWords: factorInWords(factor.name),
        wordsOfFactor: wordsOfFactor(factor.kgCo2e),
        perUnit: perUnit(factor.unit),
        note: entered.note ?? '',
        link: (text) => (
          <a
            href={`${category}?edit=${entered.lineId}#line`}
            aria-label={companyFootprintsMessage('quickRows.anotherFactor', { words })}
          >
            {text}
          </a>
        ),
      })}
    </p>
  )
}
