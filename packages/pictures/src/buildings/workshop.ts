import type { Ink } from '../palette.ts'
import type { Placement, Shape } from '../shape.ts'

const PIECES: readonly (readonly [fill: Ink, d: string])[] = [
  ['birch', 'M-78 2V-58H78V2z'],
  ['sand', 'M30-58H78V2H30z'],
  // A roof of three teeth, with panels on the sides that the sun shines on.
  ['stone', 'M-84-56L-62-92V-56zM-32-56L-10-92V-56zM20-56L42-92V-56z'],
  ['bloom', 'M-62-92L-32-56H-62zM-10-92L20-56H-10zM42-92L84-56H42z'],
  ['water', 'M-80-58L-64-84V-58zM-28-58L-12-84V-58zM24-58L40-84V-58z'],
  [
    'cloud',
    'M-76-61h12v2h-12zM-70-70h6v2h-6zM-24-61h12v2h-12zM-18-70h6v2h-6zM28-61h12v2H28zM34-70h6v2h-6z',
  ],
  ['root', 'M-84-58H84v5H-84z'],
  ['trunk', 'M-64-42h34v28h-34zM34-42h34v28H34zM-14 2V-38H14V2z'],
  ['sun', 'M-61-39h13v22h-13zM-46-39h13v22h-13zM37-39h13v22H37zM52-39h13v22H52z'],
  ['root', 'M-11 2V-35H-1V2zM1 2V-35H11V2z'],
  ['gold', 'M-4-18h2v4h-2zM2-18h2v4H2z'],
]

/** Where people work: wide windows, and a roof that lets light in and takes the sun. */
export function workshop(at: Placement): Shape[] {
  return PIECES.map(([fill, d]) => ({ fill, d, at }))
}
