import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/personal-calculator.route'
import { CalculatorPage } from './calculator-page.tsx'
import { type Kind, typicalYear } from './typical-year.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Car emissions calculator',
    description:
      'What your car emits in a year, by registration, model or size, with official factors and every source shown.',
    path: '/solutions/personal/car-emissions-calculator',
  })

const car = (name: string, fuelType: string): Kind => ({
  name,
  vehicleType: 'car',
  answers: { fuelType, vehicleCategory: 'average' },
})

const PERSONAL_CALCULATOR_KINDS: readonly Kind[] = [
  car('Petrol car', 'petrol'),
  car('Diesel car', 'diesel'),
  car('Hybrid car', 'hybrid'),
  car('Plug-in hybrid car', 'phev'),
  car('Electric car', 'bev'),
  {
    name: 'Motorbike',
    vehicleType: 'motorbike',
    answers: { fuelType: 'petrol', vehicleCategory: 'average' },
  },
]
const MILES = 8_000

const PERSONAL_CALCULATOR_REASONS = [
  {
    title: 'Driving, not brochures',
    text: 'Tested figures are lower than the road. The official uplift of the test cycle is added, and the result says so.',
  },
  {
    title: 'Electric is not zero',
    text: 'Electricity and its losses on the grid are counted. What is upstream of the fuel stands beside the figure, never in it.',
  },
  {
    title: 'Yours to keep',
    text: 'Without an account you can measure all you like. Save a car to offset a year of it, and anyone can check its registration.',
  },
] as const

export function loader() {
  return { year: typicalYear(PERSONAL_CALCULATOR_KINDS, MILES, new Date()) }
}

export default function PersonalCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage
      audience="personal"
      title="What does your car really emit?"
      lead="A registration, a model or a guess at its size is enough. You get the figure, the sum behind it, and what the train would have been."
      act="Find my car"
      year={loaderData.year}
      caption="A year on the road"
      reasons={PERSONAL_CALCULATOR_REASONS}
    />
  )
}
