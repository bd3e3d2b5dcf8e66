import { type CalendarDate, parseCalendarDate } from '@understory/domain/calendar/calendar.ts'
import type { RatesOfDay, ReferenceRates } from '@understory/ports/payments/reference-rates.ts'
import { VendorAway } from '@understory/ports/vendor-away.ts'

const PRODUCTION = 'https://www.ecb.europa.eu'
const ECB_RATES_PATH = '/stats/eurofxref/eurofxref-hist-90d.xml'
const ECB_RATES_TIMEOUT_MS = 10_000
const ECB_RATES_MAX_BYTES = 1024 * 1024

/** Euro foreign exchange reference rates of the European Central Bank: each working day, about 16:00 CET. */
export function createEcbRates(host?: string): ReferenceRates {
  const url = new URL(ECB_RATES_PATH, host ?? PRODUCTION)
  return {
    source: 'European Central Bank, euro foreign exchange reference rates',
    async latest() {
      const response = await fetch(url, {
        redirect: 'error',
        signal: AbortSignal.timeout(ECB_RATES_TIMEOUT_MS),
      }).catch((fault: unknown) => {
        throw new VendorAway(url.host, fault)
      })
      if (!response.ok) throw new Error(`the reference rates answered ${response.status}`)
      const text = await response.text()
      if (text.length > ECB_RATES_MAX_BYTES)
        throw new Error('the reference rates are larger than expected')
      return readRates(text)
    },
  }
}

const ECB_RATES_DAY = /<Cube time=["'](\d{4}-\d\d-\d\d)["']>/
const RATE = /<Cube currency=["']([A-Z]{3})["'] rate=["'](\d{1,9}(?:\.\d{1,12})?)["']\s{0,9}\/>/g

export function readRates(xml: string): RatesOfDay[] {
  const [, ...days] = xml.split(/(?=<Cube time=)/)
  return days.flatMap((part) => {
    const day = dayIn(part)
    const perEuro = new Map(
      [...part.matchAll(RATE)].map(([, code = '', rate = '']) => [code, rate]),
    )
    return day && perEuro.size > 0 ? [{ day, perEuro }] : []
  })
}

function dayIn(part: string): CalendarDate | null {
  const [, text] = ECB_RATES_DAY.exec(part.slice(0, 100)) ?? []
  return text ? parseCalendarDate(text) : null
}
