import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import {
  QUICK_GROUPS,
  type QuickGroup,
} from '@understory/domain/footprints/company-footprints/inventory/quick/quick-item.ts'
import { tonnesOf } from '@understory/domain/footprints/company-footprints/shown-tonnes.ts'
import { LinkButton } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { Fragment } from 'react'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { ReasonField } from '../history/reason-field.tsx'
import {
  closingAddress,
  inventoryAddress,
  lastYearAddress,
  ledgersAddress,
} from '../inventory-address.ts'
import type { QuickItems } from './quick-answers.ts'
import { QuickGroupPart } from './quick-group-part.tsx'
import { QuickSites } from './quick-sites.tsx'

type QuickPageProps = {
  /** Whose figures are entered; `null`: of the company as a whole. */
  readonly site: string | null
  /** Those that lines or the company named. */
  readonly sites: readonly string[]
  readonly listed: QuickItems
  readonly inventory: Inventory
  /** Whether an earlier footprint has lines to begin with. */
  readonly hasYearBefore: boolean
  /** How many figures were saved just now. */
  readonly saved: number | null
  /** The group that they are of. */
  readonly after: QuickGroup | null
  readonly refused: FormAnswer | null
}

/** Figures that a bookkeeper finds in bills, claims and payroll, group by group. */
export function QuickPage(props: QuickPageProps) {
  const { listed, inventory, hasYearBefore, saved, after, refused } = props
  const { footprintId } = inventory.footprint
  const pressed = QUICK_GROUPS.find((group) => group === refused?.values.group)
  const wrong = pressed ?? QUICK_GROUPS.find((group) => isWrong(listed, group, refused))
  const next = QUICK_GROUPS[QUICK_GROUPS.indexOf(after ?? 'purchases') + 1]
  const open = wrong ?? (after ? next : 'goods')
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('quick.footprint'),
            },
            {
              href: inventoryAddress(footprintId),
              label: companyFootprintsMessage('quick.inventory'),
            },
          ]}
          here={companyFootprintsMessage('quick.quickEntry')}
        />
        <h1>{companyFootprintsMessage('quick.quickEntry')}</h1>
        <p className="lead quiet">
          {companyFootprintsMessage('quick.yearFiguresBillsMileage', { year: String(listed.year) })}
        </p>
        <p className="row-12">
          <LinkButton href={ledgersAddress(footprintId)}>
            {companyFootprintsMessage('quick.importLedger10Minutes')}
          </LinkButton>
          <LinkButton href="#group-goods">
            {companyFootprintsMessage('quick.enterFigures')}
          </LinkButton>
          {hasYearBefore ? (
            <a href={lastYearAddress(footprintId)}>
              {companyFootprintsMessage('quick.beginLastYearsList')}
            </a>
          ) : null}
        </p>
      </header>
      <QuickSites site={props.site} sites={props.sites} />
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <form method="post" className="flow-16 prose-width" noValidate>
        <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
          {companyFootprintsMessage('quick.saveAllTyped')}
        </button>
        <input type="hidden" name="site" value={props.site ?? ''} />
        <ReasonField refused={refused} />
        {QUICK_GROUPS.map((group) => (
          <Fragment key={group}>
            <QuickGroupPart
              group={group}
              listed={listed}
              inventory={inventory}
              isOpen={group === open || isWrong(listed, group, refused)}
              isWrong={isWrong(listed, group, refused)}
              refused={refused}
            />
            {group === after ? <Saved saved={saved} inventory={inventory} /> : null}
          </Fragment>
        ))}
        {saved && !after ? <Saved saved={saved} inventory={inventory} /> : null}
      </form>
      <section className="part prose-width" aria-labelledby="rest">
        <h2 id="rest">{companyFootprintsMessage('quick.everythingElse')}</h2>
        <p>
          {inventory.open.length > 0
            ? companyFootprintsMessage('quick.categoryStillOpenSay', {
                count: inventory.open.length,
              })
            : companyFootprintsMessage('quick.noCategoryOpenAny')}
        </p>
        <p className="row-12">
          {inventory.open.length > 0 ? (
            <LinkButton href={closingAddress(footprintId)}>
              {companyFootprintsMessage('quick.whatDoesNotApply')}
            </LinkButton>
          ) : null}
          <a href={inventoryAddress(footprintId)}>
            {companyFootprintsMessage('quick.toTheInventory')}
          </a>
        </p>
      </section>
    </div>
  )
}

/** Whether a figure of the group could not be read. */
const isWrong = (listed: QuickItems, group: QuickGroup, refused: FormAnswer | null): boolean =>
  Object.keys(refused?.problems ?? {}).some((field) =>
    ROW_FIELD.test(field)
      ? group === 'goods'
      : listed.items.some((item) => item.group === group && item.id === field),
  )

/** Of what is bought in words of one's own. */
const ROW_FIELD = /^(material|resale)-/

type SavedProps = Pick<QuickPageProps, 'saved' | 'inventory'>

/** How many figures were saved, and what the whole comes to now. */
function Saved({ saved, inventory: { totals } }: SavedProps) {
  const sentences = [...totals.sentences, ...(totals.usualPurchases ? [totals.usualPurchases] : [])]
  const count = saved
    ? companyFootprintsMessage('quick.saved2', {
        saved: String(saved),
        words: saved === 1 ? 'figure' : 'figures',
      })
    : companyFootprintsMessage('quick.saved')
  return (
    <div id="saved">
      <Notice
        kind="success"
        title={companyFootprintsMessage('quick.theTotalIsNow', {
          count,
          tonnesOf: tonnesOf(totals.total),
        })}
      >
        {sentences.join(' ')}
      </Notice>
    </div>
  )
}
