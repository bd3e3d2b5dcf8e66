import { birds, collection, type WorksAt, works } from '../buildings/climate-works.ts'
import { mist, standingForest } from '../nature/forest.ts'
import {
  type PicturedPlace,
  type PicturedProject,
  picturedPlaceOf,
  type Season,
  seasonOf,
  worksOf,
} from '../nature/place.ts'
import { fields, horizon, lands, tide, treesOf } from '../nature/place-land.ts'
import { shore } from '../nature/shore.ts'
import { air, haze } from '../nature/sky.ts'
import { diceFrom } from '../seeded.ts'
import type { Shape } from '../shape.ts'
import { BANK, bank, type Scene, type SceneOptions } from './scene.ts'

export type ProjectSceneOptions = SceneOptions & {
  /** What was funded where; the first of each impact is drawn. */
  readonly projects: readonly PicturedProject[]
  /** The day whose season it is, `YYYY-MM-DD`. */
  readonly date: string
  /** Share of the width, from the left, that nothing else lies over. */
  readonly inView?: number
  /** The most trees that are drawn one by one; by default as many as leave room for the place. */
  readonly most?: number
}

/** As many trees as leave room for the place. */
const PROJECT_SCENE_MAX_TREES = 80
const ROWS_ACROSS = 2
const LAST_ROW = 5
/** Where trees share the view with works, their near rows leave a clearing at the right. */
const CLEARING = [1, 1, 0.7, 0.62, 0.56, 0.5] as const
const CLEAR_SKY_GRAMS = 1_000_000_000

/**
 * What was funded, where it was funded, in its season: the trees of the place, what the project for
 * CO2e built, a shore where plastic was gathered. It reproaches nobody with the rest, and never draws a
 * tree that was not funded.
 */
export function projectScene(options: ProjectSceneOptions): Scene {
  const { shapes, treesPerDrawing } = standingScene(options)
  return { shapes, treesPerDrawing }
}

type StandingScene = Scene & {
  /** The trees of each row, far to near, in the order in which they came. */
  readonly rows: readonly (readonly Shape[])[]
  /** What is there for CO2e alone: what its project built, and the birds above. */
  readonly built: readonly Shape[]
}

/** The same with its parts apart, for pictures that grow. */
export function standingScene(options: ProjectSceneOptions): StandingScene {
  const setting = settingOf(options)
  const { place, season, hasShore, built } = setting
  const { rows, floor, treesPerDrawing } = standingForest({
    ...options,
    most: options.most ?? PROJECT_SCENE_MAX_TREES,
    species: treesOf(place, season),
    ...reachOf(setting, options),
  })
  const dice = diceFrom(`${options.seed}/place`)
  const sky = { ...options, co2eGrams: options.co2eGrams || CLEAR_SKY_GRAMS }
  const strata = rows.map(({ land, trees }, row) => [
    ...ground(setting, options, { row, land }),
    ...trees,
    ...(row <= ROWS_ACROSS ? [mist(options)] : []),
  ])
  const shift = dice() * 6
  const isBuilt = built !== null && (built !== 'open-sky' || options.trees === 0)
  const standing = isBuilt ? works(built, dice, options, spotOf(setting, options)) : []
  const flock = built ? birds(dice, options, 0.42 * (options.inView ?? 1)) : []
  const isFar = hasShore || built === 'wind'
  return {
    shapes: [
      ...air(sky),
      ...flock,
      ...horizon(place, season, options, shift),
      ...haze(sky),
      ...strata.slice(0, ROWS_ACROSS).flat(),
      ...(isFar ? standing : []),
      ...(hasShore ? shore(options) : []),
      ...strata.slice(ROWS_ACROSS, LAST_ROW).flat(),
      ...(isFar ? [] : standing),
      ...strata.slice(LAST_ROW).flat(),
      ...(hasShore ? collection(options, gatheredAt(options)) : []),
      ...floor.filter(({ symbol }) => growsHere(symbol, setting)),
    ],
    treesPerDrawing,
    rows: rows.map(({ trees }) => trees),
    built: [...flock, ...standing],
  }
}

