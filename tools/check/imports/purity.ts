import { parse } from '@babel/parser'
import type { Breach, Source } from '../source.ts'

const FORBIDDEN = [
  { pattern: /\bnew Date\(\)/, what: 'reads the clock; take the instant as an argument' },
  { pattern: /\bDate\.now\b/, what: 'reads the clock; take the instant as an argument' },
  { pattern: /\bperformance\.now\b/, what: 'reads the clock; take the instant as an argument' },
  { pattern: /\bMath\.random\b/, what: 'throws dice; take the seed as an argument' },
  { pattern: /\bawait\b|\basync\b/, what: 'waits; a rule decides from facts it is given' },
] as const

const PURE = ['packages/domain/src/', 'packages/pictures/src/']

/**
 * Places where a pure package reads the clock, uses randomness or awaits. Comments and strings do not
 * count.
 */
export function findImpurities(sources: readonly Source[]): Breach[] {
  return sources
    .filter(
      ({ path }) => PURE.some((folder) => path.startsWith(folder)) && !path.includes('.test.'),
    )
    .flatMap((source) => {
      const code = withoutCommentsAndStrings(source)
      return FORBIDDEN.filter(({ pattern }) => pattern.test(code)).map(({ what }) => ({
        path: source.path,
        rule: 'domain-is-pure',
        message: `It ${what}.`,
      }))
    })
}

function withoutCommentsAndStrings({ path, text }: Source): string {
  const { tokens } = parse(text, {
    sourceType: 'module',
    plugins: ['typescript'],
    tokens: true,
    sourceFilename: path,
  })
  return (tokens ?? [])
    .filter((token) => token.type !== 'CommentLine' && token.type !== 'CommentBlock')
    .filter((token) => token.type?.label !== 'string' && token.type?.label !== 'template')
    .map((token) => text.slice(token.start, token.end))
    .join(' ')
    .replaceAll(/\s*([.()])\s*/g, '$1')
}
