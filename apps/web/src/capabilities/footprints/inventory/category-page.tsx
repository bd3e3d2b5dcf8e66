import type { EmissionFactor } from '@understory/contracts/emission-factors.ts'
import type { Inventory } from '@understory/contracts/inventories.ts'
import type { InventoryLine } from '@understory/contracts/inventory-lines.ts'
import type { InventoryCategory } from '@understory/domain/footprints/inventory/inventory-totals.ts'
import { exactGrams, formatGrams } from '@understory/domain/quantity/format.ts'
import { Breadcrumb } from '@understory/ui/breadcrumb.tsx'
import { Button } from '@understory/ui/button.tsx'
import { DataTable } from '@understory/ui/data-table.tsx'
import { Field, fieldAria } from '@understory/ui/field.tsx'
import { TextInput } from '@understory/ui/text-input.tsx'
import type { FormAnswer } from '../../../http/posted-form.ts'
import { RefusalNotice } from '../../../shell/refusal-notice.tsx'
import { FactorSearch } from './factor-search.tsx'
import { inventoryAddress } from './inventory-address.ts'
import { stateInWords } from './inventory-words.ts'
import { LineForm } from './line-form.tsx'

type CategoryPageProps = {
  readonly inventory: Inventory
  readonly category: InventoryCategory
  readonly lines: readonly InventoryLine[]
  /** Where the next page of lines begins. */
  readonly nextLine: string | null
  readonly words: string
  readonly factors: readonly EmissionFactor[]
  /** More than are shown. */
  readonly hasMore: boolean
  readonly chosen: string | null
  /** Whether it can be changed, by this person and now. */
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** One category: its lines, a new one, and what can stand in for figures. */
export function CategoryPage(props: CategoryPageProps) {
  const { inventory, category, lines, nextLine, isOpen, refused } = props
  const row = inventory.categories.find((each) => each.category === category)
  const { footprintId } = inventory.footprint
  const hasLines = row?.state === 'entered'
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(footprintId), label: 'Inventory' },
          ]}
          here={row?.name ?? ''}
        />
        <h1>{row?.name}</h1>
        <p className="lead quiet">
          Scope {row?.scope}. {row ? stateInWords(row, inventory.open) : ''}
          {row && row.co2eGrams > 0 ? `: ${formatGrams(row.co2eGrams)} of CO2e` : ''}
          {row?.reason ? `: ${row.reason}` : ''}
        </p>
      </header>
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      {hasLines ? <Lines {...{ lines, nextLine, isOpen }} /> : null}
      {isOpen ? (
        <>
          {category.startsWith('unknown') ? null : <NewLine {...props} />}
          {hasLines ? null : <StandIn row={row} refused={refused} />}
        </>
      ) : null}
    </div>
  )
}

function NewLine({ factors, hasMore, chosen, words, refused, category }: CategoryPageProps) {
  const factor = factors.find(({ factorId }) => factorId === (refused?.values.factorId || chosen))
  return (
    <section className="part" aria-labelledby="new">
      <h2 id="new">Add a line</h2>
      <FactorSearch {...{ factors, hasMore, words }} chosen={factor?.factorId ?? null} />
      {factor ? <LineForm factor={factor} category={category} refused={refused} /> : null}
    </section>
  )
}

type LinesProps = Pick<CategoryPageProps, 'lines' | 'nextLine' | 'isOpen'>

function Lines({ lines, nextLine, isOpen }: LinesProps) {
  return (
    <section className="part" aria-labelledby="lines">
      <h2 id="lines">Lines</h2>
      <DataTable
        caption="Lines of this category"
        asCards
        columns={[
          {
            key: 'what',
            title: 'What',
            cell: ({ description, site }) => [description, site].filter(Boolean).join(', '),
          },
          {
            key: 'quantity',
            title: 'Activity',
            figures: true,
            cell: ({ quantity, unit }) => `${quantity.toLocaleString('en-GB')} ${unit}`,
          },
          { key: 'factor', title: 'Factor', cell: factorOf },
          {
            key: 'co2e',
            title: 'CO2e',
            figures: true,
            cell: ({ co2eGrams }) => exactGrams(co2eGrams),
          },
          {
            key: 'actions',
            title: 'Actions',
            cell: (line) => (isOpen ? <Remove line={line} /> : null),
          },
        ]}
        rows={lines}
        rowKey={({ lineId }) => lineId}
      />
      {nextLine ? <a href={`?after=${nextLine}#lines`}>More lines</a> : null}
    </section>
  )
}

function factorOf({ factor, ownFactor }: InventoryLine): string {
  if (factor) return `${factor.kgCo2e} kg per ${factor.unit}: ${factor.name}, ${factor.set.year}`
  return ownFactor ? `${ownFactor.kgCo2e} kg per ${ownFactor.unit}: ${ownFactor.source}` : ''
}

function Remove({ line }: { readonly line: InventoryLine }) {
  if (line.parentId) return <span className="quiet">Goes with its line</span>
  return (
    <form method="post">
      <input type="hidden" name="lineId" value={line.lineId} />
      <Button
        look="quiet"
        type="submit"
        name="intent"
        value="remove"
        aria-label={`Delete ${line.description || 'this line'}`}
      >
        Delete
      </Button>
    </form>
  )
}

type StandInProps = {
  readonly row: Inventory['categories'][number] | undefined
  readonly refused: FormAnswer | null
}

/** A benchmark, or a reason why there is nothing. */
function StandIn({ row, refused }: StandInProps) {
  const reason = {
    hint: 'Said in the report, so that nobody has to ask.',
    error: refused?.problems.reason,
  }
  return (
    <section className="part" aria-labelledby="instead">
      <h2 id="instead">Or say what stands for it</h2>
      {row?.benchmarkGrams === null || row?.benchmarkGrams === undefined ? null : (
        <form method="post" className="flow-12">
          <p>
            The estimate says {formatGrams(row.benchmarkGrams)} of CO2e a year for a company like
            yours.
          </p>
          <div>
            <Button type="submit" name="state" value="benchmark">
              Take the benchmark
            </Button>
          </div>
        </form>
      )}
      {row?.category.startsWith('unknown') ? null : (
        <form method="post" className="flow-12" noValidate>
          <Field id="reason" label="Why it does not apply" {...reason}>
            <TextInput
              {...fieldAria('reason', reason)}
              name="reason"
              defaultValue={row?.reason ?? ''}
            />
          </Field>
          <div>
            <Button type="submit" name="state" value="not-applicable">
              It does not apply
            </Button>
          </div>
        </form>
      )}
      {row?.state === 'not-begun' ? null : (
        <form method="post">
          <Button look="quiet" type="submit" name="state" value="not-begun">
            Open it again
          </Button>
        </form>
      )}
    </section>
  )
}
