/** The words of a search, and of what is searched, as they are compared. */

export const withoutAccents = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/&/g, ' and ')

/** Letters and digits together, decimals in one piece: "7.5", "r410a", "134a". */
export function tokensOf(text: string): readonly string[] {
  const joined = withoutAccents(text).replace(
    /\b(r|hfc|hcfc|cfc|pfc|hfe|fm)[\s-]+(\d+[a-z]*)\b/g,
    '$1$2',
  )
  return withDecimals(joined.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu) ?? [])
}

/** Digits, a point and a number again are one word; every second of the pieces is no word. */
function withDecimals(pieces: readonly string[]): string[] {
  const words: string[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? ''
    if (!/[\p{L}\p{N}]/u.test(piece)) continue
    const fraction =
      pieces[at + 1] === '.' ? (/^\d+[a-z]*/.exec(pieces[at + 2] ?? '')?.[0] ?? '') : ''
    if (fraction === '' || /\D/.test(piece)) {
      words.push(piece)
      continue
    }
    words.push(`${piece}.${fraction}`)
    const rest = pieces[at + 2]?.slice(fraction.length)
    if (rest) words.push(rest)
    at += 2
  }
  return words
}

/** Singular of English plurals; nothing cleverer. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word) || /(ss|us|is)$/.test(word)) return word
  if (/^(gas|bus|lens)es$/.test(word)) return word.slice(0, -2)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

export const stemsOf = (text: string): readonly string[] => tokensOf(text).map(stemOf)

/** HFC-134a is what people call R134a; R-410A is R410A. */
export function refrigerantNames(token: string): readonly string[] {
  const found = /^(?:hfc|hcfc|cfc|pfc|r)(\d+[a-z]*)$/.exec(token)
  return found ? [`r${found[1]}`, found[1] ?? ''] : []
}

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words that say nothing here. */
export const ARTICLES = wordSet(
  'the a an our my your their his her its is are was some any we all each',
)
/** They say where the head noun ends: "gas for the ovens". */
export const PREPOSITIONS = wordSet('for to from of by in on at with into within inside per')
export const LINKING_WORDS = wordSet('and or plus')

/** Words of bills that narrow nothing. */
export const BILL_WORDS: ReadonlySet<string> = new Set(
  [
    ...'bill cost charge invoice fee expense usage used use using total annual annually monthly month'.split(
      ' ',
    ),
    ...'year yearly quarter quarterly purchase bought buy buying spend spent amount amounts payment'.split(
      ' ',
    ),
    ...'paid misc sundry jan feb mar apr may jun jul aug sep oct nov dec january february march april'.split(
      ' ',
    ),
    ...'june july august september october november december claim number no ref various supply'.split(
      ' ',
    ),
    ...'supplies supplied service services company business staff employee employees team'.split(
      ' ',
    ),
  ].map(stemOf),
)

/** Words that ask for a unit, and the publishers' names of it. */
export const UNITS_OF_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    kwh: ['kWh (Gross CV)', 'kWh'],
    mwh: ['MWh'],
    gj: ['GJ (Gross CV)', 'GJ'],
    mj: ['GJ (Gross CV)'],
    litre: ['litres'],
    liter: ['litres'],
    l: ['litres'],
    ltr: ['litres'],
    gallon: ['gallon'],
    gal: ['gallon'],
    therm: ['mmBtu', 'kWh (Gross CV)'],
    m3: ['cubic metres'],
    cbm: ['cubic metres'],
    tonne: ['tonnes'],
    t: ['tonnes'],
    kg: ['kg'],
    kilo: ['kg'],
    ton: ['tonnes', 'short ton'],
    mile: ['miles', 'vehicle-mile'],
    km: ['km', 'passenger.km'],
    kilometre: ['km'],
    kilometer: ['km'],
    hour: ['FTE working hour'],
    hr: ['FTE working hour'],
    tkm: ['tonne.km'],
    scf: ['scf'],
    lb: ['kg'],
  }),
)

/** Whether a word is searched for: no bare number, no unit, no word of bills. */
export const isSearched = (stem: string): boolean =>
  !BILL_WORDS.has(stem) && !UNITS_OF_WORDS.has(stem) && !/^\d+(\.\d+)?$/.test(stem)

/** Where some words stand together in others; -1: nowhere. */
export function placeOfWords(list: readonly string[], part: readonly string[]): number {
  for (let at = 0; at + part.length <= list.length; at++) {
    if (part.every((word, i) => list[at + i] === word)) return at
  }
  return -1
}
