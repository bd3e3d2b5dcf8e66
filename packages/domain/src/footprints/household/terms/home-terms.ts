import { squareMetres } from '../amounts.ts'
import { HOUSEHOLD_FACTORS as F } from '../data/household-constants.ts'
import { homeTerm, kindOf, sharing, type TermSetting } from './setting.ts'
import { factorOf, type HouseholdTerm } from './term.ts'

/** The building and what is done to it; water and waste. */
export function homeTerms(setting: TermSetting): readonly HouseholdTerm[] {
  const { answers, country } = setting
  const second: readonly HouseholdTerm[] =
    answers.secondHome === true
      ? [
          homeTerm(setting, {
            category: 'homeBuilding',
            kg: F.second_home_share * (country.homeKg + country.shellKg),
            factors: () => [factorOf('second_home', 'secondHome', 'counted')],
          }),
        ]
      : []
  return [
    ...second,
    homeTerm(setting, {
      category: 'homeBuilding',
      kg: shellKg(setting),
      factors: () => [factorOf('shell', 'homeSize', kindOf(answers, 'homeSize'))],
    }),
    homeTerm(setting, {
      category: 'homeBuilding',
      kg: workKg(setting),
      factors: () => [factorOf('building', 'buildingWork', kindOf(answers, 'buildingWork'))],
    }),
    homeTerm(setting, {
      category: 'waterAndWaste',
      kg: country.waterAndWasteKg,
      factors: () => [factorOf('water_waste', null, 'open')],
    }),
  ]
}

/** Building the home, spread over the years that it stands. */
function shellKg(setting: TermSetting): number {
  const { answers, country, sharers } = setting
  if (!answers.homeSize) return country.shellKg * sharing(setting, F.exp_area - 1).factor
  const meanKg = (country.floorAreaM2 / country.peoplePerHome) * F.shell
  return (F.shell * (country.shellKg / meanKg) * squareMetres(answers.homeSize)) / sharers
}

function workKg({ answers, country, sharers }: TermSetting): number {
  const { buildingWork } = answers
  if (!buildingWork) return country.repairKg
  if (buildingWork === 'none') return 0
  const kg = (F[`work_${buildingWork}`] * country.repairKg * country.peoplePerHome) / F.work_mean
  return kg / sharers
}
