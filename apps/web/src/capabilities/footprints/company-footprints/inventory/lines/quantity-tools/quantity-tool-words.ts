import type {
  Equipment,
  MeasuredUnit,
  ScrappedEquipment,
} from '@understory/domain/footprints/company-footprints/lines/quantities.ts'
import { companyFootprintsMessage } from '../../../messages/messages.generated.ts'

export const equipmentWords = (): Readonly<Record<Equipment, string>> => ({
  domestic: companyFootprintsMessage('quantityTools.domesticRefrigeration'),
  standAlone: companyFootprintsMessage('quantityTools.standAloneCommercialRefrigeration'),
  smallAirConditioning: companyFootprintsMessage('quantityTools.smallAirConditioningChillers'),
  mediumAirConditioning: companyFootprintsMessage('quantityTools.mediumAirConditioningHeat'),
  industrial: companyFootprintsMessage('quantityTools.industrialRefrigeration'),
  condensingUnits: companyFootprintsMessage('quantityTools.condensingUnits'),
  supermarket: companyFootprintsMessage('quantityTools.centralisedSupermarketRefrigeration'),
  landTransport: companyFootprintsMessage('quantityTools.refrigeratedTransport'),
  mobileAirConditioning: companyFootprintsMessage('quantityTools.airConditioningOfVehicles'),
})

export const scrapped = (): Readonly<Record<ScrappedEquipment, string>> => ({
  domestic: companyFootprintsMessage('quantityTools.domesticRefrigeration'),
  airConditioning: companyFootprintsMessage('quantityTools.airConditioning'),
  chillers: companyFootprintsMessage('quantityTool.chillers'),
  heatPumps: companyFootprintsMessage('quantityTools.heatPumps'),
  condensingUnits: companyFootprintsMessage('quantityTools.condensingUnits'),
  supermarket: companyFootprintsMessage('quantityTools.centralisedSupermarketRefrigeration'),
  landTransport: companyFootprintsMessage('quantityTools.refrigeratedTransport'),
})

export const MEASURED: Readonly<Record<MeasuredUnit, string>> = {
  litres: 'litres',
  cubicMetres: 'cubic metres',
  kg: 'kg',
  tonnes: 'tonnes',
}

export const LOG = [
  'boughtForNew',
  'chargeOfNew',
  'addedInService',
  'chargeOfDisposed',
  'recovered',
] as const

export const logLabels = (): Readonly<Record<(typeof LOG)[number], string>> => ({
  boughtForNew: companyFootprintsMessage('quantityTools.boughtNewUnitsKg'),
  chargeOfNew: companyFootprintsMessage('quantityTools.chargeNewUnitsKg'),
  addedInService: companyFootprintsMessage('quantityTools.addedInServiceKg'),
  chargeOfDisposed: companyFootprintsMessage('quantityTools.chargeDisposedUnitsKg'),
  recovered: companyFootprintsMessage('quantityTools.recoveredFromThemKg'),
})
