import type { ProductLine } from '@understory/contracts/footprints/product-footprints/product-footprints.ts'
import { shownKg } from '@understory/domain/footprints/product-footprints/shown-kg.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { type Column, DataTable } from '@understory/ui/tables/data-table.tsx'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { productFootprintsMessage, productFootprintsRich } from '../messages/messages.generated.ts'
import { kindInWords, stageInWords } from './line-words.ts'

type ShownLine = ProductLine & { readonly at: number }
type LinesPartProps = { readonly lines: readonly ProductLine[]; readonly isOpen: boolean }

/** The inputs with their workings. */
export function LinesPart({ lines, isOpen }: LinesPartProps) {
  const rows = lines.map((line, at) => ({ ...line, at }))
  return (
    <section className="part flow-16" aria-labelledby="inputs">
      <h2 id="inputs">{productFootprintsMessage('footprint.lines')}</h2>
      {rows.length > 0 ? (
        <DataTable
          caption={productFootprintsMessage('footprint.lines.table')}
          columns={isOpen ? [...lineColumns(), removeColumn()] : lineColumns()}
          rows={rows}
          rowKey={({ at }) => String(at)}
          asCards
        />
      ) : (
        <p>{productFootprintsMessage('footprint.lines.empty')}</p>
      )}
    </section>
  )
}

const nameOfLine = ({ description, factor }: ShownLine): string => description || factor.title

const lineColumns = (): readonly Column<ShownLine>[] => [
  {
    key: 'input',
    title: productFootprintsMessage('footprint.lines.input'),
    cell: (line) => (
      <div>
        <strong>{nameOfLine(line)}</strong>
        <span className="subline">
          {[
            stageInWords(line.stage),
            ...(line.part === 'fossil' ? [] : [kindInWords(line.part)]),
            ...(line.isPrimary ? [productFootprintsMessage('footprint.lines.primary')] : []),
            ...(line.isCounted ? [] : [productFootprintsMessage('footprint.lines.uncounted')]),
          ].join(' · ')}
        </span>
      </div>
    ),
  },
  {
    key: 'working',
    title: productFootprintsMessage('footprint.lines.working'),
    sentences: true,
    cell: ({ quantity, unit, factor }) => (
      <div>
        {productFootprintsMessage('footprint.lines.times', {
          quantity: quantity.toLocaleString('en-GB'),
          unit,
          factor: String(factor.kgCo2e),
          factorUnit: factor.unit,
        })}
        <span className="subline">
          {[factor.source, factor.year, factor.gwp].filter((each) => each !== null).join(', ')}
        </span>
      </div>
    ),
  },
  {
    key: 'kg',
    title: productFootprintsMessage('footprint.lines.kg'),
    figures: true,
    cell: ({ kgPerUnit }) => shownKg(kgPerUnit),
  },
]

const removeColumn = (): Column<ShownLine> => ({
  key: 'remove',
  title: hiddenWords(productFootprintsMessage('footprint.lines.input')),
  cell: (line) => (
    <form method="post">
      <input type="hidden" name="line" value={line.at} />
      <Button look="quiet" type="submit" name="intent" value="remove">
        {productFootprintsRich('footprint.lines.remove', {
          input: nameOfLine(line),
          hidden: hiddenWords,
        })}
      </Button>
    </form>
  ),
})
