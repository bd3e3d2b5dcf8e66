import { keysOf } from '@understory/domain/language/keys-of.ts'
import { AREAS, type Area, type Capability } from '../../apps/api/src/capability.ts'

const [WIDTH, PANEL, GAP, LINE] = [1_200, 376, 24, 22] as const
const PANEL_GAP = 12
const CAPABILITIES_MAP_COLUMNS = 3
const PADDING = 18
const TITLE = 62

const STYLE = `
  svg { color-scheme: light dark; --ground: #faf8f3; --panel: #fff; --edge: #d8d4c8; --ink: #1d2b22; --quiet: #5c6a60; --leaf: #2f6b46 }
  @media (prefers-color-scheme: dark) { svg { --ground: #131a15; --panel: #1c2620; --edge: #35443a; --ink: #eef3ee; --quiet: #a9b8ad; --leaf: #8fcea6 } }
  text { font: 14px system-ui, sans-serif; fill: var(--ink) }
  .title { font-size: 19px; font-weight: 650 } 
  .says { fill: var(--quiet) } .says { font-size: 12px }
  .tables { fill: var(--leaf); font-variant-numeric: tabular-nums; text-anchor: end }
  .ground { fill: var(--ground) } .panel { fill: var(--panel); stroke: var(--edge) }`

type Panel = {
  readonly area: Area
  readonly capabilities: readonly Capability[]
  readonly x: number
  readonly y: number
  readonly height: number
}

/** The areas of the product with their capabilities and how many tables each owns, as an SVG. */
export function capabilitiesMap(capabilities: readonly Capability[]): string {
  const panels = placed(capabilities)
  const height = Math.max(...panels.map((each) => each.y + each.height)) + GAP
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title">
<title id="title">The capabilities of Understory by area, with the number of tables that each owns</title>
<style>${STYLE}
</style>
<rect class="ground" width="${WIDTH}" height="${height}" rx="18"/>
${panels.map(drawPanel).join('\n')}
</svg>
`
}

/** Each panel goes to the column that is the shortest so far. */
function placed(capabilities: readonly Capability[]): readonly Panel[] {
  const bottoms: number[] = Array.from({ length: CAPABILITIES_MAP_COLUMNS }, () => GAP)
  return keysOf(AREAS).map((area) => {
    const own = capabilities.filter((each) => each.area === area)
    const column = bottoms.indexOf(Math.min(...bottoms))
    const height = TITLE + own.length * LINE + PADDING
    const y = bottoms[column] ?? GAP
    bottoms[column] = y + height + GAP
    return { area, capabilities: own, x: GAP + column * (PANEL + PANEL_GAP), y, height }
  })
}

function drawPanel({ area, capabilities, x, y, height }: Panel): string {
  const lines = capabilities.map(({ name, owns = {} }, at) => {
    const below = TITLE + 16 + at * LINE
    const tables = Object.keys(owns).length
    const count =
      tables > 0 ? `<text class="tables" x="${PANEL - PADDING}" y="${below}">${tables}</text>` : ''
    return `<text x="${PADDING}" y="${below}">${name}</text>${count}`
  })
  return `<g transform="translate(${x} ${y})">
<rect class="panel" width="${PANEL}" height="${height}" rx="12"/>
<text class="title" x="${PADDING}" y="30">${area}</text>
<text class="says" x="${PADDING}" y="50">${AREAS[area]}</text>
${lines.join('\n')}
</g>`
}
