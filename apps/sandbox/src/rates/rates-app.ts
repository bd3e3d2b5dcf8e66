import { DAY_MS } from '@understory/domain/calendar/durations.ts'
import { Hono } from 'hono'

const DAYS = 60
/** About what they were in 2026; the last digit moves with the day, so that days differ. */
const PER_EURO = {
  USD: 1.08,
  GBP: 0.865,
  JPY: 162,
  CHF: 0.94,
  AUD: 1.65,
  CAD: 1.49,
  SEK: 11.2,
  HUF: 400,
  KRW: 1_480,
}

/** Reference rates in the form of the European Central Bank, made up. */
export function createRatesApp(clock: () => Date): Hono {
  const app = new Hono()
  app.get('/stats/eurofxref/eurofxref-hist-90d.xml', (c) => {
    const today = Math.floor(clock().getTime() / DAY_MS)
    const days = Array.from({ length: DAYS }, (_, back) => cubeOf(today - back)).join('')
    c.header('content-type', 'text/xml')
    return c.body(`<?xml version="1.0"?><Envelope><Cube>${days}</Cube></Envelope>`)
  })
  return app
}

/** Nothing is published at weekends. */
function cubeOf(day: number): string {
  const date = new Date(day * DAY_MS)
  if ([0, 6].includes(date.getUTCDay())) return ''
  const rates = Object.entries(PER_EURO).map(
    ([code, rate]) =>
      `<Cube currency='${code}' rate='${(rate + (day % 10) / 10_000).toFixed(4)}'/>`,
  )
  return `<Cube time='${date.toISOString().slice(0, 10)}'>${rates.join('')}</Cube>`
}
