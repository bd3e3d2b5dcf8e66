type Point = readonly [x: number, y: number]

const r = (value: number) => Math.round(value)

/** Joins numbers as tightly as path data allows. */
function pair(x: number, y: number): string {
  const [a, b] = [r(x), r(y)]
  return b < 0 ? `${a}${b}` : `${a} ${b}`
}

function tight(command: string, points: readonly Point[]): string {
  return points.reduce((text, [x, y], index) => {
    const next = pair(x, y)
    const joint = index === 0 || next.startsWith('-') ? '' : ' '
    return text + joint + next
  }, command)
}

/** A closed outline with straight edges, as if cut with a knife. */
export function cut(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points
  let at = [r(first[0]), r(first[1])] as Point
  const steps = rest.map(([x, y]): Point => {
    const step: Point = [r(x) - at[0], r(y) - at[1]]
    at = [r(x), r(y)]
    return step
  })
  return `M${pair(first[0], first[1])}${tight('l', steps)}z`
}

/** A closed soft outline that passes near each point. */
export function soft(points: readonly Point[]): string {
  const mid = (a: Point, b: Point): Point => [r((a[0] + b[0]) / 2), r((a[1] + b[1]) / 2)]
  const last = points.at(-1) ?? [0, 0]
  const start = mid(last, points[0] ?? last)
  let at = start
  let text = `M${pair(start[0], start[1])}`
  points.forEach((point, index) => {
    const to = mid(point, points[(index + 1) % points.length] ?? point)
    text += tight('q', [
      [point[0] - at[0], point[1] - at[1]],
      [to[0] - at[0], to[1] - at[1]],
    ])
    at = to
  })
  return `${text}z`
}

type Crown = {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
  readonly lobes: number
  /** Turns the lobes, so that two crowns of one size differ. */
  readonly turn?: number
}

/** A crown of leaves: an oval with a scalloped edge. */
export function crown({ x, y, rx, ry, lobes, turn = 0 }: Crown): string {
  const on = (k: number, grow: number): Point => {
    const angle = ((k + turn) / lobes) * 2 * Math.PI
    const uneven = grow * (1 + 0.07 * Math.sin(3 * angle + turn * 9))
    return [r(x + rx * uneven * Math.cos(angle)), r(y + ry * uneven * Math.sin(angle))]
  }
  let at = on(0, 1)
  let text = `M${pair(at[0], at[1])}`
  for (let k = 0; k < lobes; k += 1) {
    const bulge = on(k + 0.5, 1.32)
    const to = on(k + 1, 1)
    text += tight('q', [
      [bulge[0] - at[0], bulge[1] - at[1]],
      [to[0] - at[0], to[1] - at[1]],
    ])
    at = to
  }
  return `${text}z`
}

export function disc(x: number, y: number, radius: number): string {
  const [a, b] = [r(radius), r(radius) * 2]
  return `M${pair(x - a, y)}a${a} ${a} 0 0 1 ${b} 0a${a} ${a} 0 0 1-${b} 0z`
}

/** A tapering stroke from one point to another, bent by `bend`. */
export function limb(
  from: Point,
  to: Point,
  [wide, thin, bend]: readonly [number, number, number],
) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [-dy / length, dx / length]
  const middle: Point = [(from[0] + to[0]) / 2 + nx * bend, (from[1] + to[1]) / 2 + ny * bend]
  const side = (point: Point, width: number): Point => [
    point[0] + nx * width,
    point[1] + ny * width,
  ]
  const abs = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
  const half = (wide + thin) / 4
  return `M${abs(side(from, wide / 2))}Q${abs(side(middle, half))} ${abs(side(to, thin / 2))}L${abs(side(to, -thin / 2))}Q${abs(side(middle, -half))} ${abs(side(from, -wide / 2))}z`
}

type Ridge = {
  readonly width: number
  readonly y: number
  readonly bottom: number
  readonly rise: number
  readonly waves: number
  readonly shift: number
}

/** Land from edge to edge: a rolling top, everything below filled. */
export function ridge({ width, y, bottom, rise, waves, shift }: Ridge): string {
  const steps = waves * 2
  const step = width / steps
  let text = `M0 ${r(bottom)}V${r(y)}`
  for (let k = 0; k < steps; k += 1) {
    const lift = rise * (0.6 + 0.4 * Math.sin(k * 2.3 + shift)) * (k % 2 === 0 ? -1 : 1)
    text += `q${pair(step / 2, lift)} ${pair(step, 0)}`
  }
  return `${text}V${r(bottom)}z`
}

export function sheet(width: number, height: number, y = 0): string {
  return `M0 ${r(y)}H${r(width)}V${r(y + height)}H0z`
}
