/** The upper left corner of the square to keep, in parts of what is left over beside it. */
export type Crop = { readonly left: number; readonly top: number }

export type Redrawn =
  | { readonly ok: true; readonly png: Uint8Array }
  | { readonly ok: false; readonly problem: 'not-a-picture' | 'too-large' }

export type RedrawnBackground =
  | { readonly ok: true; readonly jpeg: Uint8Array }
  | { readonly ok: false; readonly problem: 'not-a-picture' | 'too-large' }

export type PictureRedrawer = {
  /**
   * A square PNG of 320 pixels, re-encoded from the pixels of a PNG or JPEG; nothing else of the file
   * survives. Without a crop it keeps the middle.
   */
  redraw(file: Uint8Array, crop: Crop | null): Promise<Redrawn>
  /**
   * A PNG of 320 × 320 pixels that is white on transparent, for dark grounds, re-encoded from its pixels;
   * `null`: it is something else.
   */
  redrawWhiteLogo(file: Uint8Array): Promise<Uint8Array | null>
  /** A JPEG of at most 960 by 960 pixels, of the same shape, re-encoded in the same way. */
  background(file: Uint8Array): Promise<RedrawnBackground>
}
