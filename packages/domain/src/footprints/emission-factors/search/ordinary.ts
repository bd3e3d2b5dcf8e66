/** How ordinary a row is, by its publisher's words alone: averages before what is special. */
export function ordinariness({
  category,
  name,
}: {
  readonly category: string
  readonly name: string
}): number {
  const of = (points: number, ...tests: readonly boolean[]) =>
    tests.filter(Boolean).length > 0 ? points : 0
  return (
    of(4, /Average|All HGVs|> Unknown$|total output|Primary material/.test(name)) +
    of(3, /Average car|Average \(up to|US Average/.test(name)) +
    of(4, /With RF$|Total emissions including|Average laden|Average passenger/.test(name)) +
    of(6, /average biofuel blend|^Gaseous fuels > Natural gas$/.test(name)) -
    of(6, SPECIAL.test(name)) -
    of(10, /0% Laden|50% Laden|only Kyoto|only non-Kyoto|Without RF$|non-baseload/.test(name)) -
    of(12, /CH4 and N2O/.test(category)) -
    of(8, /^Managed assets|Bioenergy/.test(category))
  )
}

const SPECIAL =
  /market segment|refrigerated|Class I|Closed-loop source|Re-used|> CNG$|> LPG$|100% mineral|home produced|Development|tallow|Composting$|Incineration|Combusted|Electric Vehicle$|Hybrid$/

/** A word that asks for what is not ordinary, and the rows that it asks for. */
const SPECIAL_WORDS: readonly (readonly [word: RegExp, rows: RegExp])[] = [
  [/non-?baseload/, /non-baseload/],
  [/without rf/, /Without RF$/],
  [/mineral/, /mineral/],
  [/recycled|closed/, /Closed-loop/],
  [/electric|bev|\bev\b/, /Electric Vehicle$/],
  [/hybrid|phev/, /Hybrid/],
  [/landfill/, /Landfill/],
  [/compost/, /Compost/],
  [/incinerat|burn/, /Incinerat|Combust/],
  [/refrigerated|chilled|frozen/, /refrigerated/],
  [/empty|0%/, /> 0% Laden/],
  [/half/, /50% Laden/],
  [/mini|supermini|executive|luxury|sports|4x4|mpv|medium/, /market segment/],
]

/** The rows that words ask for by name. */
export function specialRows(words: string): (name: string) => number {
  const wanted = SPECIAL_WORDS.filter(([word]) => word.test(words)).map(([, rows]) => rows)
  return (name) => wanted.filter((rows) => rows.test(name)).length * 10
}
