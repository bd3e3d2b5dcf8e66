import type { StackFrame } from '@sentry/core'

const MOST_FRAMES = 50
/** "at name (file:1:2)" of Chromium, "name@file:1:2" of Firefox and WebKit. */
const FRAME =
  /^\s{0,9}(?:at )?(?:([\w$.<>[\] ]{1,100}?)(?: \(|@))?([^\s()@]{1,500}):(\d{1,7}):(\d{1,7})\)?$/

/** The frames of a stack that a browser wrote, the innermost last, as the protocol wants them. */
export function browserFrames(stack: string): StackFrame[] {
  return stack
    .slice(0, 8_000)
    .split('\n')
    .slice(0, MOST_FRAMES)
    .flatMap((line): StackFrame[] => {
      const [, name, filename, lineno, colno] = FRAME.exec(line) ?? []
      if (filename === undefined) return []
      const place = { filename, lineno: Number(lineno), colno: Number(colno), in_app: true }
      return [{ ...place, ...(name && { function: name }) }]
    })
    .toReversed()
}
