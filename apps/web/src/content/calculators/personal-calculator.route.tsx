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
    text: 'Test figures are lower than real driving. We add the official uplift for the test cycle, and the result says so.',
  },
  {
    title: 'Electric is not zero',
    text: 'We count the electricity and what the grid loses on the way. Emissions from producing the fuel are shown beside the figure, never in it.',
  },
  {
    title: 'Yours to keep',
    text: 'You can measure all you like without an account. Save a car to offset a year of driving, and anyone can check its registration.',
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
      lead="A registration, a model or a guess at its size is enough. You get the figure, the working behind it, and what the train would have emitted."
      act="Find my car"
      year={loaderData.year}
      caption="A year on the road"
      reasons={PERSONAL_CALCULATOR_REASONS}
    />
  )
}
