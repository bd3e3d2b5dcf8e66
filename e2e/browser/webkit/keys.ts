/** The codes of keys in WebDriver. */
const CODES: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  ControlOrMeta: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
}

const down = (value: string) => ({ type: 'keyDown', value })
const up = (value: string) => ({ type: 'keyUp', value })
const source = (actions: object[]) => ({ actions: [{ type: 'key', id: 'keys', actions }] })

/** A key, or some at once, such as Shift+Tab. */
export function pressed(keys: string): object {
  const codes = keys.split('+').map((key) => CODES[key] ?? key)
  return source([...codes.map(down), ...codes.toReversed().map(up)])
}

export const typed = (text: string): object =>
  source([...text].flatMap((sign) => [down(sign), up(sign)]))

export function clicked(point: { x: number; y: number }): object {
  const move = { type: 'pointerMove', duration: 0, origin: 'viewport', ...point }
  const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
  return {
    actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
  }
}
