// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import type { MessageTag } from '@understory/messages/message-parts.ts'
import { richMessages } from '@understory/messages/rich-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const metersMessage = /* @__PURE__ */ plainMessages<{
  readonly 'billForm.addABill': Record<never, never>
  readonly 'billForm.firstDay': Record<never, never>
  readonly 'billForm.lastDay': Record<never, never>
  readonly 'billForm.cubicMetres': Record<never, never>
  readonly 'billForm.kwh': Record<never, never>
  readonly 'billForm.theSupplierEstimatedIt': Record<never, never>
  readonly 'billForm.addTheBill': Record<never, never>
  readonly 'meterBills.days': Record<never, never>
  readonly 'meterBills.quantity': Record<never, never>
  readonly 'meterBills.how': Record<never, never>
  readonly 'meterBills.delete': Record<never, never>
  readonly 'meterBills.theBill': Record<never, never>
  readonly 'meterBills.theBills': { readonly count: number }
  readonly 'meterBills.caption': { readonly name: string }
  readonly 'meterDecision.fillDaysWithoutBill': Record<never, never>
  readonly 'meterDecision.lineSaysEstimated': Record<never, never>
  readonly 'meterDecision.updateTheInventory': Record<never, never>
  readonly 'meterDecision.putInventory': Record<never, never>
  readonly 'meterForm.cubicMetres': Record<never, never>
  readonly 'meterForm.gasAloneBillsOthers': Record<never, never>
  readonly 'meterForm.gasCubicMetresMj': { readonly usualCalorificValue: string }
  readonly 'meterForm.aNewMeter': Record<never, never>
  readonly 'meterForm.whatItMeasures': Record<never, never>
  readonly 'meterForm.pleaseChoose': Record<never, never>
  readonly 'meterForm.numberOfTheMeter': Record<never, never>
  readonly 'meterForm.site': Record<never, never>
  readonly 'meterForm.unitOfItsBills': Record<never, never>
  readonly 'meterForm.calorificValue': Record<never, never>
  readonly 'meterForm.addTheMeter': Record<never, never>
  readonly 'monthStrip.onTwoBills': Record<never, never>
  readonly 'monthStrip.monthsOf': { readonly name: string }
  readonly 'meterPart.someDaysTwoBills': Record<never, never>
  readonly 'meterPart.pleaseDeleteAddAgain': Record<never, never>
  readonly 'meterPart.yearInventory': { readonly filled: string; readonly hasEntered: 'yes' | 'other'; readonly meteredInWords: string; readonly meteredInWords2: string; readonly on: string }
  readonly 'meters.theMeterIsAdded': Record<never, never>
  readonly 'meters.theBillIsAdded': Record<never, never>
  readonly 'meters.meterInventory': Record<never, never>
  readonly 'meters.meterBillsDeletedPut': Record<never, never>
  readonly 'meters.theBillIsDeleted': Record<never, never>
  readonly 'meters.footprint': Record<never, never>
  readonly 'meters.inventory': Record<never, never>
  readonly 'meters.meters': Record<never, never>
  readonly 'meters.enterBillsEachMeter': Record<never, never>
  readonly 'meters.noMetersYet': Record<never, never>
  readonly 'meters.description': Record<never, never>
  readonly 'meters.pleaseGiveBillSays': Record<never, never>
  readonly 'meterBills.estimated': Record<never, never>
  readonly 'meterBills.read': Record<never, never>
  readonly 'monthStrip.read': Record<never, never>
  readonly 'monthStrip.estimated': Record<never, never>
  readonly 'monthStrip.missing': Record<never, never>
  readonly 'meter.meter': { readonly name: string; readonly number: string }
  readonly 'meter.oneBill': Record<never, never>
  readonly 'meter.bills': { readonly length: string }
  readonly 'meter.daysWithoutOneWould': { readonly rest: string }
}>(english)

export const metersRich = /* @__PURE__ */ richMessages<{
  readonly 'meterBills.deleteTheBillOf': { readonly daysOfBill: string; readonly hidden: MessageTag }
  readonly 'meterDecision.deleteThisMeter': { readonly hidden: MessageTag; readonly name: string }
}>(english)