type Setting = {
  readonly place: PicturedPlace
  readonly season: Season
  readonly built: ReturnType<typeof worksOf> | null
  readonly hasShore: boolean
  /** Trees and works stand beside each other. */
  readonly isShared: boolean
}

function settingOf({
  projects,
  date,
  trees,
  co2eGrams,
  plasticGrams,
}: ProjectSceneOptions): Setting {
  const of = (impact: string, funded: number) =>
    funded > 0 ? projects.find((project) => project.impact === impact) : undefined
  const clean = of('co2e', co2eGrams)
  const shown = of('trees', trees) ?? clean ?? of('plastic', plasticGrams)
  const built = co2eGrams > 0 ? (clean ? worksOf(clean) : 'open-sky') : null
  return {
    place: shown ? picturedPlaceOf(shown) : 'wood',
    season: seasonOf(date, shown?.country ?? ''),
    built,
    hasShore: plasticGrams > 0,
    isShared: trees > 0 && built !== null && built !== 'open-sky',
  }
}

function reachOf({ hasShore, isShared }: Setting, { inView = 1 }: ProjectSceneOptions) {
  const reach = hasShore ? BANK : isShared ? CLEARING : null
  if (!reach) return {}
  const narrow = Math.min(1, inView * 1.1)
  return { reach: reach.map((share, row) => (row < ROWS_ACROSS ? 1 : share * narrow)) }
}

function spotOf(
  { built, hasShore, isShared }: Setting,
  { inView = 1 }: ProjectSceneOptions,
): WorksAt {
  const isAside = hasShore || isShared
  if (built === 'wind')
    return { x: (isAside ? 0.8 : 0.6) * inView, y: 0.6, size: isAside ? 0.24 : 0.3 }
  if (hasShore) return { x: 0.8 * inView, y: 0.645, size: 0.17 }
  return isShared
    ? { x: 0.82 * inView, y: 0.83, size: 0.27 }
    : { x: 0.6 * inView, y: 0.83, size: 0.36 }
}

function gatheredAt({ inView = 1 }: ProjectSceneOptions): WorksAt {
  return inView < 1 ? { x: 0.46, y: 0.93, size: 0.19 } : { x: 0.6, y: 0.9, size: 0.19 }
}

type ProjectSceneRow = { readonly row: number; readonly land: Shape }

/** What a row of trees stands on: land in the colours of the season, the bank of a shore, or water. */
function ground(
  setting: Setting,
  options: ProjectSceneOptions,
  { row, land }: ProjectSceneRow,
): Shape[] {
  const { place, season, hasShore } = setting
  const isAcross = row < ROWS_ACROSS
  if (hasShore && !isAcross) return bankOf(setting, options, row)
  if (hasShore && place === 'coast') {
    return [{ ...land, fill: row === 0 ? 'water-light' : 'water' }]
  }
  if (place === 'mangroves' && !isAcross) return tide(row - ROWS_ACROSS, options)
  const soil = { ...land, fill: lands(place, season)[row] ?? land.fill }
  return row === ROWS_ACROSS && hasFields(setting) ? [soil, ...fields(options)] : [soil]
}

function bankOf({ place }: Setting, options: ProjectSceneOptions, row: number): Shape[] {
  const shape = bank(options)[row - ROWS_ACROSS]
  if (!shape) return []
  const water = row === LAST_ROW - 1 ? 'water-light' : 'water'
  return [place === 'mangroves' ? { ...shape, fill: water } : shape]
}

function hasFields({ place, built }: Setting): boolean {
  return place === 'farm' || (place === 'coast' && built === 'wind')
}

/** Ferns, shrubs and toadstools where, and when, there are any. */
function growsHere(symbol: string | undefined, { place, season }: Setting): boolean {
  if (place === 'mangroves') return false
  if (season === 'winter') return symbol === 'shrub'
  return symbol !== 'toadstool' || place === 'wood' || place === 'highlands'
}
