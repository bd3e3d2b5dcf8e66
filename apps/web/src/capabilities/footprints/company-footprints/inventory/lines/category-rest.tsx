import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import { purchasePartName } from '@understory/domain/footprints/company-footprints/completeness/category-one-parts.ts'
import {
  formatEmission,
  formatEmissionParts,
} from '@understory/domain/footprints/company-footprints/format-emission.ts'
import {
  hasFigures,
  isWholeScope,
} from '@understory/domain/footprints/company-footprints/inventory/inventory-categories.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'

type CategoryRow = Inventory['categories'][number]
type CategoryRestProps = {
  readonly row: CategoryRow
  readonly inventory: Inventory
  readonly isOpen: boolean
}

/** What is entered, what the benchmark adds, and whether it should. */
export function CategoryRest({ row, inventory, isOpen }: CategoryRestProps) {
  const isWhole = isWholeScope(row.category)
  if (!isCompared(row, inventory)) return null
  const { usualPurchases } = inventory.totals
  const withoutRest = isWhole ? 'open' : 'figures'
  const hasRest = row.state === 'figures-and-rest'
  const shown = formatEmissionParts(isWhole ? [row.restGrams] : [row.enteredGrams, row.restGrams])
  return (
    <section className="part" aria-labelledby="rest">
      <h2 id="rest">{companyFootprintsMessage('categoryRest.enteredAndTheRest')}</h2>
      {row.parts ? <Parts row={row} isOpen={isOpen} /> : null}
      {hasRest && row.parts && usualPurchases ? <p>{usualPurchases}</p> : null}
      <dl className="sum-rows">
        {isWhole ? null : (
          <div>
            <dt>{companyFootprintsMessage('categoryRest.entered')}</dt>
            <dd>{shown.parts[0]}</dd>
          </div>
        )}
        <div>
          <dt>{companyFootprintsMessage('categoryRest.restBenchmarkSector')}</dt>
          <dd>{shown.parts.at(-1)}</dd>
        </div>
        <div>
          <dt>{companyFootprintsMessage('categoryRest.together')}</dt>
          <dd>{shown.total}</dd>
        </div>
      </dl>
      {isOpen ? (
        <form method="post">
          <Button type="submit" name="state" value={hasRest ? withoutRest : 'figures-and-rest'}>
            {hasRest
              ? companyFootprintsMessage('categoryRest.figuresAll')
              : companyFootprintsMessage('categoryRest.addRestBenchmark')}
          </Button>
        </form>
      ) : null}
    </section>
  )
}

function isCompared(row: CategoryRow, { categories }: Inventory): boolean {
  if (row.benchmarkGrams === null) return false
  return isWholeScope(row.category)
    ? categories.some((each) => each.scope === row.scope && each.lines > 0)
    : hasFigures(row.state)
}

/** Purchases are compared part by part; one that is entered whole has no rest. */
function Parts({ row, isOpen }: Omit<CategoryRestProps, 'inventory'>) {
  const parts = row.parts ?? []
  return (
    <>
      <DataTable
        caption={companyFootprintsMessage('categoryRest.caption')}
        asCards
        columns={[
          {
            key: 'part',
            title: companyFootprintsMessage('categoryRest.part'),
            cell: ({ part }) => purchasePartName(part),
          },
          {
            key: 'entered',
            title: companyFootprintsMessage('categoryRest.entered'),
            figures: true,
            cell: ({ enteredGrams }) => formatEmission(enteredGrams),
          },
          {
            key: 'benchmark',
            title: companyFootprintsMessage('categoryRest.benchmark'),
            figures: true,
            cell: ({ benchmarkGrams }) => formatEmission(benchmarkGrams),
          },
          {
            key: 'rest',
            title: companyFootprintsMessage('categoryRest.rest'),
            figures: true,
            cell: ({ restGrams }) => formatEmission(restGrams),
          },
        ]}
        rows={parts}
        rowKey={({ part }) => part}
      />
      {isOpen ? (
        <form method="post" className="flow-12">
          <input type="hidden" name="hasParts" value="yes" />
          <fieldset className="flow-8">
            <legend>{companyFootprintsMessage('categoryRest.enteredWholeNothingAdded')}</legend>
            {parts.map(({ part }) => (
              <Checkbox
                key={part}
                name="completePart"
                value={part}
                defaultChecked={row.completeParts.includes(part)}
                label={purchasePartName(part)}
              />
            ))}
          </fieldset>
          <Button type="submit" name="state" value="figures-and-rest">
            {companyFootprintsMessage('categoryRest.saveTheParts')}
          </Button>
        </form>
      ) : null}
    </>
  )
}
