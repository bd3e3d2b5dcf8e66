import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { suppliersMessage } from '../messages/messages.generated.ts'
import { spendInMoney } from '../supplier-words.ts'
import type { SupplierShown } from './supplier-shown.ts'

type SupplierLinesProps = { readonly supplier: SupplierShown; readonly isOpen: boolean }

/** The spending with a supplier; what an answer replaced is shown with its old figure. */
export function SupplierLines({ supplier: { lines, name }, isOpen }: SupplierLinesProps) {
  const own = lines.filter(({ isOfSupplier }) => isOfSupplier)
  return (
    <section className="panel flow-16" aria-labelledby="spending">
      <h2 id="spending">{suppliersMessage('supplierLines.whatYouSpendWith', { name })}</h2>
      {own.length === 0 ? (
        <p>{suppliersMessage('supplierLines.noSpendingLinkedSupplier')}</p>
      ) : null}
      {isOpen && lines.length > 0 ? (
        <form method="post" className="flow-16">
          <div className="flow-12">
            {lines.map((line) => (
              <Checkbox
                key={line.lineId}
                name="line"
                value={line.lineId}
                defaultChecked={line.isOfSupplier}
                label={
                  line.description || suppliersMessage('supplierLines.lineWithoutADescription')
                }
                explain={<LineFigures line={line} />}
              />
            ))}
          </div>
          <div>
            <Button type="submit" name="intent" value="lines">
              {suppliersMessage('supplierLines.saveTheLines')}
            </Button>
          </div>
        </form>
      ) : (
        <ul className="flow-12">
          {own.map((line) => (
            <li key={line.lineId}>
              {line.description} <LineFigures line={line} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function LineFigures({ line }: { readonly line: SupplierShown['lines'][number] }) {
  const { spend, co2eGrams, replacedGrams } = line
  return (
    <>
      {spendInMoney(spend)},{' '}
      {replacedGrams === null ? (
        formatEmission(co2eGrams)
      ) : (
        <>
          <s>{formatEmission(replacedGrams)}</s>{' '}
          {suppliersMessage('supplierLines.replacedByTheAnswer')}
        </>
      )}
    </>
  )
}
