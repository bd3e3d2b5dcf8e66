// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const identificationMessage = /* @__PURE__ */ plainMessages<{
  readonly 'registrationField.anyoneCheckVehicleOffset': Record<never, never>
  readonly 'registrationField.registrationNumber': Record<never, never>
  readonly 'usageFields.annualMileage': Record<never, never>
  readonly 'usageFields.in': Record<never, never>
  readonly 'usageFields.miles': Record<never, never>
  readonly 'usageFields.kilometres': Record<never, never>
  readonly 'usageFields.howManyAlike': Record<never, never>
  readonly 'confirmFound.isThisIt': Record<never, never>
  readonly 'confirmFound.registryHoldsNoCo2': Record<never, never>
  readonly 'confirmFound.yesGoOn': Record<never, never>
  readonly 'question.back': Record<never, never>
  readonly 'question.goOn': Record<never, never>
  readonly 'question.yourAnswers': Record<never, never>
  readonly 'identifiedVehicle.back': Record<never, never>
  readonly 'identifiedVehicle.startAgain': Record<never, never>
  readonly 'kindChooser.unitedKingdom': Record<never, never>
  readonly 'kindChooser.unitedStates': Record<never, never>
  readonly 'kindChooser.whereItDrives': Record<never, never>
  readonly 'kindChooser.whatItIs': Record<never, never>
  readonly 'registrationSearch.suchAb12CdeAsk': Record<never, never>
  readonly 'registrationSearch.registrationNumber': Record<never, never>
  readonly 'registrationSearch.findTheVehicle': Record<never, never>
  readonly 'waysToIdentify.byRegistration': Record<never, never>
  readonly 'waysToIdentify.byMakeAndModel': Record<never, never>
  readonly 'waysToIdentify.bySizeAndFuel': Record<never, never>
  readonly 'waysToIdentify.howToIdentifyIt': Record<never, never>
  readonly 'unsavedList.yourList': Record<never, never>
  readonly 'unsavedList.nothingYetEachVehicle': Record<never, never>
  readonly 'unsavedList.offsetThese': Record<never, never>
  readonly 'unsavedList.saveToMyVehicles': Record<never, never>
  readonly 'unsavedList.payGuestSavingNeeds': Record<never, never>
  readonly 'unsavedList.aYearAlike': { readonly count: string; readonly mileageWord: string; readonly oneMultiplyVehicles: 'yes' | 'other' }
  readonly 'unsavedList.changeOrRemove': Record<never, never>
  readonly 'unsavedList.change': Record<never, never>
  readonly 'unsavedList.remove': Record<never, never>
  readonly 'identify.measureYourVehicles': Record<never, never>
  readonly 'identify.measureYourVehicle': Record<never, never>
  readonly 'identify.registrationModelSizeEvery': Record<never, never>
  readonly 'identify.lookCarUpModel': Record<never, never>
  readonly 'identify.body': Record<never, never>
  readonly 'identify.combinationCannotComputedPlease': Record<never, never>
  readonly 'identify.startAgain': Record<never, never>
  readonly 'saveDraft.vehicleSAbleSaved': Record<never, never>
  readonly 'identify.measureAVehicle': Record<never, never>
  readonly 'identify.description': Record<never, never>
  readonly 'unsavedList.oneVehicle': Record<never, never>
  readonly 'unsavedList.vehicles': { readonly count: string }
  readonly 'unsavedList.year': { readonly words: string }
}>(english)
