import type { PictureRedrawer } from '@understory/ports/documents/pictures.ts'

/**
 * Pictures through libvips, which is loaded with the first; one at a time, so that the memory it takes is
 * that of one. A picture that needs more seconds by the clock than these is refused.
 */
export function createPictureRedrawer({ seconds = 2 } = {}): PictureRedrawer {
  let turn: Promise<unknown> = Promise.resolve()
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done
    return done
  }
  return {
    redraw: (file, crop) =>
      inTurn(async () => (await import('./redraw.ts')).redrawSquare(file, crop, seconds)),
    background: (file) =>
      inTurn(async () => (await import('./redraw.ts')).redrawBackground(file, seconds)),
    redrawWhiteLogo: (file) =>
      inTurn(async () => (await import('./white-logo.ts')).redrawWhiteLogo(file, seconds)),
  }
}
