import type { AnswerOf } from '@understory/contracts/endpoint.ts'
import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type {
  FactorChange,
  PreviewRecalculation,
} from '@understory/contracts/footprints/company-footprints/inventory-recalculations.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { inventoryCategoryName } from '@understory/domain/footprints/company-footprints/inventory/inventory-category-name.ts'
import { perUnit } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { exactGrams } from '@understory/domain/quantity/format.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Notice } from '@understory/ui/messages/notice.tsx'
import { Breadcrumb } from '@understory/ui/navigation/breadcrumb.tsx'
import { DataTable } from '@understory/ui/tables/data-table.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { RefusalNotice } from '../../../../../shell/failures/refusal-notice.tsx'
import { wordsOfFactor } from '../../../emission-factors/public.ts'
import { inventoryAddress } from '../inventory-address.ts'

type RecalculationPagePreview = AnswerOf<typeof PreviewRecalculation>

type RecalculationPageProps = {
  readonly inventory: Inventory
  readonly preview: RecalculationPagePreview
  readonly isDone: boolean
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** The factor sets of an inventory, what newer ones would change, and what was recalculated before. */
export function RecalculationPage(props: RecalculationPageProps) {
  const { inventory, preview, isDone, isOpen, refused } = props
  return (
    <div className="page page-end page-top-close flow-32">
      <header className="flow-12">
        <Breadcrumb
          trail={[
            { href: '/my-impact/dashboards/footprint', label: 'Footprint' },
            { href: inventoryAddress(inventory.footprint.footprintId), label: 'Inventory' },
          ]}
          here="Factor sets"
        />
        <h1>Factor sets</h1>
        <p className="lead quiet">
          A line stays with the factor that it was computed with. Where a set that fits the year
          better was published, you decide when the figures follow it.
        </p>
      </header>
      {isDone ? <Notice kind="success" title="The inventory is computed again." /> : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <Changes {...{ inventory, preview, isOpen }} />
      {preview.sets.length > 0 ? <Sets sets={preview.sets} /> : null}
      {preview.history.length > 0 ? <History history={preview.history} /> : null}
    </div>
  )
}

const RECALCULATION_PAGE_REASONS: Readonly<Record<FactorChange['reason'], string>> = {
  correction: 'The publisher corrected this set.',
  'other-gases': 'Gases that no scope counts stand apart now.',
  year: 'This set fits the year better.',
}

function Changes({
  inventory,
  preview: { changes, count, oldGrams, newGrams },
  isOpen,
}: Pick<RecalculationPageProps, 'inventory' | 'preview' | 'isOpen'>) {
  if (count === 0) {
    return <p>Every line has the factor that fits its year. There is nothing to recalculate.</p>
  }
  const difference = newGrams - oldGrams
  return (
    <section className="part" aria-labelledby="changes">
      <h2 id="changes">
        {count} {count === 1 ? 'line' : 'lines'} would change
      </h2>
      <p>
        From {exactGrams(oldGrams)} to {exactGrams(newGrams)} of CO2e:{' '}
        {exactGrams(Math.abs(difference))} {difference < 0 ? 'less' : 'more'}, with what goes with
        these lines.
      </p>
      <DataTable
        caption="Lines that would change"
        asCards
        columns={[
          {
            key: 'what',
            title: 'What',
            cell: ({ description, category }: FactorChange) => (
              <>
                {description || inventoryCategoryName(category)}
                <span className="subline">{inventoryCategoryName(category)}</span>
              </>
            ),
          },
          {
            key: 'from',
            title: 'Now',
            figures: true,
            cell: (row) => <One {...row} {...row.from} />,
          },
          { key: 'to', title: 'Then', figures: true, cell: (row) => <One {...row} {...row.to} /> },
          { key: 'why', title: 'Why', cell: ({ reason }) => RECALCULATION_PAGE_REASONS[reason] },
        ]}
        rows={changes}
        rowKey={({ lineId }) => lineId}
      />
      {isOpen ? (
        <form method="post" className="flow-12">
          {inventory.footprint.status === 'declared' ? (
            <p>The footprint is declared: it is declared again with the new figures.</p>
          ) : null}
          <div>
            <Button look="action" type="submit" name="intent" value="recalculate">
              Recalculate
            </Button>
          </div>
        </form>
      ) : null}
    </section>
  )
}

type OneProps = FactorChange['from'] & { readonly unit: string }

function One({ kgCo2e, unit, year, edition, co2eGrams }: OneProps) {
  return (
    <>
      {exactGrams(co2eGrams)}
      <span className="subline">
        {wordsOfFactor(kgCo2e)} kg per {perUnit(unit)}
      </span>
      <span className="subline">
        {year}, {edition}
      </span>
    </>
  )
}

function Sets({ sets }: { readonly sets: RecalculationPagePreview['sets'] }) {
  return (
    <section className="part" aria-labelledby="sets">
      <h2 id="sets">Computed with</h2>
      <ul className="lined-rows">
        {sets.map(({ setId, title, edition, year, gwp, lines }) => (
          <li key={setId}>
            <span>
              {title}
              <span className="subline">
                {year}, {edition}. Warming potentials: {gwp}.
              </span>
            </span>
            <span>
              {lines} {lines === 1 ? 'line' : 'lines'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ history }: { readonly history: RecalculationPagePreview['history'] }) {
  return (
    <section className="part" aria-labelledby="history">
      <h2 id="history">Recalculated before</h2>
      <ul className="lined-rows">
        {history.map(({ recalculatedAt, by, oldGrams, newGrams, lines }) => (
          <li key={recalculatedAt}>
            <span>
              {new Date(recalculatedAt).toLocaleDateString('en-GB', {
                dateStyle: 'long',
                timeZone: 'UTC',
              })}
              <span className="subline">
                {lines} {lines === 1 ? 'line' : 'lines'}
                {by ? `, by ${by}` : ''}
              </span>
            </span>
            <span>
              {formatEmission(oldGrams)} to {formatEmission(newGrams)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
