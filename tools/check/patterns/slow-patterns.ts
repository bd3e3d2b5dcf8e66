import { type ParserPlugin, parse } from '@babel/parser'
import { analyse } from 'scslre'
import type { Source } from '../source.ts'
import { findSlowWord } from './slow-words.ts'

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
        regex: new RegExp(value.pattern, value.flags),
      }))
  })
}

/** A bound from here on bounds nothing: within it, a text can take the square of its length. */
const HIGH_BOUND = /\{(\d+),(?:\d{4,}|[3-9]\d\d)\}/g

/**
 * The characters and the words that, repeated, make this pattern take more than linear time. It is read, not
 * timed. What repeats at most 299 times counts as linear.
 */
export function findSlowRepeats(regex: RegExp): string[] {
  const { source, flags } = regex
  const unbounded = { source: source.replaceAll(HIGH_BOUND, '{$1,}'), flags }
  const characters = analyse(unbounded).reports.map(({ character }) => character.pick)
  const word = findSlowWord(regex)
  return word === null ? characters : [...characters, word]
}
