import { pageMeta } from '../../shell/page-meta.ts'
import type { Route } from './+types/business-calculator.route'
import { CalculatorPage } from './calculator-page.tsx'
import { type Kind, typicalYear } from './typical-year.ts'

export const handle = { sameForAll: true }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Vehicle and fleet emissions calculator',
    description:
      'What your cars, vans, lorries and buses emit, one by one or from a CSV file, with official factors and every source shown.',
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

const BUSINESS_CALCULATOR_KINDS: readonly Kind[] = [
  {
    name: 'Petrol car',
    vehicleType: 'car',
    answers: { fuelType: 'petrol', vehicleCategory: 'average' },
  },
  {
    name: 'Electric car',
    vehicleType: 'car',
    answers: { fuelType: 'bev', vehicleCategory: 'average' },
  },
  {
    name: 'Diesel van',
    vehicleType: 'van',
    answers: { fuelType: 'diesel', vehicleCategory: 'average' },
  },
  {
    name: 'Electric van',
    vehicleType: 'van',
    answers: { fuelType: 'bev', vehicleCategory: 'average' },
  },
  hgv('Rigid HGV', 'rigid'),
  hgv('Articulated HGV', 'articulated'),
]
const MILES = 20_000

const BUSINESS_CALCULATOR_REASONS = [
  {
    title: 'The whole fleet at once',
    text: 'Import a CSV file, and we point out each row that is wrong and how to fix it. Export it again with method, factor set and source in every row.',
  },
  {
    title: 'Fit for your report',
    text: 'Tailpipe and electricity are shown separately from well-to-tank, by reporting year, with the factor set and its edition named.',
  },
  {
    title: 'Proof on the bumper',
    text: 'Offset a year of a vehicle and anyone can check its registration. If a period is counted twice, it says so.',
  },
] as const

export function loader() {
  return { year: typicalYear(BUSINESS_CALCULATOR_KINDS, MILES, new Date()) }
}

export default function BusinessCalculator({ loaderData }: Route.ComponentProps) {
  return (
    <CalculatorPage
      audience="business"
      title="Every vehicle you run, measured"
      lead="Cars, vans, motorbikes, lorries and buses, one by one or from a file. Official factors from 2021 to 2026, and the working behind each figure."
      act="Find the vehicle"
      year={loaderData.year}
      caption="What different vehicles emit"
      reasons={BUSINESS_CALCULATOR_REASONS}
    />
  )
}
