/** What a picture needs to know of a project. */
export type PicturedProject = {
  readonly impact: string
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

export type PicturedPlace =
  | 'wood'
  | 'highlands'
  | 'savanna'
  | 'baobabs'
  | 'farm'
  | 'rainforest'
  | 'mangroves'
  | 'coast'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter' | 'wet' | 'dry'
/** What a project for CO2e looks like on the ground. */
export type Works = 'cookstove' | 'wind' | 'peat' | 'open-sky'

const countryCodes = (codes: string) => new Set(codes.split(' '))
const SAVANNA = countryCodes(
  'KE TZ UG ET SN ML BF NE TD SD SS ZM ZW MW MZ BW NA AO GH NG BJ TG RW BI SO ER',
)
const RAINFOREST = countryCodes(
  'BR CO PE EC BO VE GY SR ID MY PH TH VN MM LA KH PG CD CG GA CM CI LR SL GN MG HT DO HN NI GT CR PA MX IN LK BD NP CU JM FJ SB',
)
const SOUTH = countryCodes(
  'AU NZ AR CL UY PY BO PE BR ZA LS SZ BW NA AO ZM ZW MW MZ MG TZ ID PG FJ SB',
)
/** Where the rains come twice a year, with the months they come in. */
const TWO_RAINS = countryCodes('KE UG RW BI SO')
const RAINY = new Set([3, 4, 5, 10, 11, 12])

/** Where it grows, by what the project calls itself, else by its country. */
export function picturedPlaceOf({ impact, name, country }: PicturedProject): PicturedPlace {
  const words = name.toLowerCase()
  if (/mangrove/.test(words)) return 'mangroves'
  if (/baobab/.test(words)) return 'baobabs'
  if (/highland|caledonia|scots pine/.test(words)) return 'highlands'
  if (/agroforest|forest garden|farm/.test(words)) return 'farm'
  if (impact === 'plastic' || /coast|shore|beach|wind/.test(words)) return 'coast'
  if (SAVANNA.has(country)) return 'savanna'
  return RAINFOREST.has(country) ? 'rainforest' : 'wood'
}

export function worksOf({ name }: PicturedProject): Works {
  const words = name.toLowerCase()
  if (/stove|cook/.test(words)) return 'cookstove'
  if (/wind|turbine/.test(words)) return 'wind'
  return /peat|bog|moor|wetland/.test(words) ? 'peat' : 'open-sky'
}

/** Of a day, `YYYY-MM-DD`, where the project is. */
export function seasonOf(date: string, country: string): Season {
  const month = Number(date.slice(5, 7))
  if (TWO_RAINS.has(country)) return RAINY.has(month) ? 'wet' : 'dry'
  const northern = SOUTH.has(country) ? ((month + 5) % 12) + 1 : month
  if (SAVANNA.has(country) || RAINFOREST.has(country)) {
    return northern >= 5 && northern <= 10 ? 'wet' : 'dry'
  }
  if (northern >= 3 && northern <= 5) return 'spring'
  if (northern >= 6 && northern <= 8) return 'summer'
  return northern >= 9 && northern <= 11 ? 'autumn' : 'winter'
}
