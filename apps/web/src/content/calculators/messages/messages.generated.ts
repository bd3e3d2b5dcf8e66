// Made from en-GB.json by `npm run messages`.
import { plainMessages } from '@understory/messages/plain-messages.ts'
import english from './en-GB.json' with { type: 'json' }

export const calculatorsMessage = /* @__PURE__ */ plainMessages<{
  readonly 'registrationForm.suchAsAb12Cde': Record<never, never>
  readonly 'registrationForm.registrationNumber': Record<never, never>
  readonly 'registrationForm.iDontKnowChoose': Record<never, never>
  readonly 'calculator.byRegistration': Record<never, never>
  readonly 'calculator.typeRegistrationDvlaTells': Record<never, never>
  readonly 'calculator.byMakeAndModel': Record<never, never>
  readonly 'calculator.fuelMakeYearModel': Record<never, never>
  readonly 'calculator.bySizeAndFuel': Record<never, never>
  readonly 'calculator.noLogbookHandChoose': Record<never, never>
  readonly 'calculator.threeWaysSayVehicle': Record<never, never>
  readonly 'calculator.figuresTakeApart': Record<never, never>
  readonly 'calculator.caption': { readonly count: string }
  readonly 'calculator.showFiguresSources': Record<never, never>
  readonly 'calculator.co2eMilesUk': { readonly count: string }
  readonly 'calculator.vehicle': Record<never, never>
  readonly 'calculator.co2e': Record<never, never>
  readonly 'calculator.source': Record<never, never>
  readonly 'businessCalculator.vehicleFleetEmissionsCalculator': Record<never, never>
  readonly 'businessCalculator.description': Record<never, never>
  readonly 'businessCalculator.petrolCar': Record<never, never>
  readonly 'businessCalculator.electricCar': Record<never, never>
  readonly 'businessCalculator.dieselVan': Record<never, never>
  readonly 'businessCalculator.electricVan': Record<never, never>
  readonly 'businessCalculator.rigidHgv': Record<never, never>
  readonly 'businessCalculator.articulatedHgv': Record<never, never>
  readonly 'businessCalculator.wholeFleetOnce': Record<never, never>
  readonly 'businessCalculator.importCsvFilePoint': Record<never, never>
  readonly 'businessCalculator.fitForYourReport': Record<never, never>
  readonly 'businessCalculator.tailpipeElectricityShownSeparately': Record<never, never>
  readonly 'businessCalculator.proofOnTheBumper': Record<never, never>
  readonly 'businessCalculator.offsetYearVehicleAnyone': Record<never, never>
  readonly 'businessCalculator.everyVehicleRunMeasured': Record<never, never>
  readonly 'businessCalculator.lead': Record<never, never>
  readonly 'businessCalculator.findTheVehicle': Record<never, never>
  readonly 'businessCalculator.caption': Record<never, never>
  readonly 'personalCalculator.carEmissionsCalculator': Record<never, never>
  readonly 'personalCalculator.description': Record<never, never>
  readonly 'personalCalculator.petrolCar': Record<never, never>
  readonly 'personalCalculator.dieselCar': Record<never, never>
  readonly 'personalCalculator.hybridCar': Record<never, never>
  readonly 'personalCalculator.plugInHybridCar': Record<never, never>
  readonly 'personalCalculator.electricCar': Record<never, never>
  readonly 'personalCalculator.drivingNotBrochures': Record<never, never>
  readonly 'personalCalculator.testFiguresLowerReal': Record<never, never>
  readonly 'personalCalculator.electricIsNotZero': Record<never, never>
  readonly 'personalCalculator.countElectricityGridLoses': Record<never, never>
  readonly 'personalCalculator.yoursToKeep': Record<never, never>
  readonly 'personalCalculator.measureAllLikeWithout': Record<never, never>
  readonly 'personalCalculator.doesCarReallyEmit': Record<never, never>
  readonly 'personalCalculator.lead': Record<never, never>
  readonly 'personalCalculator.findMyCar': Record<never, never>
  readonly 'personalCalculator.caption': Record<never, never>
  readonly 'personalCalculator.motorbike': Record<never, never>
}>(english)
