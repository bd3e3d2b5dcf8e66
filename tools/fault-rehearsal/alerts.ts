import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

export type AlertRule = { readonly name: string; readonly expr: string; readonly lasts: string }

/** What each process said of itself at one moment, in the text form of Prometheus. */
export type Scrape = { readonly at: number; readonly texts: readonly string[] }

/** `fires` as soon as it has lasted; `rises`: a time that grows towards the limit; null: neither, or not known. */
export type AlertState = 'fires' | 'rises' | null

/** A time that grows with the clock is at least so much of what has passed; what comes and goes stays below. */
const RISES_BY = 0.6

/** The rules as they stand in the file, which has one shape of its own. */
export function alertRules(): AlertRule[] {
  return readFileSync(join(ROOT, 'docs/monitoring/alerts.yaml'), 'utf8')
    .split('      - alert: ')
    .slice(1)
    .map((text) => ({
      name: text.split('\n')[0]?.trim() ?? '',
      expr: /expr: '(.*)'/.exec(text)?.[1] ?? '',
      lasts: /for: (\S+)/.exec(text)?.[1] ?? '',
    }))
}

/** What a rule says between two scrapes: the part of Prometheus's language that our rules use. */
export function stateOfAlert({ expr }: AlertRule, before: Scrape, now: Scrape): AlertState {
  // Quantiles need hours of buckets; their alert is not judged.
  if (expr.includes('histogram_quantile')) return null
  const alternatives = expr.split(' or ').map((part) =>
    part
      .split(' unless ')
      .slice(0, 1)
      .flatMap((kept) => kept.split(' and ')),
  )
  const states = alternatives.map((parts) => {
    const found = parts.map((part) => stateOfPart(part, before, now))
    if (found.every((state) => state === 'fires')) return 'fires'
    return found.every((state) => state !== null) ? 'rises' : null
  })
  if (states.includes('fires')) return 'fires'
  return states.includes('rises') ? 'rises' : null
}

function stateOfPart(part: string, before: Scrape, now: Scrape): AlertState {
  const absent = /^absent\((.*)\)$/.exec(part.trim())
  if (absent) return stateOfPart(absent[1] ?? '', before, now) === 'fires' ? null : 'fires'
  const [, left = part, operator = 'exists', limit = '0'] =
    /^(.*) (==|>|<) ([\d.]+)$/.exec(part.trim()) ?? []
  const value = measured(left, before, now)
  if (value === null) return null
  if (holds(value, operator, Number(limit))) return 'fires'
  const isTime = /_seconds(\{[^}]*\})?\)*$/.test(left)
  const passed = (now.at - before.at) / 1_000
  return isTime && operator === '>' && value > RISES_BY * passed ? 'rises' : null
}

function holds(value: number, operator: string, limit: number): boolean {
  if (operator === '>') return value > limit
  if (operator === '<') return value < limit
  return operator === 'exists' || value === limit
}

function measured(expr: string, before: Scrape, now: Scrape): number | null {
  const [over, under] = expr.split(' / ')
  if (over && under) {
    const [top, bottom] = [measured(over, before, now), measured(under, before, now)]
    return top === null || !bottom ? null : top / bottom
  }
  const [, name = '', selector = ''] =
    /((?:understory|http|process|up)\w*)(?:\{([^}]*)\})?/.exec(expr) ?? []
  const values = samplesOf(now, name, selector)
  if (values.size === 0) return null
  const isChange = /(rate|increase|delta)\(/.exec(expr)
  const earlier = isChange ? samplesOf(before, name, selector) : new Map<string, number>()
  const seconds = isChange?.[1] === 'rate' ? Math.max(1, (now.at - before.at) / 1_000) : 1
  const changes = [...values].map(
    ([labels, value]) => (value - (earlier.get(labels) ?? 0)) / seconds,
  )
  const sizes = expr.includes('abs(') ? changes.map(Math.abs) : changes
  if (expr.startsWith('sum')) return sizes.reduce((sum, value) => sum + value, 0)
  return expr.startsWith('min') ? Math.min(...sizes) : Math.max(...sizes)
}

/** The values of a metric by their labels, where the selector fits. */
function samplesOf({ texts }: Scrape, name: string, selector: string): Map<string, number> {
  const wanted = [...selector.matchAll(/(\w+)(=~|!~|!=|=)"([^"]*)"/g)]
  const found = new Map<string, number>()
  const lines = texts.flatMap((text, process) =>
    text.split('\n').map((line) => ({ line, process })),
  )
  for (const { line, process } of lines) {
    const [, metric, labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
    if (metric !== name) continue
    const isMeant = wanted.every(([, label = '', operator = '=', pattern = '']) => {
      const actual = new RegExp(`(?:^|,)${label}="([^"]*)"`).exec(labels)?.[1] ?? ''
      const isLike = operator.endsWith('~')
        ? new RegExp(`^(?:${pattern})$`).test(actual)
        : actual === pattern
      return operator.startsWith('!') ? !isLike : isLike
    })
    if (isMeant) found.set(`${process} ${labels}`, Number(value))
  }
  return found
}
