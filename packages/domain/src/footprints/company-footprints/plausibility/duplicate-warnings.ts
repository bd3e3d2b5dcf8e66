import { groupedBy } from '../../../language/grouped-by.ts'
import { categoryName } from '../scopes.ts'
import { amountInWords } from './amount-in-words.ts'
import { type CheckedLine, lineKey, type PlausibilityWarning } from './checked-line.ts'

/** The same counted twice: equal lines, one file behind several, or what a meter counts in money or typed besides. */
export function duplicateWarnings(lines: readonly CheckedLine[]): PlausibilityWarning[] {
  return [
    ...equalLines(lines),
    ...sharedFiles(lines),
    ...energyAndMoney(lines),
    ...meterAndFigure(lines),
    ...fleetTwice(lines),
  ]
}

const overlap = (one: CheckedLine, other: CheckedLine): boolean =>
  one.from <= other.to && other.from <= one.to

const warningOf = (
  what: string,
  lines: readonly CheckedLine[],
  sentence: string,
): PlausibilityWarning => ({
  rule: 'duplicate',
  key: `duplicate:${what}:${lines.map(lineKey).toSorted().join(',')}`,
  category: lines[0]?.category ?? null,
  lineIds: lines.map(({ id }) => id),
  sentence,
  asksAgain: false,
})

function equalLines(lines: readonly CheckedLine[]): PlausibilityWarning[] {
  const alike = groupedBy(
    lines.filter(({ isOfVehicle, quantity }) => !isOfVehicle && quantity > 0),
    ({ category, site, factorId, quantity, unit }) =>
      [category, site, factorId, quantity, unit].join('|'),
  )
  return [...alike.values()].flatMap((group) => {
    const [first, ...others] = group
    const same = first ? others.filter((other) => overlap(first, other)) : []
    if (!first || same.length === 0) return []
    const what = amountInWords(first.quantity, first.unit)
    return [
      warningOf(
        'equal',
        [first, ...same],
        `${categoryName(first.category)}: ${first.name}, ${what}, is entered ${same.length === 1 ? 'twice' : `${same.length + 1} times`} for the same months.`,
      ),
    ]
  })
}

function sharedFiles(lines: readonly CheckedLine[]): PlausibilityWarning[] {
  const behind = groupedBy(
    lines.flatMap((line) => line.files.map((file) => ({ file, line }))),
    ({ file }) => file,
  )
  return [...behind.values()].flatMap((group) => {
    const those = group.map(({ line }) => line)
    return those.length > 1
      ? [
          warningOf(
            'file',
            those,
            `The same file stands behind ${those.map(({ name }) => name).join(' and ')}. Please check that its figure is not entered twice.`,
          ),
        ]
      : []
  })
}

function energyAndMoney(lines: readonly CheckedLine[]): PlausibilityWarning[] {
  const power = lines.filter(({ category }) => category === 'indirectElectricityEmissions')
  const paid = power.filter(({ isSpend }) => isSpend)
  return paid.flatMap((line) => {
    const metered = power.find(
      (other) => !other.isSpend && other.site === line.site && overlap(other, line),
    )
    return metered
      ? [
          warningOf(
            'money',
            [line, metered],
            `${line.name} is money for electricity, and ${metered.name} is its quantity, for the same place and months. One of them may count twice.`,
          ),
        ]
      : []
  })
}

/** What a meter counts, and the same typed or imported: a line without a place may be of any. */
function meterAndFigure(lines: readonly CheckedLine[]): PlausibilityWarning[] {
  const metered = lines.filter(({ isOfMeter }) => isOfMeter)
  return metered.flatMap((line) => {
    const typed = lines.filter(
      (other) =>
        !(other.isOfMeter || other.isSpend) &&
        other.category === line.category &&
        other.activity === line.activity &&
        (other.site === line.site || other.site === null || line.site === null) &&
        overlap(other, line),
    )
    const names = typed.map(({ name }) => name).join(' and ')
    return typed.length > 0
      ? [
          warningOf(
            'meter',
            [line, ...typed],
            `${line.name} is entered by its bills, and ${names} for the same months. If the meter has it, it counts twice.`,
          ),
        ]
      : []
  })
}

const DISTANCE = /^(km|miles)$/
const FUEL = /^(litres|gallon|UK gallon)$/

function fleetTwice(lines: readonly CheckedLine[]): PlausibilityWarning[] {
  const fleet = lines.filter(({ category }) => category === 'mobileCombustion')
  const driven = fleet.filter(({ unit }) => DISTANCE.test(unit))
  return driven.flatMap((line) => {
    const fuel = fleet.find(
      (other) => FUEL.test(other.unit) && other.site === line.site && overlap(other, line),
    )
    return fuel
      ? [
          warningOf(
            'fleet',
            [line, fuel],
            `${line.name} is a distance, and ${fuel.name} is fuel, for the same place and months. If they are the same vehicles, one of them counts twice.`,
          ),
        ]
      : []
  })
}
