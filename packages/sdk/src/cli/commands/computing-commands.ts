import { type CliCall, type CliCommand, wholeNumber, wordAt } from '../cli-command.ts'
import { CommandLineError } from '../command-line-error.ts'
import { amountsText } from '../terminal/amounts.ts'

const carbonText = (co2eGrams: number) => amountsText({ milliTrees: 0, co2eGrams, plasticGrams: 0 })

async function compute(call: CliCall): Promise<void> {
  const { understory, show } = call
  const factorId = wordAt(call, 0, 'which factor: `understory factors search` finds it')
  const quantity = Number(wordAt(call, 1, 'how much, in the unit of the factor'))
  if (!Number.isFinite(quantity))
    throw new CommandLineError('Please give the quantity as a number.')
  const { unit } = await understory.factors.get({ factorId })
  const answer = await understory.factors.compute({ lines: [{ factorId, quantity, unit }] })
  show(answer, () =>
    answer.lines.flatMap(({ co2eGrams, uncertainty: { lowGrams, highGrams }, warnings }) => [
      `${quantity} ${unit}: ${carbonText(co2eGrams)}`,
      `between ${carbonText(lowGrams)} and ${carbonText(highGrams)}`,
      ...warnings.map(({ message }) => message),
    ]),
  )
}

const NOT_TESTED =
  'The registry has no tested CO2 of this vehicle. /v1/vehicle-emissions estimates it by its kind.'

async function vehicles(call: CliCall): Promise<void> {
  const { understory, option, show } = call
  const registrationNumber = wordAt(call, 0, 'which registration number')
  const [miles, kilometres] = [option('miles'), option('km')]
  if ((miles === undefined) === (kilometres === undefined))
    throw new CommandLineError('Please say how far in a year: --miles or --km.')
  const annualMileage = wholeNumber(miles, 'miles') ?? wholeNumber(kilometres, 'km') ?? 0
  const found = await understory.vehicles.identify({ registrationNumber })
  const { vehicleType, basis, make, productionYear } = found
  if (vehicleType === null || basis?.kind !== 'type-approval') throw new Error(NOT_TESTED)
  const answer = await understory.vehicles.computeEmissions({
    market: 'uk',
    vehicleType,
    basis,
    annualMileage,
    mileageUnit: miles === undefined ? 'km' : 'mi',
    multiplyVehicles: 1,
  })
  show(answer, () => [
    [make, vehicleType, productionYear].filter((part) => part !== null).join(' '),
    `${carbonText(answer.emissions.total)} a year`,
  ])
}

export const COMPUTING_COMMANDS: readonly CliCommand[] = [
  { usage: 'compute FACTOR QUANTITY', about: 'emissions of an activity', run: compute },
  {
    usage: 'vehicles REGISTRATION',
    about: 'what a vehicle of the United Kingdom emits in a year',
    options: {
      miles: { type: 'string', value: 'NUMBER', about: 'how far it goes in a year' },
      km: { type: 'string', value: 'NUMBER', about: 'the same in kilometres' },
    },
    run: vehicles,
  },
]
