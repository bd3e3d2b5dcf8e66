import type { Inventory } from '@understory/contracts/footprints/company-footprints/inventories.ts'
import type { InventoryLine } from '@understory/contracts/footprints/company-footprints/inventory-lines.ts'
import type { EmissionFactor } from '@understory/contracts/footprints/emission-factors.ts'
import { wholePeriod } from '@understory/domain/footprints/company-footprints/inventory/lines/line-period.ts'
import { factorYear } from '@understory/domain/footprints/company-footprints/inventory/quick-entry.ts'
import {
  isMoney,
  SPEND_CURRENCIES,
} from '@understory/domain/footprints/company-footprints/lines/spend.ts'
import { QUALITY_INDICATORS } from '@understory/domain/footprints/company-footprints/lines/uncertainty.ts'
import { UNIT_NAMES } from '@understory/domain/footprints/company-footprints/lines/units.ts'
import { fieldAria } from '@understory/ui/forms/field.tsx'
import type { FormAnswer } from '../../../../../http/posted-form.ts'
import { valuesOfMarket } from '../market/market-of-form.ts'

type LineControlsInput = {
  readonly inventory: Inventory
  readonly editing: { readonly line: InventoryLine; readonly hasUpstream: boolean } | null
  readonly refused: FormAnswer | null
  /** Chosen for a new line. */
  readonly site: string | null
  /** Of the chosen factor. */
  readonly unit: string | undefined
}

/** What the fields of a line hold: what was typed, else what is stored, else what is usual. */
export function lineControls({ inventory, editing, refused, site, unit }: LineControlsInput) {
  const usual: Values = {
    ...usualValues(inventory),
    ...(site && { site }),
    ...(unit && isMoney(unit) ? { unit } : {}),
  }
  const values: Readonly<Record<string, string | undefined>> =
    refused?.values ?? (editing ? valuesOf(editing.line) : usual)
  const problems = refused?.problems ?? {}
  return {
    about: (name: string, hint?: string) => ({ hint, error: problems[name] }),
    control: (name: string, hint?: string) => ({
      ...fieldAria(name, { hint, error: problems[name] }),
      name,
      defaultValue: values[name],
    }),
    units: unitsOf,
    isNew: editing === null,
    isChecked: (name: string) => values[name] === 'yes',
    hasUpstream: refused ? values.withUpstream === 'yes' : (editing?.hasUpstream ?? true),
    /** Whether any of these was said or is wrong, so that it is to be seen. */
    isSaid: (names: readonly string[]) =>
      names.some((name) => problems[name] || (values[name] ?? '') !== (usual[name] ?? '')),
  }
}
export type Controls = ReturnType<typeof lineControls>

function unitsOf(factor: EmissionFactor | null): readonly string[] {
  if (!factor) return [...UNIT_NAMES, 'GBP', 'EUR', 'USD']
  return factor.set.kind === 'spend' ? SPEND_CURRENCIES : [factor.unit, ...factor.alsoIn]
}

type Values = Readonly<Record<string, string | undefined>>

function usualValues({ footprint }: Inventory): Values {
  const startMonth = footprint.startMonth
  const { from, to } = wholePeriod(startMonth)
  return { fromMonth: from, toMonth: to, spendYear: String(factorYear(startMonth)) }
}

function valuesOf(line: InventoryLine): Values {
  const { ownFactor, marketFactor, quality } = line
  return {
    quantity: String(line.quantity),
    unit: line.unit,
    spendYear: line.spend ? String(line.spend.year) : undefined,
    description: line.description,
    site: line.site ?? '',
    note: line.note ?? '',
    purchasePart: line.purchasePart ?? '',
    entityId: line.entityId ?? '',
    fromMonth: line.period.from,
    toMonth: line.period.to,
    ...(ownFactor && {
      ownKg: ownFactor.kgCo2e === undefined ? '' : String(ownFactor.kgCo2e),
      ownBiogenic: ownFactor.kgBiogenicCo2 === undefined ? '' : String(ownFactor.kgBiogenicCo2),
      ownMethod: ownFactor.method ?? '',
      ownYear: ownFactor.year === undefined ? '' : String(ownFactor.year),
      ownKind: ownFactor.kind,
      ownSource: ownFactor.source,
    }),
    ...valuesOfMarket(marketFactor),
    ...(quality && Object.fromEntries(QUALITY_INDICATORS.map((name) => [name, quality[name]]))),
  }
}
