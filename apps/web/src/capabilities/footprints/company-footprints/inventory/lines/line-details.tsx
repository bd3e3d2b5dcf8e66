import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { longMonth, shiftMonth } from '@understory/domain/calendar/calendar.ts'
import { wholePeriod } from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import {
  QUALITY_INDICATORS,
  QUALITY_LEVELS,
} from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { Checkbox } from '@understory/ui/forms/checkbox.tsx'
import { Field } from '@understory/ui/forms/field.tsx'
import { Select } from '@understory/ui/forms/select.tsx'
import { TextInput } from '@understory/ui/forms/text-input.tsx'
import { FieldGrid } from '../../../../../shell/setup/setup-layout.tsx'
import { companyFootprintsMessage } from '../../messages/messages.generated.ts'
import { MarketFields } from '../market/market-fields.tsx'
import { MARKET_FIELDS } from '../market/market-of-form.ts'
import type { Controls } from './line-controls.ts'
import { qualityWords } from './quality-words.ts'

type LineDetailsProps = {
  readonly inventory: Inventory
  readonly category: string
  readonly factor: EmissionFactor | null
  readonly controls: Controls
}

const BOUGHT_ENERGY = ['indirectElectricityEmissions', 'combinedHeatAndPower']
const MARKET = [...new Set(Object.values(MARKET_FIELDS)), 'marketKind']
const REST = ['entityId', 'fromMonth', 'toMonth', 'note']

/** What most lines do not need: it opens where something of it was said. */
export function LineDetails({ inventory, category, factor, controls }: LineDetailsProps) {
  const { isSaid } = controls
  return (
    <>
      {BOUGHT_ENERGY.includes(category) ? (
        <details className="more" open={isSaid(MARKET)}>
          <summary>{companyFootprintsMessage('lineDetails.contractCertificateEnergy')}</summary>
          <MarketFields unit={factor?.unit ?? 'unit'} controls={controls} />
        </details>
      ) : null}
      <details className="more" open={isSaid(REST)}>
        <summary>{companyFootprintsMessage('lineDetails.monthsCompanyAndNote')}</summary>
        <Rest inventory={inventory} controls={controls} />
      </details>
      <details className="more" open={isSaid([...QUALITY_INDICATORS, 'fromBill'])}>
        <summary>{companyFootprintsMessage('lineDetails.firmFigure')}</summary>
        <QualityFields controls={controls} />
      </details>
    </>
  )
}

type Part = Pick<LineDetailsProps, 'controls'>

function Rest({
  inventory,
  controls: { about, control },
}: Part & { readonly inventory: Inventory }) {
  const { from } = wholePeriod(inventory.footprint.startMonth)
  const months = Array.from({ length: 12 }, (_, at) => {
    const month = shiftMonth(from, at)
    return { value: month, label: longMonth(month) }
  })
  const companies = [
    { value: '', label: inventory.footprint.companyName },
    ...inventory.entities.map(({ entityId, name }) => ({ value: entityId, label: name })),
  ]
  return (
    <div className="flow-16">
      <FieldGrid>
        <Field
          id="fromMonth"
          label={companyFootprintsMessage('lineDetails.firstMonth')}
          {...about('fromMonth')}
        >
          <Select {...control('fromMonth')} options={months} />
        </Field>
        <Field
          id="toMonth"
          label={companyFootprintsMessage('lineDetails.lastMonth')}
          {...about('toMonth')}
        >
          <Select {...control('toMonth')} options={months} />
        </Field>
      </FieldGrid>
      {companies.length > 1 ? (
        <Field
          id="entityId"
          label={companyFootprintsMessage('lineDetails.company')}
          {...about('entityId')}
        >
          <Select {...control('entityId')} options={companies} />
        </Field>
      ) : null}
      <Field
        id="note"
        label={companyFootprintsMessage('lineDetails.note')}
        optional
        {...about('note')}
      >
        <TextInput {...control('note')} maxLength={500} />
      </Field>
    </div>
  )
}

function QualityFields({ controls: { about, control, isNew, isChecked } }: Part) {
  return (
    <div className="flow-16 prose-width">
      <p className="quiet">{companyFootprintsMessage('lineDetails.betterKnownNarrowerRange')}</p>
      {isNew ? (
        <Checkbox
          name="fromBill"
          value="yes"
          label={companyFootprintsMessage('lineDetails.figureBillMeterClaim')}
          defaultChecked={isChecked('fromBill')}
        />
      ) : null}
      {QUALITY_INDICATORS.map((name) => (
        <Field key={name} id={name} label={qualityWords()[name].label} {...about(name)}>
          <Select
            {...control(name)}
            options={QUALITY_LEVELS.map((level) => ({
              value: level,
              label: qualityWords()[name].levels[level],
            }))}
          >
            <option value="">
              {isNew
                ? companyFootprintsMessage('lineDetails.farProductKnows')
                : companyFootprintsMessage('lineDetails.notSaid')}
            </option>
          </Select>
        </Field>
      ))}
    </div>
  )
}
