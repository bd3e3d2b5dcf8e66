import { type ParserPlugin, parse } from '@babel/parser'
import type { Source } from './source.ts'

export type Pattern = { readonly path: string; readonly line: number; readonly regex: RegExp }

/** Every regular expression literal of the sources. */
export function findPatterns(sources: readonly Source[]): Pattern[] {
  return sources.flatMap(({ path, text }) => {
    const plugins: ParserPlugin[] = path.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
    const { tokens } = parse(text, { sourceType: 'module', plugins, tokens: true })
    return (tokens ?? [])
      .filter((token) => token.type?.label === 'regexp')
      .map(({ value, loc }) => ({
        path,
        line: loc.start.line,
        regex: new RegExp(value.pattern, value.flags.replaceAll(/[gy]/g, '')),
      }))
  })
}

const SAMPLES = [
  'a',
  'A',
  '0',
  '_',
  '-',
  '.',
  ',',
  '@',
  '/',
  ' ',
  '\t',
  '\n',
  '<',
  '"',
  '=',
  '\u00e9',
]
const ENDS = ['', '\u0000', '!\n!']
const MOST_PAIRED = 8
const SHORT = 8_000
const LONG = 100_000
// Hostile text of this length takes a linear pattern microseconds; doubling from here finds an
// exponential one before it takes for ever.
const STEPS = [12, 16, 20, 24, 28, 512, 2_000]
const SUSPICIOUS_MS = 10
/** No busy machine takes so long over a pattern that is linear. */
const PLAINLY_SLOW_MS = 500
const MANY = 9

/** A text that makes this pattern take more than linear time, or null. */
export function findSlowText(regex: RegExp): string | null {
  const single = charactersOf(regex)
  const paired = single.slice(0, MOST_PAIRED)
  const pairs = paired.flatMap((a) => paired.filter((b) => a !== b).map((b) => a + b))
  return search(regex, single, LONG) ?? search(regex, pairs, SHORT)
}

function search(regex: RegExp, units: readonly string[], longest: number): string | null {
  for (const prefix of new Set(['', literalStartOf(regex)])) {
    for (const unit of units) {
      for (const end of ENDS) {
        const textOf = (length: number) =>
          prefix + unit.repeat(Math.ceil(length / unit.length)) + end
        if (growsFast(regex, textOf, longest)) return `${prefix}${unit}…${end}`
      }
    }
  }
  return null
}

function growsFast(regex: RegExp, textOf: (length: number) => string, longest: number): boolean {
  for (const length of [...STEPS, SHORT, longest]) {
    if (timeOf(regex, textOf(length)) < SUSPICIOUS_MS) continue
    // A pause of the machine looks the same once; a slow pattern is slow again.
    const now = quickestOf(3, regex, textOf(length))
    if (now < SUSPICIOUS_MS) continue
    if (length < SHORT || now > PLAINLY_SLOW_MS) return true
    // It is slower by more than twice with twice the text. A busy machine disturbs one measurement, not
    // the quickest of many.
    const half = quickestOf(MANY, regex, textOf(length / 2))
    if (quickestOf(MANY, regex, textOf(length)) / half > 3) return true
  }
  return false
}

function quickestOf(times: number, regex: RegExp, text: string): number {
  return Math.min(...Array.from({ length: times }, () => timeOf(regex, text)))
}

function timeOf(regex: RegExp, text: string): number {
  // Processor time: a busy machine makes no pattern slow.
  const began = process.cpuUsage()
  regex.test(text)
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1_000
}

/** Characters that occur in the pattern, literal ones first. */
function charactersOf({ source, flags }: RegExp): string[] {
  const written = source.replaceAll(/\\./g, '').match(/[^()[\]{}?*+|^$\\]/g) ?? []
  const samples = SAMPLES.filter((sample) => /[.[\\]/.test(source) || source.includes(sample))
  const found = [...new Set([...sampleClasses(source, flags), ...written, ...samples])]
  return found.slice(0, 24)
}

/** One character for each class or escape in the pattern. */
function sampleClasses(source: string, flags: string): string[] {
  const classes = source.match(/\[(?:[^\]\\]|\\.)+\]|\\[dwsDWS]|\\p\{[^}]+\}/g) ?? []
  return classes.flatMap((each) => {
    const regex = new RegExp(each, flags)
    return SAMPLES.filter((sample) => regex.test(sample)).slice(0, 2)
  })
}

function literalStartOf({ source }: RegExp): string {
  return /^\^?((?:[\w :@/,-]|\\[/.-])*)/.exec(source)?.[1]?.replaceAll('\\', '') ?? ''
}
