import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/personal-calculator.route'
import { CalculatorPage } from './calculator-page.tsx'
import { calculatorsMessage } from './messages/messages.generated.ts'
import { type Kind, typicalYear } from './typical-year.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: calculatorsMessage('personalCalculator.carEmissionsCalculator'),
    description: calculatorsMessage('personalCalculator.description'),
    path: '/solutions/personal/car-emissions-calculator',
  })

const car = (name: string, fuelType: string): Kind => ({
  name,
  vehicleType: 'car',
  answers: { fuelType, vehicleCategory: 'average' },
})

const personalCalculatorKinds = (): readonly Kind[] => [
  car(calculatorsMessage('personalCalculator.petrolCar'), 'petrol'),
  car(calculatorsMessage('personalCalculator.dieselCar'), 'diesel'),
  car(calculatorsMessage('personalCalculator.hybridCar'), 'hybrid'),
  car(calculatorsMessage('personalCalculator.plugInHybridCar'), 'phev'),
  car(calculatorsMessage('personalCalculator.electricCar'), 'bev'),
  {
    name: calculatorsMessage('personalCalculator.motorbike'),
    vehicleType: 'motorbike',
    answers: { fuelType: 'petrol', vehicleCategory: 'average' },
  },
]
const MILES = 8_000

const personalCalculatorReasons = () =>
  [
    {
      title: calculatorsMessage('personalCalculator.drivingNotBrochures'),
      text: calculatorsMessage('personalCalculator.testFiguresLowerReal'),
    },
    {
      title: calculatorsMessage('personalCalculator.electricIsNotZero'),
      text: calculatorsMessage('personalCalculator.countElectricityGridLoses'),
    },
    {
      title: calculatorsMessage('personalCalculator.yoursToKeep'),
      text: calculatorsMessage('personalCalculator.measureAllLikeWithout'),
    },
  ] as const

export function loader() {
  return { year: typicalYear(personalCalculatorKinds(), MILES, new Date()) }
}

export default function PersonalCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage
      audience="personal"
      title={calculatorsMessage('personalCalculator.doesCarReallyEmit')}
      lead={calculatorsMessage('personalCalculator.lead')}
      act={calculatorsMessage('personalCalculator.findMyCar')}
      year={loaderData.year}
      caption={calculatorsMessage('personalCalculator.caption')}
      reasons={personalCalculatorReasons()}
    />
  )
}
