import {
  readPicturePictureCannotReadPlease,
  readPicturePictureLarger2Mb,
  readPicturePictureLarger6000,
  readPicturePleaseChooseJpgPng,
} from '../island-messages/read-picture.generated.ts'

const MAX_BYTES = 2 * 1024 * 1024
const MAX_SIDE = 6_000

export type Picture = { readonly bitmap: ImageBitmap } | { readonly problem: string }

/** Looks at a chosen file before it is sent; the server checks it again, and has the last word. */
export async function readPicture(file: File): Promise<Picture> {
  if (!/^image\/(png|jpeg)$/.test(file.type)) return { problem: readPicturePleaseChooseJpgPng() }
  if (file.size > MAX_BYTES) return { problem: readPicturePictureLarger2Mb() }
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return { problem: readPicturePictureCannotReadPlease() }
  if (Math.max(bitmap.width, bitmap.height) > MAX_SIDE) {
    return { problem: readPicturePictureLarger6000() }
  }
  return { bitmap }
}

/** Draws the square of the picture that is kept: `part` of the way along its longer side. */
export function drawSquare(canvas: HTMLCanvasElement, bitmap: ImageBitmap, part: number): void {
  const side = Math.min(bitmap.width, bitmap.height)
  const [left, top] = [(bitmap.width - side) * part, (bitmap.height - side) * part]
  const { width, height } = canvas
  const pen = canvas.getContext('2d')
  pen?.clearRect(0, 0, width, height)
  pen?.drawImage(bitmap, left, top, side, side, 0, 0, width, height)
}
