import {
  type FuelType,
  fuelWord,
  type Market,
  parseFuelType,
  vehicleTypeWord,
} from '../vehicle-kinds.ts'
import type { EstimateAnswers } from './estimate-options.ts'
import { categoryWord, LADEN_WORDS, TONNAGE_WORDS } from './option-words.ts'
import type { TypeApproval, VehicleDescription } from './vehicle-description.ts'

/** What a vehicle is, on one line: "2022 Ford Fiesta 1.0, petrol" or "Car, medium: …, diesel". */
export function vehicleTitle(vehicle: VehicleDescription): string {
  const { market, basis } = vehicle
  const parts =
    basis.kind === 'type-approval'
      ? modelParts(basis, market)
      : kindParts(vehicle, basis.answers, parseFuelType(basis.answers.fuelType ?? '') ?? 'unknown')
  return parts.filter(Boolean).join(', ')
}

type VehicleTitleParts = readonly (string | null)[]

function modelParts(tested: TypeApproval, market: Market): VehicleTitleParts {
  const { productionYear, make, baseModelName, modelName, engineSizeL, fuelType } = tested
  const name = [productionYear, make, modelName ?? baseModelName].filter(Boolean).join(' ')
  const size = engineSizeL && engineSizeL !== '-' ? `${engineSizeL} l` : null
  return [name, size, lower(fuelWord(fuelType, market))]
}

function kindParts(
  { market, vehicleType }: VehicleDescription,
  answers: EstimateAnswers,
  fuel: FuelType,
): VehicleTitleParts {
  const { vehicleCategory: category, tonnageCat, chassis, laden } = answers
  const sized = category && category !== 'average'
  return [
    vehicleTypeWord(vehicleType, market),
    sized ? lower(categoryWord({ market, vehicleType, fuel, category })) : null,
    chassis ?? null,
    tonnageCat ? lower(TONNAGE_WORDS[`${chassis} ${tonnageCat}`] ?? 'any weight') : null,
    laden ? lower(LADEN_WORDS[laden] ?? laden) : null,
    answers.refrigerated === 'true' ? 'refrigerated' : null,
    answers.wholeVehicle === 'true' ? 'the whole vehicle' : null,
    fuel === 'unknown' ? null : lower(fuelWord(fuel, market)),
  ]
}

const lower = (text: string) =>
  /^(LPG|MPV|CNG)/.test(text) ? text : `${text[0]?.toLowerCase()}${text.slice(1)}`
