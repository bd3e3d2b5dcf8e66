import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  type QuickGroup,
  quickGroupTitle,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item.ts'
import { SPEND_CURRENCIES } from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { Short } from '../../../../../shell/setup/setup-layout.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { SureBox } from '../sure-box.tsx'
import {
  currencyField,
  fromBillsField,
  type QuickItemShown,
  type QuickItems,
  sureField,
} from './quick-answers.ts'
import { QuickField } from './quick-field.tsx'
import styles from './quick-page.module.css'
import { QuickRows } from './quick-rows.tsx'

type QuickGroupPartProps = {
  readonly group: QuickGroup
  readonly listed: QuickItems
  readonly inventory: Inventory
  readonly isOpen: boolean
  /** Whether a figure of it was refused. */
  readonly isWrong: boolean
  readonly refused: FormAnswer | null
}

/** One part of quick entry; what was typed in the others is saved with it. */
export function QuickGroupPart(props: QuickGroupPartProps) {
  const { group, listed, inventory, isOpen, isWrong, refused } = props
  const items = listed.items.filter((item) => item.group === group)
  const rows = group === 'goods' ? listed.rows : []
  const entered = [...items, ...rows].flatMap((each) => each.entered ?? [])
  const isFromBills = refused
    ? refused.values[fromBillsField(group)] !== undefined
    : entered.some((each) => each.isFromBill)
  return (
    <details className={styles.group} open={isOpen} id={`group-${group}`}>
      <summary>
        <h2>{quickGroupTitle(group)}</h2>
        <span className="quiet">
          {entered.length > 0
            ? companyFootprintsMessage('quickGroupPart.entered', { count: entered.length })
            : ''}
        </span>
      </summary>
      <div className="flow-24">
        <Currency {...{ group, items, refused }} usual={inventory.footprint.input.currency} />
        {group === 'goods' ? <QuickRows {...{ listed, inventory, refused }} /> : null}
        <div className={styles.fields}>
          {items.map((item) => (
            <QuickField
              key={item.id}
              item={item}
              footprintId={inventory.footprint.footprintId}
              place={listed.place}
              refused={refused}
            />
          ))}
        </div>
        <Checkbox
          name={fromBillsField(group)}
          defaultChecked={isFromBills}
          label={companyFootprintsMessage('quickGroupPart.figuresBillsMetersClaims')}
          explain={companyFootprintsMessage('quickGroupPart.countGoodDataElse')}
        />
        {isWrong ? <SureBox refused={refused} name={sureField(group)} /> : null}
        <div>
          <Button look="action" type="submit" name="group" value={group}>
            {companyFootprintsMessage('quickGroupPart.saveTheseFigures')}
          </Button>
        </div>
      </div>
    </details>
  )
}

type CurrencyProps = Pick<QuickGroupPartProps, 'group' | 'refused'> & {
  readonly items: readonly QuickItemShown[]
  /** That the company counts in. */
  readonly usual: string
}

/** Of amounts of money, where the group asks for any. */
function Currency({ group, items, usual, refused }: CurrencyProps) {
  const spent = items.filter(({ factor }) => factor.set.kind === 'spend')
  if (spent.length === 0) return null
  const entered = spent.find((item) => item.entered)?.entered?.unit
  const known = SPEND_CURRENCIES.find((code) => code === usual) ?? 'GBP'
  const id = currencyField(group)
  return (
    <>
      <p className="quiet">
        {companyFootprintsMessage('quickGroupPart.costAveragesWholeIndustries')}
      </p>
      <Short>
        <Field id={id} label={companyFootprintsMessage('quickGroupPart.currencyOfTheseAmounts')}>
          <Select
            id={id}
            name={currencyField(group)}
            defaultValue={refused?.values[currencyField(group)] ?? entered ?? known}
            options={SPEND_CURRENCIES.map((code) => ({ value: code, label: code }))}
          />
        </Field>
      </Short>
    </>
  )
}
