import type { Breach, Source } from '../source.ts'
import { isReadByPeople, textsOf } from './texts-people-read.ts'

/** Phrases that no native would write, and what to write instead: docs/voice.md. They came back more than once. */
const ODD_PHRASES: readonly (readonly [odd: RegExp, instead: string])[] = [
  [/\bof a hundred\b/i, '“in 100”'],
  [/\bas a rule\b/i, '“usually”'],
  [/\bnever backwards\b/i, '“never retrospectively”'],
  [/\bin the morning of\b/i, '“on the morning of”'],
  [/\bstands? beside\b/i, '“is shown beside”, or “appears beside”'],
  [/\bmade undone\b/i, '“undone”'],
  [/\b(?:only )?(?:with|without|before|for) your yes\b/i, '“if you agree”'],
  [/\bin another \w+ than\b/i, '“in a different … from”'],
  [/\bspeaks English alone\b/i, '“is in English only”'],
  [/\bnothing comes (?:before|until)\b/i, '“we send nothing until”'],
  [/\bat hand\?/i, '“to hand?”'],
  [/\bin two presses\b/i, '“in two taps”'],
  [/\byou find us at\b/i, '“you’ll find us at”'],
  [/\btake it over\b/i, 'say what they do: “add it to their own account”'],
  [/\bare (?:banned|forbidden) (?:\w+ ){0,3}since\b/i, '“have been banned … since”'],
]

/** Where a sentence that people read has a phrase of the list. */
export function findOddPhrases(sources: readonly Source[]): Breach[] {
  return sources
    .filter(({ path, text }) => isReadByPeople(path) && ODD_PHRASES.some(([odd]) => odd.test(text)))
    .flatMap((source) => textsOf(source).flatMap((said) => breachesOf(source.path, said)))
}

function breachesOf(path: string, said: string): Breach[] {
  const spoken = said.replaceAll(/\s+/g, ' ').trim()
  return ODD_PHRASES.filter(([odd]) => odd.test(spoken)).map(([, instead]) => ({
    path,
    rule: 'sentences-are-those-of-a-native',
    message: `Say ${instead} (docs/voice.md): ${spoken}`,
  }))
}
