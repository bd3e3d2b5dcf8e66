import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/business-calculator.route'
import { CalculatorPage } from './calculator-page.tsx'
import { calculatorsMessage } from './messages/messages.generated.ts'
import { type Kind, typicalYear } from './typical-year.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: calculatorsMessage('businessCalculator.vehicleFleetEmissionsCalculator'),
    description: calculatorsMessage('businessCalculator.description'),
    path: '/solutions/business/vehicles-emissions-calculator',
  })

const hgv = (name: string, chassis: string): Kind => ({
  name,
  vehicleType: 'hgv',
  answers: {
    fuelType: 'diesel',
    chassis,
    tonnageCat: 'average',
    laden: 'average',
    refrigerated: 'false',
  },
})

const businessCalculatorKinds = (): readonly Kind[] => [
  {
    name: calculatorsMessage('businessCalculator.petrolCar'),
    vehicleType: 'car',
    answers: { fuelType: 'petrol', vehicleCategory: 'average' },
  },
  {
    name: calculatorsMessage('businessCalculator.electricCar'),
    vehicleType: 'car',
    answers: { fuelType: 'bev', vehicleCategory: 'average' },
  },
  {
    name: calculatorsMessage('businessCalculator.dieselVan'),
    vehicleType: 'van',
    answers: { fuelType: 'diesel', vehicleCategory: 'average' },
  },
  {
    name: calculatorsMessage('businessCalculator.electricVan'),
    vehicleType: 'van',
    answers: { fuelType: 'bev', vehicleCategory: 'average' },
  },
  hgv(calculatorsMessage('businessCalculator.rigidHgv'), 'rigid'),
  hgv(calculatorsMessage('businessCalculator.articulatedHgv'), 'articulated'),
]
const MILES = 20_000

const businessCalculatorReasons = () =>
  [
    {
      title: calculatorsMessage('businessCalculator.wholeFleetOnce'),
      text: calculatorsMessage('businessCalculator.importCsvFilePoint'),
    },
    {
      title: calculatorsMessage('businessCalculator.fitForYourReport'),
      text: calculatorsMessage('businessCalculator.tailpipeElectricityShownSeparately'),
    },
    {
      title: calculatorsMessage('businessCalculator.proofOnTheBumper'),
      text: calculatorsMessage('businessCalculator.offsetYearVehicleAnyone'),
    },
  ] as const

export function loader() {
  return { year: typicalYear(businessCalculatorKinds(), MILES, new Date()) }
}

export default function BusinessCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage
      audience="business"
      title={calculatorsMessage('businessCalculator.everyVehicleRunMeasured')}
      lead={calculatorsMessage('businessCalculator.lead')}
      act={calculatorsMessage('businessCalculator.findTheVehicle')}
      year={loaderData.year}
      caption={calculatorsMessage('businessCalculator.caption')}
      reasons={businessCalculatorReasons()}
    />
  )
}
