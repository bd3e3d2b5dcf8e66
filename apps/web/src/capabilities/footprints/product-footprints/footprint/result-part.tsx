import type { ProductFootprint } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { shownKg } from '@understory/domain/footprints/product-footprints/shown-kg.ts'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { unitInWords } from '../declared-unit-words.ts'
import { productFootprintsMessage } from '../messages/messages.generated.ts'

type ResultRow = { readonly part: Parameters<typeof partInWords>[0]; readonly kg: string }

const partInWords = (
  part:
    | 'fossil'
    | 'aircraft'
    | 'land'
    | 'biogenic'
    | 'excluding'
    | 'uptake'
    | 'including'
    | 'packaging'
    | 'outbound',
): string => productFootprintsMessage('footprint.part', { part })

/** What one declared unit emits, part by part. */
export function ResultPart({ footprint }: { readonly footprint: ProductFootprint }) {
  const { totals, product } = footprint
  const { quality, share, primaryShare } = totals
  return (
    <section className="part flow-16" aria-labelledby="result">
      <h2 id="result">{productFootprintsMessage('footprint.result')}</h2>
      <p className="lead">
        <strong>
          {productFootprintsMessage('footprint.result.kg', {
            kg: shownKg(totals.excludingUptakeKg),
          })}
        </strong>
      </p>
      <p className="quiet">
        {productFootprintsMessage('footprint.result.what', {
          amount: product.declaredAmount,
          unit: unitInWords(product.declaredUnit).toLowerCase(),
        })}
      </p>
      <DataTable
        caption={productFootprintsMessage('footprint.result.table')}
        columns={resultColumns()}
        rows={resultRows(totals)}
        rowKey={({ part }) => part}
      />
      {share === '1' ? null : <p>{productFootprintsMessage('footprint.share', { share })}</p>}
      <p className="quiet">
        {productFootprintsMessage('footprint.quality', { share: primaryShare, ...quality })}
      </p>
    </section>
  )
}

const resultColumns = (): readonly Column<ResultRow>[] => [
  {
    key: 'part',
    title: productFootprintsMessage('footprint.result.part'),
    cell: ({ part }) => partInWords(part),
  },
  {
    key: 'kg',
    title: productFootprintsMessage('footprint.result.figure'),
    figures: true,
    cell: ({ kg }) => kg,
  },
]

/** What is nothing, or not known, has no row; the sums always have. */
function resultRows(totals: ProductFootprint['totals']): ResultRow[] {
  const rows: readonly (readonly [ResultRow['part'], string | null])[] = [
    ['fossil', totals.fossilKg],
    ['aircraft', known(totals.aircraftKg)],
    ['land', known(totals.landUseChangeKg)],
    ['biogenic', known(totals.biogenicNonCo2Kg)],
    ['packaging', totals.packagingKg],
    ['excluding', totals.excludingUptakeKg],
    ['uptake', totals.uptakeKg],
    ['including', totals.uptakeKg === null ? null : totals.includingUptakeKg],
    ['outbound', totals.outboundKg],
  ]
  return rows.flatMap(([part, kg]) =>
    kg === null ? [] : [{ part, kg: shownKg(kg, totals.excludingUptakeKg) }],
  )
}

const known = (kg: string): string | null => (kg === '0' ? null : kg)
