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
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
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
            {
              href: '/my-impact/dashboards/footprint',
              label: companyFootprintsMessage('recalculation.footprint'),
            },
            {
              href: inventoryAddress(inventory.footprint.footprintId),
              label: companyFootprintsMessage('recalculation.inventory'),
            },
          ]}
          here={companyFootprintsMessage('recalculation.factorSets')}
        />
        <h1>{companyFootprintsMessage('recalculation.factorSets')}</h1>
        <p className="lead quiet">
          {companyFootprintsMessage('recalculation.lineStaysFactorComputed')}
        </p>
      </header>
      {isDone ? (
        <Notice
          kind="success"
          title={companyFootprintsMessage('recalculation.inventoryComputedAgain')}
        />
      ) : null}
      {refused ? <RefusalNotice answer={refused} title={refused.message} /> : null}
      <Changes {...{ inventory, preview, isOpen }} />
      {preview.sets.length > 0 ? <Sets sets={preview.sets} /> : null}
      {preview.history.length > 0 ? <History history={preview.history} /> : null}
    </div>
  )
}

const recalculationPageReasons = (): Readonly<Record<FactorChange['reason'], string>> => ({
  correction: companyFootprintsMessage('recalculation.publisherCorrectedSet'),
  'other-gases': companyFootprintsMessage('recalculation.gasesNoScopeCounts'),
  year: companyFootprintsMessage('recalculation.setFitsYearBetter'),
})

function Changes({
  inventory,
  preview: { changes, count, oldGrams, newGrams },
  isOpen,
}: Pick<RecalculationPageProps, 'inventory' | 'preview' | 'isOpen'>) {
  if (count === 0) {
    return <p>{companyFootprintsMessage('recalculation.everyLineFactorFits')}</p>
  }
  const difference = newGrams - oldGrams
  return (
    <section className="part" aria-labelledby="changes">
      <h2 id="changes">{companyFootprintsMessage('recalculation.lineWouldChange', { count })}</h2>
      <p>
        {companyFootprintsMessage('recalculation.co2eLessGoesLines', {
          exactGrams: exactGrams(oldGrams),
          exactGrams2: exactGrams(newGrams),
          exactGrams3: exactGrams(Math.abs(difference)),
          hasDifference: difference < 0 ? 'yes' : 'other',
        })}
      </p>
      <DataTable
        caption={companyFootprintsMessage('recalculation.caption')}
        asCards
        columns={[
          {
            key: 'what',
            title: companyFootprintsMessage('recalculation.what'),
            cell: ({ description, category }: FactorChange) => (
              <>
                {description || inventoryCategoryName(category)}
                <span className="subline">{inventoryCategoryName(category)}</span>
              </>
            ),
          },
          {
            key: 'from',
            title: companyFootprintsMessage('recalculation.now'),
            figures: true,
            cell: (row) => <One {...row} {...row.from} />,
          },
          {
            key: 'to',
            title: companyFootprintsMessage('recalculation.then'),
            figures: true,
            cell: (row) => <One {...row} {...row.to} />,
          },
          {
            key: 'why',
            title: companyFootprintsMessage('recalculation.why'),
            cell: ({ reason }) => recalculationPageReasons()[reason],
          },
        ]}
        rows={changes}
        rowKey={({ lineId }) => lineId}
      />
      {isOpen ? (
        <form method="post" className="flow-12">
          {inventory.footprint.status === 'declared' ? (
            <p>{companyFootprintsMessage('recalculation.footprintDeclaredDeclaredAgain')}</p>
          ) : null}
          <div>
            <Button look="action" type="submit" name="intent" value="recalculate">
              {companyFootprintsMessage('recalculation.recalculate')}
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
        {companyFootprintsMessage('recalculation.kgPer', {
          wordsOfFactor: wordsOfFactor(kgCo2e),
          perUnit: perUnit(unit),
        })}
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
      <h2 id="sets">{companyFootprintsMessage('recalculation.computedWith')}</h2>
      <ul className="lined-rows">
        {sets.map(({ setId, title, edition, year, gwp, lines }) => (
          <li key={setId}>
            <span>
              {title}
              <span className="subline">
                {companyFootprintsMessage('recalculation.warmingPotentials', {
                  year: String(year),
                  edition,
                  gwp,
                })}
              </span>
            </span>
            <span>{companyFootprintsMessage('recalculation.line', { lines })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ history }: { readonly history: RecalculationPagePreview['history'] }) {
  return (
    <section className="part" aria-labelledby="history">
      <h2 id="history">{companyFootprintsMessage('recalculation.recalculatedBefore')}</h2>
      <ul className="lined-rows">
        {history.map(({ recalculatedAt, by, oldGrams, newGrams, lines }) => (
          <li key={recalculatedAt}>
            <span>
              {new Date(recalculatedAt).toLocaleDateString('en-GB', {
                dateStyle: 'long',
                timeZone: 'UTC',
              })}
              <span className="subline">
                {companyFootprintsMessage('recalculation.lineBy', {
                  lines,
                  by: by ?? '',
                  hasBy: by ? 'yes' : 'other',
                })}
              </span>
            </span>
            <span>
              {companyFootprintsMessage('recalculation.to', {
                emission: formatEmission(oldGrams),
                emission2: formatEmission(newGrams),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
