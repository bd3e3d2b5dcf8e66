import type {
  ChartFacts,
  ChartImageFacts,
  MonthChartFacts,
  PathChartFacts,
} from '@understory/ports/documents/chart-image.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { renderChartImage } from './chart-image.ts'

const chart = (change: Partial<MonthChartFacts> = {}): ChartFacts => ({
  title: 'Trees funded',
  unit: 'trees',
  shape: 'bars',
  series: [{ key: 'trees', label: 'Trees', tone: 'trees' }],
  beside: null,
  months: ['Jan', 'Feb', 'Mar'].map((name, at) => ({
    label: `${name} 2026`,
    values: { trees: 3 * (at + 1) },
    isHatched: at === 2,
  })),
  write: String,
  ...change,
})
const target = (isEstimated: boolean): PathChartFacts => ({
  title: 'Path, actual and forecast',
  unit: 't CO2e a year',
  shape: 'path',
  names: { path: 'Path to the target', actual: 'Actual', forecast: 'Forecast' },
  gap: 'gap 40 t',
  years: [
    { label: '2026', path: 100, actual: 100, isEstimated, forecast: 100 },
    { label: '2027', path: 50, actual: null, isEstimated: false, forecast: 90 },
  ],
  write: String,
})
const facts = (
  charts: readonly ChartFacts[],
  accountName = 'Ada Okonkwo-Grün',
): ChartImageFacts => ({
  title: 'What was funded, by month',
  accountName,
  period: 'Jan 2026 to Mar 2026',
  charts,
  note: 'Hatched months are still to come.',
  source: 'Source: the ledger of Understory on 20 November 2026, understory.example',
})

describe('a picture of charts', () => {
  test.each([0, 1, 3])('holds %d charts, 1600 pixels wide on light ground', async (count) => {
    const image = sharp(await renderChartImage(facts(Array(count).fill(chart()))))
    const { format, width, height } = await image.metadata()
    expect({ format, width }).toEqual({ format: 'png', width: 1600 })
    expect(height).toBeGreaterThan(700)
    expect(height).toBeLessThan(1_200)
    const corner = await image.extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer()
    expect(Math.min(...corner.subarray(0, 3))).toBeGreaterThan(235)
  })

  test('holds a target, and says what its hollow points mean where there are some', async () => {
    const [estimated, declared] = await Promise.all(
      [true, false].map((isEstimated) => renderChartImage(facts([target(isEstimated)]))),
    )
    expect((await sharp(estimated).metadata()).width).toBe(1600)
    expect(Buffer.compare(Buffer.from(estimated ?? []), Buffer.from(declared ?? []))).not.toBe(0)
  })

  test.each(['محمد', 'Long '.repeat(80)])('takes the name %j', async (name) => {
    const bytes = await renderChartImage(facts([chart()], name))
    expect((await sharp(bytes).metadata()).width).toBe(1600)
  })
})
