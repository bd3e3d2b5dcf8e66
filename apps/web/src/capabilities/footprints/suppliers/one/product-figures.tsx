import type { ReceivedFootprint } from '@understory/contracts/footprints/product-footprints/received-footprints.ts'
import { longDate } from '@understory/domain/calendar/calendar.ts'
import { ALLOCATION_UNITS } from '@understory/domain/footprints/allocations/allocation-units.ts'
import { formatEmission } from '@understory/domain/footprints/company-footprints/format-emission.ts'
import { shownKg } from '@understory/domain/footprints/product-footprints/shown-kg.ts'
import { Button } from '@understory/ui/forms/button.tsx'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field, fieldAria } from '@understory/ui/forms/field.tsx'
import { Fieldset } from '@understory/ui/forms/fieldset.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import type { FormAnswer } from '../../../../http/posted-form.ts'
import { hiddenWords } from '../../../../shell/message-tags.tsx'
import { FieldGrid } from '../../../../shell/setup/setup-layout.tsx'
import { suppliersMessage, suppliersRich } from '../messages/messages.generated.ts'
import { spendInMoney } from '../supplier-words.ts'
import type { SupplierShown } from './supplier-shown.ts'

type ProductFiguresProps = {
  readonly supplier: SupplierShown
  /** Those of partners that can be used. */
  readonly footprints: readonly ReceivedFootprint[]
  readonly isOpen: boolean
  readonly refused: FormAnswer | null
}

/** Products that count by a footprint of their own, and counting another one. */
export function ProductFigures(props: ProductFiguresProps) {
  const { supplier, footprints, isOpen } = props
  const free = supplier.lines.filter(
    ({ isOfSupplier, replacedGrams }) => isOfSupplier && replacedGrams === null,
  )
  const mayCount = isOpen && footprints.length > 0 && free.length > 0
  if (supplier.productUses.length === 0 && !mayCount) return null
  return (
    <section className="panel flow-16" aria-labelledby="products">
      <h2 id="products">{suppliersMessage('products.title')}</h2>
      {supplier.productUses.map((use) => (
        <CountedProduct key={use.supplierUseId} use={use} isOpen={isOpen} />
      ))}
      {mayCount ? <CountProductForm {...props} lines={free} /> : null}
    </section>
  )
}

type CountedProductProps = {
  readonly use: SupplierShown['productUses'][number]
  readonly isOpen: boolean
}

function CountedProduct({ use, isOpen }: CountedProductProps) {
  const { quantity, declared, kgCo2e, grams, replacedGrams, acceptedOn, isSuperseded } = use
  const product = use.productName ?? use.partnerName
  return (
    <div className="flow-8">
      <h3>{product}</h3>
      <p>
        {suppliersMessage('products.counted', {
          amount: quantity.amount,
          unit: quantity.unit,
          kg: shownKg(kgCo2e),
          declaredAmount: declared.amount,
          declaredUnit: declared.unit,
          emission: formatEmission(grams),
          replaced: formatEmission(replacedGrams),
          partner: use.partnerName,
          day: longDate(acceptedOn),
        })}
      </p>
      {isSuperseded ? <p>{suppliersMessage('products.superseded')}</p> : null}
      {isOpen ? (
        <form method="post">
          <input type="hidden" name="useId" value={use.supplierUseId} />
          <Button type="submit" name="intent" value="take-out" look="quiet">
            {suppliersRich('products.remove', { product, hidden: hiddenWords })}
          </Button>
        </form>
      ) : null}
    </div>
  )
}

type CountProductFormProps = ProductFiguresProps & { readonly lines: SupplierShown['lines'] }

function CountProductForm({ supplier, footprints, lines, refused }: CountProductFormProps) {
  const typed = refused?.values.intent === 'product' ? refused : null
  const about = (name: string, hint?: string) => ({ hint, error: typed?.problems[name] })
  const kept = (name: string) => typed?.values[name] ?? ''
  return (
    <form method="post" className="flow-16">
      <p className="quiet">{suppliersMessage('products.what', { name: supplier.name })}</p>
      <Field
        id="received"
        label={suppliersMessage('products.footprint')}
        {...about('receivedFootprintId')}
      >
        <Select
          {...fieldAria('received', about('receivedFootprintId'))}
          name="receivedFootprintId"
          defaultValue={kept('receivedFootprintId')}
          options={[
            { value: '', label: suppliersMessage('products.choose') },
            ...footprints.map((footprint) => ({
              value: footprint.receivedFootprintId,
              label: suppliersMessage('products.option', {
                product: footprint.productName ?? footprint.pfId,
                partner: footprint.partnerName,
                kg: shownKg(footprint.kgCo2e ?? '0'),
                amount: footprint.declaredAmount ?? '',
                unit: footprint.declaredUnit ?? '',
              }),
            })),
          ]}
        />
      </Field>
      <FieldGrid>
        <Field
          id="productAmount"
          label={suppliersMessage('products.amount')}
          {...about('quantity.amount')}
        >
          <TextInput
            {...fieldAria('productAmount', about('quantity.amount'))}
            name="productAmount"
            inputMode="decimal"
            defaultValue={kept('productAmount')}
          />
        </Field>
        <Field
          id="productUnit"
          label={suppliersMessage('products.unit')}
          {...about('quantity.unit')}
        >
          <Select
            {...fieldAria('productUnit', about('quantity.unit'))}
            name="productUnit"
            defaultValue={kept('productUnit') || 'piece'}
            options={ALLOCATION_UNITS.map((unit) => ({ value: unit, label: unit }))}
          />
        </Field>
      </FieldGrid>
      <Fieldset
        id="productLines"
        legend={suppliersMessage('products.lines')}
        error={typed?.problems.lineIds}
      >
        {lines.map(({ lineId, description, spend, co2eGrams }) => (
          <Checkbox
            key={lineId}
            name="productLine"
            value={lineId}
            label={description || suppliersMessage('supplierLines.lineWithoutADescription')}
            explain={`${spendInMoney(spend)}, ${formatEmission(co2eGrams)}`}
          />
        ))}
      </Fieldset>
      <div>
        <Button type="submit" look="action" name="intent" value="product">
          {suppliersMessage('products.button')}
        </Button>
      </div>
    </form>
  )
}
