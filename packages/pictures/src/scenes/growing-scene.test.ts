import { expect, test } from 'vitest'
import { growingScene } from './growing-scene.ts'
import { projectScene } from './project-scene.ts'

const PROJECTS = [
  { impact: 'trees', name: 'Mangroves of Mahajanga', country: 'MG' },
  { impact: 'co2e', name: 'Clean cookstoves', country: 'KE' },
]
const options = (trees: number) => ({
  seed: 'growing',
  trees,
  co2eGrams: 1_000,
  plasticGrams: 0,
  projects: PROJECTS,
  date: '2026-06-01',
  width: 480,
  height: 220,
})

test.each([1, 5, 12, 40])('without the trees from %d on it is the picture of fewer', (trees) => {
  const left = growingScene(options(60)).filter(
    ({ since }) => since?.of !== 'trees' || since.from <= trees,
  )
  expect(left.flatMap(({ shapes }) => shapes)).toEqual(projectScene(options(trees)).shapes)
})

test('what CO2e built is a layer of its own', () => {
  const built = growingScene(options(10)).filter(({ since }) => since?.of === 'co2e')
  expect(built.flatMap(({ shapes }) => shapes).length).toBeGreaterThan(5)
})

test('nothing flies or was built where no CO2e is chosen', () => {
  const left = growingScene(options(10)).filter(({ since }) => since?.of !== 'co2e')
  const symbols = left.flatMap(({ shapes }) => shapes.map(({ symbol }) => symbol))
  expect(symbols).not.toContain('bird')
  const none = projectScene({ ...options(10), co2eGrams: 0 }).shapes
  expect(none.some(({ symbol }) => symbol === 'bird')).toBe(false)
})
